import {Fragment, type CSSProperties} from 'react';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {CategoryKey} from './CategoryLabel';

/** The lights and their reports; one element each (drawn by `live-map.css`). */
export function MapLights({chosen, lights, texts, isWhole}: MapView) {
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
          style={{'--x': `${left}%`, '--y': `${top}%`} as CSSProperties}
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
        <span>
          <CategoryKey category={category} />
          {state}
        </span>
      </p>
      {report ? (
        <>
          <p>{report.plain}</p>
          <dl>
            {VALUES.map((value) => (
              <div key={value}>
                <dt>{texts[value]}</dt>
                <dd>{report[value]}</dd>
                {value === 'time' && report.age ? <dd>{report.age}</dd> : null}
              </div>
            ))}
          </dl>
          <code>{report.raw}</code>
        </>
      ) : null}
    </div>
  );
}
