import {Fragment, type CSSProperties} from 'react';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {MapReport} from './MapReport';

interface Props {
  /** The light that is chosen already. */
  chosen: string | null;
  lights: readonly LightView[];
  texts: MapView['texts'];
  /** See `LiveMapView`. */
  now: number | null;
  /** Every light has its report, even one without any. */
  isWhole: boolean;
}

/** The lights of the chart, each followed by its report where that is shown. */
export function MapLights({chosen, lights, texts, now, isWhole}: Props) {
  return lights.map((light) => {
    const isChosen = light.icao === chosen;
    const id = isWhole || isChosen ? `report-${light.icao}` : undefined;
    return (
      <Fragment key={light.icao}>
        <MapLight light={light} isChosen={isChosen} reportId={id} />
        {id ? (
          <MapReport light={light} id={id} texts={texts} now={now} />
        ) : null}
      </Fragment>
    );
  });
}

interface LightProps {
  light: LightView;
  isChosen: boolean;
  /** Of the report that is on the page. */
  reportId: string | undefined;
}

/**
 * A light on the chart, as a choice among all of them. There are dozens, so that its
 * classes are short and `live-map.css` writes its indicator from its value.
 */
function MapLight({light, isChosen, reportId}: LightProps) {
  const {icao, name, state, category, left, top} = light;
  const classes = [
    category ?? 'unlit',
    light.isHub && 'hub',
    light.isMinor && 'minor',
    light.labelSide !== 'right' && light.labelSide,
  ];
  return (
    <label
      className={classes.filter(Boolean).join(' ')}
      style={{'--x': `${left}%`, '--y': `${top}%`} as CSSProperties}
    >
      <input
        type="radio"
        name="station"
        value={icao}
        defaultChecked={isChosen}
        aria-describedby={reportId}
        aria-label={`${name} (${icao}): ${state}`}
      />
    </label>
  );
}
