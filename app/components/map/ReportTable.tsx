import type {CSSProperties} from 'react';
import type {MapView} from '~/lib/weather/map-view';
import {CategoryKey} from './CategoryLabel';

/** The columns after airport and category. */
const VALUES = ['time', 'wind', 'visibility', 'ceiling', 'raw'] as const;
const COLUMNS = ['airport', 'category', ...VALUES] as const;

/**
 * What the lights say, for those who would rather read than look. Where there
 * is no room for seven columns each row is a block of its own, so that nothing has to be
 * moved sideways; the roles are said since browsers forget those of a table that is laid
 * out otherwise.
 */
export function ReportTable({
  lights,
  texts,
}: Pick<MapView, 'lights' | 'texts'>) {
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
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {texts[column]}
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
