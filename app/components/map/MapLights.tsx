import {Fragment, type CSSProperties} from 'react';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {MapReport} from './MapReport';

interface Props {
  lights: readonly LightView[];
  /** With them each light is followed by its report. */
  texts?: MapView['texts'];
}

/** The lights of the chart. */
export function MapLights({lights, texts}: Props) {
  return lights.map((light) => (
    <Fragment key={light.icao}>
      <MapLight light={light} />
      {texts ? (
        <MapReport light={light} id={`report-${light.icao}`} texts={texts} />
      ) : null}
    </Fragment>
  ));
}

/**
 * A light on the chart, as a choice among all of them. There are dozens, so that its
 * classes are short and `live-map.css` writes its indicator from its value.
 */
function MapLight({light}: {light: LightView}) {
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
        aria-label={`${name} (${icao}): ${state}`}
      />
    </label>
  );
}
