import type {ReactNode} from 'react';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {CategoryKey} from './CategoryKey';

interface Props {
  light: LightView;
  id?: string;
  texts: MapView['texts'];
}

/** What the airport of a light reports. */
export function MapReport({light, id, texts}: Props) {
  const {icao, name, state, category, report} = light;
  return (
    <div className="live-map-report" id={id}>
      <p>
        <b>{name}</b> <code>{icao}</code>
        <span>
          <CategoryKey category={category} />
          {state}
        </span>
      </p>
      {report ? <Values report={report} texts={texts} /> : null}
    </div>
  );
}

interface ValuesProps {
  report: NonNullable<LightView['report']>;
  texts: MapView['texts'];
}

function Values({report, texts}: ValuesProps) {
  const {plain, wind, visibility, ceiling, time, observedAt, age, raw} = report;
  return (
    <>
      <p>{plain}</p>
      <dl>
        <Value term={texts.wind}>{wind}</Value>
        <Value term={texts.visibility}>{visibility}</Value>
        <Value term={texts.ceiling}>{ceiling}</Value>
        <Value term={texts.time}>
          {time}{' '}
          {age === null ? null : (
            <i className="not-italic" data-observed={observedAt ?? undefined}>
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
