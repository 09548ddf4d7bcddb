import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {useServed} from '~/components/ui/served';
import {staticHtml} from '~/components/ui/static-html';
import {useLocale} from '~/components/ui/use-locale';
import {ageText} from '~/lib/weather/age-text';
import type {MapView} from '~/lib/weather/map-view';

/** Milliseconds after which the ages on the map are updated. */
const MINUTE = 60_000;

/** As high as it will be, roughly, when a link within the site leads here. */
const StaticMap = staticHtml<{view: MapView | null}>(
  () => import('./LiveMapView').then(({LiveMapView}) => LiveMapView),
  'min-h-[90vw] lg:min-h-[38rem]',
);

/**
 * The map with the weather of its airports. Its HTML works without scripts
 * (`live-map.css`); in the browser only the ages of the reports go on counting.
 *
 * @param view `null` where the document brought the map in its HTML.
 */
export function LiveMap({view}: {view: MapView | null}) {
  const html = useServed()?.mapHtml ?? '';
  const frame = useRef<HTMLDivElement>(null);
  const {tag} = useLocale();
  const {revalidate} = useRevalidator();
  const isLost = useRef(false);
  useEffect(() => {
    // React threw the document's HTML away, as after a fault in taking it over.
    if (view || isLost.current || frame.current?.hasChildNodes()) return;
    isLost.current = true;
    revalidate();
  }, [view, revalidate]);
  useEffect(() => {
    const tellAges = () => {
      const ages =
        frame.current?.querySelectorAll<HTMLElement>('[data-observed]');
      for (const age of ages ?? []) {
        const text = ageText(Number(age.dataset.observed), Date.now(), tag);
        if (age.textContent !== text) age.textContent = text;
      }
    };
    tellAges();
    const timer = setInterval(tellAges, MINUTE);
    return () => clearInterval(timer);
  }, [tag]);
  return <StaticMap view={view} html={html} frameRef={frame} />;
}
