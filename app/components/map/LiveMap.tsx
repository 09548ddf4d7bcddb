import {useEffect, useRef, useState, type PointerEvent} from 'react';
import {Button} from '~/components/ui/Button';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {categoryAt} from '~/lib/weather/made-up-day';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {LiveMapView} from './LiveMapView';
import {MADE_UP_HOUR_MS, MAP_FRESH_MS} from '~/lib/limits/limits';

/**
 * The live map, which works without scripts. Reports load on the first interaction.
 * @param view Another region needs another `key`.
 */
export function LiveMap({view: initialView}: {view: MapView}) {
  const t = useMapTranslations('map.day');
  const frame = useRef<HTMLDivElement>(null);
  const [fetched, setFetched] = useState<MapView | null>(null);
  const [hour, setHour] = useState<number | null>(null);
  const fetchedAt = useRef(0);
  const view = fetched ?? initialView;

  const refresh = () => {
    if (Date.now() - fetchedAt.current < MAP_FRESH_MS) return;
    fetchedAt.current = Date.now();
    fetchMapView(initialView.reportsPath).then(setFetched, () => {
      // The next pointer movement tries again.
      fetchedAt.current = 0;
    });
  };
  useEffect(() => {
    // The visitor may have interacted before hydration.
    if (frame.current?.querySelector(':hover, :checked:not([checked]), :focus'))
      refresh();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is taken over
  }, []);
  useEffect(() => {
    if (hour === null) return undefined;
    const timer = setTimeout(
      () => setHour(hour < 23 ? hour + 1 : null),
      MADE_UP_HOUR_MS,
    );
    return () => clearTimeout(timer);
  }, [hour]);
  return (
    <div onPointerOver={refresh} onFocus={refresh}>
      <div ref={frame} onPointerUp={chooseNearest}>
        <LiveMapView
          view={hour === null ? view : {...view, lights: lightsAt(hour, view)}}
          hour={hour}
          play={
            <Button
              type="button"
              variant="secondary"
              size="sm"
              className="no-js:hidden print:hidden"
              onClick={() => setHour(hour === null ? 0 : null)}
            >
              {t?.(hour === null ? 'play' : 'stop')}
            </Button>
          }
        />
      </div>
    </div>
  );
}

function lightsAt(hour: number, {lights}: MapView): LightView[] {
  return lights.map((light) => {
    const category = categoryAt(hour, light.left, light.top);
    return {...light, category, state: category.toUpperCase()};
  });
}

/** Fetches the weather of a region with all its reports. @throws when the request fails. */
export async function fetchMapView(path: string): Promise<MapView> {
  const response = await fetch(path, {signal: AbortSignal.timeout(8000)});
  if (!response.ok) throw new Error(`Reports: ${response.status}`);
  return (await response.json()) as MapView;
}

/** A tap beside the lights selects the nearest: a finger is wider than a light. */
function chooseNearest({
  target,
  currentTarget,
  clientX,
  clientY,
}: PointerEvent): void {
  if (!(target instanceof Element && target.closest('.live-map-chart'))) return;
  const distance = (light: Element) => {
    const {x, y, width, height} = light.getBoundingClientRect();
    return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
  };
  const [nearest] = [
    ...currentTarget.querySelectorAll<HTMLInputElement>('[type=radio]'),
  ].sort((a, b) => distance(a) - distance(b));
  if (nearest) nearest.checked = true;
}
