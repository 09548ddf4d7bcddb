import type {MapView} from '~/lib/weather/map-view';
import alpsDay from './chart-alps-day.svg?url';
import alpsNight from './chart-alps-night.svg?url';
import europeDay from './chart-europe-day.svg?url';
import europeNight from './chart-europe-night.svg?url';
import germanyDay from './chart-germany-day.svg?url';
import germanyNight from './chart-germany-night.svg?url';
import usEastCoastDay from './chart-usEastCoast-day.svg?url';
import usEastCoastNight from './chart-usEastCoast-night.svg?url';
import {CategoryKey} from './CategoryKey';
import {MapLights} from './MapLights';
import {MapReport} from './MapReport';

const PICTURES: Readonly<
  Record<MapView['region'], readonly [day: string, night: string]>
> = {
  germany: [germanyDay, germanyNight],
  alps: [alpsDay, alpsNight],
  europe: [europeDay, europeNight],
  usEastCoast: [usEastCoastDay, usEastCoastNight],
};

/** The place that all charts have; one wider than high hangs in its middle. */
const UPRIGHT = {gridArea: 'chart', aspectRatio: '660 / 900'};
const WIDE = {alignSelf: 'center', aspectRatio: '900 / 660'};

interface Props {
  view: MapView;
  /** Milliseconds since 1970; `null` until the browser says it. */
  now: number | null;
  /** The lights show a made-up day. */
  isPlaying: boolean;
}

/** The whole of the live map; see `LiveMap`, which is what pages use. */
export function LiveMapView({view, now, isPlaying}: Props) {
  const {
    chosen,
    counts,
    isSample,
    isWide,
    lights,
    note,
    region,
    room,
    tablePath,
    texts,
  } = view;
  const [chartDay, chartNight] = PICTURES[region];
  return (
    <>
      <div className="live-map" data-playing={isPlaying ? '' : undefined}>
        {isWide ? <div style={UPRIGHT} /> : null}
        <div className="live-map-chart" style={isWide ? WIDE : undefined}>
          <ChartPreload url={chartDay} scheme="light" />
          <ChartPreload url={chartNight} scheme="dark" />
          <Chart url={chartDay} className="dark:hidden" />
          <Chart url={chartNight} className="hidden dark:block" />
          {isSample ? (
            <p className="live-map-sample absolute top-2 right-2 z-20 rounded-full border border-line-strong bg-raised px-3 py-0.5 text-sm font-bold">
              {texts.sample}
            </p>
          ) : null}
        </div>
        <div
          role="radiogroup"
          aria-label={texts.label}
          aria-describedby="live-map-keys"
          className="live-map-lights"
        >
          <MapLights
            chosen={chosen}
            lights={lights}
            texts={texts}
            now={now}
            isWhole={!room}
          />
        </div>
        {room?.map((light) => (
          <MapReport key={light.icao} light={light} texts={texts} now={now} />
        ))}
        <ul className="live-map-legend font-mono text-xs">
          {counts.map(({category, count}) => (
            <li key={category} className="flex items-center gap-2">
              <span>
                <CategoryKey category={category} />
                {category.toUpperCase()}
              </span>
              <span className="text-muted tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
        <p id="live-map-keys" hidden>
          {texts.keys}
        </p>
      </div>
      <p className="mt-2 text-sm text-muted">
        <span className="no-js:hidden">{texts.hint}</span> {note}{' '}
        <a href={tablePath} className="text-link">
          {texts.table}
        </a>
      </p>
    </>
  );
}

interface ChartPreloadProps {
  url: string;
  scheme: 'light' | 'dark';
}

/**
 * Has the chart of the device's colour mode fetched while the page is laid out: a lazy
 * picture waits until then, and this one is what a visitor sees first. Who chose the
 * other mode loads both.
 */
function ChartPreload({url, scheme}: ChartPreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/svg+xml"
      href={url}
      // React 18 does not know `fetchPriority`; in lower case it is passed on.
      {...{fetchpriority: 'high'}}
      media={`(prefers-color-scheme: ${scheme})`}
    />
  );
}

/** The one of the other colour mode is not displayed and, being lazy, never loaded. */
function Chart({url, className}: {url: string; className: string}) {
  return (
    <img
      src={url}
      alt=""
      width={660}
      height={900}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
