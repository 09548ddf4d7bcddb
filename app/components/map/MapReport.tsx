import type {ReactNode} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import {ageText} from '~/lib/weather/age-text';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {CategoryKey} from './CategoryKey';

interface Props {
  light: LightView;
  id?: string;
  texts: MapView['texts'];
  /** See `LiveMapView`. */
  now: number | null;
}

/** What the airport of a light reports. */
export function MapReport({light, id, texts, now}: Props) {
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
      {report ? <Values report={report} texts={texts} now={now} /> : null}
    </div>
  );
}

interface ValuesProps extends Pick<Props, 'texts' | 'now'> {
  report: NonNullable<LightView['report']>;
}

function Values({report, texts, now}: ValuesProps) {
  const {tag} = useLocale();
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
            <i className="not-italic">
              {now === null || observedAt === null
                ? age
                : ageText(observedAt, now, tag)}
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
