import {useRevalidator} from '@remix-run/react';
import {useCallback, useEffect, useRef} from 'react';
import {useServed} from '~/components/ui/served';
import {staticHtml} from '~/components/ui/static-html';
import {useLocale} from '~/components/ui/use-locale';
import {ageText} from '~/lib/weather/age-text';
import type {MapView} from '~/lib/weather/map-view';
import {DayPlayer} from './DayPlayer';

/** Milliseconds after which the ages on the map are updated. */
const MINUTE = 60_000;

/** As high as it will be, roughly, when a link within the site leads here. */
const ROOM = 'min-h-[150vw] sm:min-h-[40rem]';

const StaticMap = staticHtml<{view: MapView | null}>(
  () => import('./LiveMapView').then(({LiveMapView}) => LiveMapView),
  ROOM,
);

interface Props {
  view: MapView | null;
  otherHtml?: string | null;
}

/**
 * The map with the weather of its airports. Its HTML tells without scripts which airport
 * has which category (`live-map.css`), and a table has the rest. In the browser the
 * reports are fetched as soon as somebody comes to the map, and their ages go on counting.
 *
 * @param view `null` where the document brought the map in its HTML.
 * @param otherHtml takes its place: the HTML of another region's map, with its reports.
 */
export function LiveMap({view, otherHtml = null}: Props) {
  const html = useServed()?.mapHtml ?? '';
  const whole = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const {tag} = useLocale();
  const {revalidate} = useRevalidator();
  const isLost = useRef(false);
  const isAsked = useRef(false);
  useEffect(() => {
    // React threw the document's HTML away, as after a fault in taking it over.
    if (view || isLost.current || frame.current?.hasChildNodes()) return;
    isLost.current = true;
    revalidate();
  }, [view, revalidate]);
  const ask = useCallback(() => {
    if (isAsked.current || otherHtml !== null || !frame.current) return;
    isAsked.current = true;
    takeReports(frame.current, tag).catch(() => {
      // The next move of the pointer tries again.
      isAsked.current = false;
    });
  }, [tag, otherHtml]);
  useEffect(() => {
    // Somebody was there before this code.
    if (frame.current?.querySelector(':hover, :checked:not([checked]), :focus'))
      ask();
  }, [ask]);
  useEffect(() => {
    const {current} = whole;
    current?.addEventListener('click', chooseNearest);
    return () => current?.removeEventListener('click', chooseNearest);
  }, []);
  useEffect(() => {
    const tellAges = () => {
      if (frame.current) showAges(frame.current, tag);
    };
    tellAges();
    const timer = setInterval(tellAges, MINUTE);
    return () => clearInterval(timer);
  }, [tag, otherHtml]);
  return (
    <div ref={whole} onPointerOver={ask} onFocus={ask}>
      {otherHtml === null ? (
        <StaticMap view={view} html={html} frameRef={frame} />
      ) : (
        <div
          key={otherHtml}
          ref={frame}
          className={ROOM}
          dangerouslySetInnerHTML={{__html: otherHtml}}
        />
      )}
      <DayPlayer key={`day ${otherHtml}`} map={frame} />
    </div>
  );
}

/** A tap on the chart beside the lights means the nearest: a finger is wider than they are. */
function chooseNearest({target, clientX, clientY}: MouseEvent): void {
  const chart =
    target instanceof Element &&
    target.closest('.live-map-chart')?.parentElement;
  if (!chart) return;
  const distance = (light: Element) => {
    const {x, y, width, height} = light.getBoundingClientRect();
    return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
  };
  const [nearest] = [
    ...chart.querySelectorAll('.live-map-lights > label'),
  ].sort((a, b) => distance(a) - distance(b));
  const input = nearest?.querySelector('input');
  if (input) input.checked = true;
}

/** Puts how long ago each report was made into a map. */
function showAges(frame: HTMLElement, tag: string): void {
  for (const age of frame.querySelectorAll<HTMLElement>('[data-observed]')) {
    const text = ageText(Number(age.dataset.observed), Date.now(), tag);
    if (age.textContent !== text) age.textContent = text;
  }
}

/**
 * Fetches the reports, and puts each behind its light, which it brings up to date: the
 * page may have been open for hours. Throws when they are not to be had.
 */
async function takeReports(frame: HTMLElement, tag: string): Promise<void> {
  const path =
    frame.querySelector<HTMLElement>('[data-reports]')?.dataset.reports;
  // Its HTML is not there yet.
  if (!path) throw new Error('There is no map.');
  const response = await fetch(path, {signal: AbortSignal.timeout(10_000)});
  if (!response.ok) throw new Error(`Reports: ${response.status}`);
  const answer = new DOMParser().parseFromString(
    await response.text(),
    'text/html',
  );
  for (const label of frame.querySelectorAll('.live-map-lights > label')) {
    const light = label.querySelector('input');
    const fresh = answer.querySelector(`[value="${light?.value}"]`);
    const report = answer.getElementById(`report-${light?.value}`);
    if (!light || !fresh?.parentElement || !report) continue;
    // The chosen one's was there from the start.
    if (label.nextElementSibling?.id === report.id) {
      label.nextElementSibling.remove();
    }
    label.className = fresh.parentElement.className;
    light.ariaLabel = fresh.getAttribute('aria-label');
    light.setAttribute('aria-describedby', report.id);
    label.after(report);
  }
  showAges(frame, tag);
}
