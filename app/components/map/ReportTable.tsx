import type {CSSProperties} from 'react';
import type {LightView, MapView} from '~/lib/weather/map-view';
import {CategoryKey} from './CategoryKey';

interface Props {
  lights: readonly LightView[];
  texts: MapView['texts'];
}

/** The columns after airport and category, whose names a row that is a block shows. */
const VALUES = ['time', 'wind', 'visibility', 'ceiling', 'raw'] as const;

/**
 * What the lights say, for those who would rather read than look. Where there
 * is no room for seven columns each row is a block of its own, so that nothing has to be
 * moved sideways; the roles are said since browsers forget those of a table that is laid
 * out otherwise.
 */
export function ReportTable({lights, texts}: Props) {
  // Written once in the HTML, and put before each value by `live-map.css`.
  const labels = Object.fromEntries(
    VALUES.map((value) => [
      `--live-map-${value}`,
      JSON.stringify(texts[value]),
    ]),
  ) as CSSProperties;
  return (
    <div className="live-map-reports">
      <table className="live-map-table" role="table" style={labels}>
        <caption className="sr-only">{texts.tableCaption}</caption>
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">
              {texts.airport}
            </th>
            <th role="columnheader" scope="col">
              {texts.category}
            </th>
            {VALUES.map((value) => (
              <th key={value} role="columnheader" scope="col">
                {texts[value]}
              </th>
            ))}
          </tr>
        </thead>
        {/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a table are not interactive */}
        <tbody>
          {lights.map(({icao, name, category, state, report}) => (
            <tr key={icao} role="row">
              <th role="rowheader" scope="row">
                {name} <code>{icao}</code>
              </th>
              <td role="cell">
                <CategoryKey category={category} />
                {state}
              </td>
              {VALUES.map((value) => (
                <td key={value} role="cell">
                  {report?.[value]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {/* eslint-enable jsx-a11y/no-interactive-element-to-noninteractive-role */}
      </table>
    </div>
  );
}
