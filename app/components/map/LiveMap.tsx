import {useEffect, useRef, useState, type PointerEvent} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {categoryAt} from '~/lib/weather/made-up-day';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {LiveMapView} from './LiveMapView';

/** Milliseconds after which reports are fetched again. */
const FRESH = 5 * 60_000;

/** Milliseconds that an hour of the made-up day takes: a day in 20 seconds. */
const HOUR = 20_000 / 24;

/**
 * The map with the weather of its airports. Its HTML tells without scripts which airport
 * has which category (`live-map.css`), and a table has the rest. The reports are fetched
 * as soon as somebody comes to the map, and again later.
 *
 * @param view of another region needs another key.
 */
export function LiveMap({view: given}: {view: MapView}) {
  const frame = useRef<HTMLDivElement>(null);
  const [fetched, setFetched] = useState<MapView | null>(null);
  const [hour, setHour] = useState<number | null>(null);
  const askedAt = useRef(0);
  const view = fetched ?? given;

  const ask = () => {
    if (Date.now() - askedAt.current < FRESH) return;
    askedAt.current = Date.now();
    fetchMapView(given.reportsPath).then(setFetched, () => {
      // The next move of the pointer tries again.
      askedAt.current = 0;
    });
  };
  useEffect(() => {
    // Somebody was there before this code.
    if (frame.current?.querySelector(':hover, :checked:not([checked]), :focus'))
      ask();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is taken over
  }, []);
  useEffect(() => {
    if (hour === null) return undefined;
    const timer = setTimeout(() => setHour(hour < 23 ? hour + 1 : null), HOUR);
    return () => clearTimeout(timer);
  }, [hour]);
  return (
    <div onPointerOver={ask} onFocus={ask}>
      <div ref={frame} onPointerUp={chooseNearest}>
        <LiveMapView
          view={hour === null ? view : {...view, lights: lightsAt(hour, view)}}
          isPlaying={hour !== null}
        />
      </div>
      <DayPlayer hour={hour} onHour={setHour} />
    </div>
  );
}

interface DayPlayerProps {
  /** `null` while no day is played. */
  hour: number | null;
  onHour: (hour: number | null) => void;
}

/** Plays a made-up day on the map, for browsers with JavaScript. */
function DayPlayer({hour, onHour}: DayPlayerProps) {
  const t = useTranslations('home.day');
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 no-js:hidden print:hidden">
      <Button
        type="button"
        variant="secondary"
        size="sm"
        onClick={() => onHour(hour === null ? 0 : null)}
      >
        {t(hour === null ? 'play' : 'stop')}
      </Button>
      {hour === null ? null : (
        <strong className="min-w-16 text-lg tabular-nums">
          {t('hour', {hour: String(hour)})}
        </strong>
      )}
      <p className="basis-full text-sm text-muted">{t('note')}</p>
    </div>
  );
}

function lightsAt(hour: number, {lights}: MapView): LightView[] {
  return lights.map((light) => ({
    ...light,
    category: categoryAt(hour, light.left, light.top),
  }));
}

/**
 * Fetches the weather of a region with all its reports.
 * @throws when it is not to be had.
 */
export async function fetchMapView(path: string): Promise<MapView> {
  const response = await fetch(path, {signal: AbortSignal.timeout(8000)});
  if (!response.ok) throw new Error(`Reports: ${response.status}`);
  return (await response.json()) as MapView;
}

/** A tap on the chart beside the lights means the nearest: a finger is wider than they are. */
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
