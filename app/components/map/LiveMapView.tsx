import {Fragment, type ReactNode} from 'react';
import {RoomPicture} from '~/components/ui/RoomPicture';
import {useMapTranslations} from '~/components/ui/use-map-translations';
import {FLIGHT_CATEGORIES} from '~/lib/weather/flight-category';
import {phaseAt} from '~/lib/weather/made-up-day';
import {ABOVE_LANDSCAPE} from '~/lib/weather/landscape';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {Category} from './CategoryLabel';
import {CHART_PICTURES} from './charts';

/** All charts fill the same space; a landscape chart hangs in its upper part. */
const UPRIGHT = {gridArea: 'chart', aspectRatio: '660 / 900'};
const WIDE = {
  alignSelf: 'start',
  aspectRatio: '900 / 660',
  // Percentages of a margin are of the width.
  marginTop: `${(ABOVE_LANDSCAPE * 90000) / 660}%`,
};

interface Props {
  view: MapView;
  /** Hour of the day that is being played. */
  hour: number | null;
  /** Plays a day and stops it, on the wall below the chart. */
  play: ReactNode;
}

export function LiveMapView({view, hour, play}: Props) {
  const t = useMapTranslations('map.day');
  const {isWide, lights, note, region, tablePath, texts} = view;
  const [chartDay, chartNight] = CHART_PICTURES[region];
  return (
    <div
      className={`live-map ${isWide ? 'live-map-wide' : ''}`}
      data-playing={hour === null ? undefined : ''}
    >
      {isWide ? <div style={UPRIGHT} /> : null}
      <div className="live-map-chart" style={isWide ? WIDE : undefined}>
        <Chart url={chartDay} scheme="light" className="dark:hidden" />
        <Chart url={chartNight} scheme="dark" className="hidden dark:block" />
      </div>
      {/* The room on whose wall the frame hangs; its sideboard stands below any frame. It hangs from the
          chart, and would move if it arrived before. */}
      <div
        className={`live-map-room print:hidden ${isWide ? '' : 'max-md:hidden'}`}
      >
        <RoomPicture />
      </div>
      <div
        role="radiogroup"
        aria-label={texts.label}
        aria-describedby="live-map-keys"
        className="live-map-lights contents"
      >
        <MapLights {...view} />
      </div>
      {hour === null ? null : (
        // In the corner where no chart has an airport, above a landscape one; stays in view, above the
        // lights, while a phone shows the button below the chart.
        <strong
          style={{gridArea: 'chart'}}
          className="sticky top-20 z-4 mt-2 ml-2 flex h-11 w-fit items-center rounded-control bg-raised px-3 text-2xl"
        >
          {t?.('hour', {hour: String(hour)})}
        </strong>
      )}
      <div className="live-map-wall">{play}</div>
      <ul className="flex flex-wrap content-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-2 md:pr-48 font-mono text-xs [grid-area:legend]">
        {FLIGHT_CATEGORIES.map((category) => (
          <Category as="li" key={category} category={category}>
            {`${category.toUpperCase()} `}
            <span className="text-muted">
              {lights.filter((light) => light.category === category).length}
            </span>
          </Category>
        ))}
      </ul>
      {hour === null ? null : (
        <div className="live-map-hour">
          <p className="text-2xl font-bold">{t?.(`phases.${phaseAt(hour)}`)}</p>
          <div aria-hidden className="h-2 rounded-full bg-sunken">
            <div
              className="h-full rounded-full bg-accent"
              style={{width: `${(hour / 23) * 100}%`}}
            />
          </div>
          <p className="text-sm text-muted">{t?.('note')}</p>
        </div>
      )}
      <p id="live-map-keys" hidden>
        {texts.keys}
      </p>
      <p className="live-map-note">
        <span className="no-js:hidden">{texts.hint}</span> {note}{' '}
        <a href={tablePath} className="inline-flex text-link">
          {texts.table}
        </a>
      </p>
    </div>
  );
}

interface ChartProps {
  url: string;
  /** Colour mode of the device for which it is preloaded. */
  scheme: 'light' | 'dark';
  className: string;
}

/** The chart of one colour mode: preloaded for the device's mode, lazy for the other. */
function Chart({url, scheme, className}: ChartProps) {
  return (
    <>
      <link
        rel="preload"
        as="image"
        type="image/svg+xml"
        href={url}
        // React 18 ignores `fetchPriority`; use the lower-case name.
        {...{fetchpriority: 'high'}}
        media={`(prefers-color-scheme: ${scheme})`}
      />
      <img
        src={url}
        alt=""
        width={660}
        height={900}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </>
  );
}

/** The lights and their reports; one element each (drawn by `live-map.css`). */
function MapLights({chosen, lights, texts, isWhole}: MapView) {
  return lights.map((light) => {
    const {icao, name, state, category, left, top, look} = light;
    const isChosen = icao === chosen;
    const reportId = isWhole || isChosen ? `report-${icao}` : undefined;
    return (
      <Fragment key={icao}>
        <input
          type="radio"
          name="station"
          value={icao}
          defaultChecked={isChosen}
          aria-label={`${name} (${icao}): ${state}`}
          aria-describedby={reportId}
          className={`${category ?? 'unlit'} ${look}`.trim()}
          style={{'--x': `${left}%`, '--y': `${top}%`}}
        />
        {reportId ? (
          <MapReport light={light} id={reportId} texts={texts} />
        ) : null}
      </Fragment>
    );
  });
}

interface ReportProps {
  light: LightView;
  id: string;
  texts: MapView['texts'];
}

const VALUES = ['wind', 'visibility', 'ceiling', 'time'] as const;

function MapReport({light, id, texts}: ReportProps) {
  const {icao, name, state, category, report} = light;
  return (
    <div className="live-map-report" id={id}>
      <p>
        <b>{name}</b> <code>{icao}</code>
        <Category category={category}>{state}</Category>
      </p>
      {report ? (
        <>
          <p>{report.plain}</p>
          <dl>
            {VALUES.map((value) => (
              <div key={value}>
                <dt>{texts[value]}</dt>
                <dd>
                  {report[value]}
                  {value === 'time' && report.age ? `, ${report.age}` : null}
                </dd>
              </div>
            ))}
          </dl>
          <code>{report.raw}</code>
        </>
      ) : null}
    </div>
  );
}
