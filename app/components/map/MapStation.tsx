import type {CSSProperties, ReactNode} from 'react';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {CategoryKey} from './CategoryKey';

interface Props {
  light: LightView;
  texts: MapView['texts'];
}

/** A light on the chart, as a choice among all of them, and its report. */
export function MapStation({light, texts}: Props) {
  const {icao, name, state, category, left, top, report} = light;
  const reportId = `report-${icao}`;
  const classes = [
    'live-map-light',
    `live-map-${category ?? 'none'}`,
    light.isHub && 'live-map-hub',
    light.isMinor && 'live-map-minor',
    light.labelSide !== 'right' && `live-map-label-${light.labelSide}`,
  ];
  return (
    <>
      <label
        className={classes.filter(Boolean).join(' ')}
        style={{'--x': `${left}%`, '--y': `${top}%`} as CSSProperties}
      >
        <input
          type="radio"
          name="station"
          value={icao}
          aria-label={`${name} (${icao}): ${state}`}
          aria-describedby={reportId}
        />
        <span aria-hidden className="live-map-code">
          {icao}
        </span>
      </label>
      <div className="live-map-report" id={reportId}>
        <p>
          <b>{name}</b> <code>{icao}</code>
          <span>
            <CategoryKey category={category} />
            {state}
          </span>
        </p>
        {report ? <Report report={report} texts={texts} /> : null}
      </div>
    </>
  );
}

interface ReportProps {
  report: NonNullable<LightView['report']>;
  texts: MapView['texts'];
}

function Report({report, texts}: ReportProps) {
  const {wind, visibility, ceiling, time, observedAt, age, raw} = report;
  return (
    <>
      <dl>
        <Value term={texts.wind}>{wind}</Value>
        <Value term={texts.visibility}>{visibility}</Value>
        <Value term={texts.ceiling}>{ceiling}</Value>
        <Value term={texts.time}>
          {time}{' '}
          {observedAt === null ? null : (
            <i className="not-italic" data-observed={observedAt}>
              {age}
            </i>
          )}
        </Value>
      </dl>
      <code>{raw}</code>
    </>
  );
}

function Value({term, children}: {term: string; children: ReactNode}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
