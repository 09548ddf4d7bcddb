import type {CSSProperties} from 'react';
import type {MapView} from '~/lib/weather/map-view';
import {CategoryKey} from './CategoryLabel';

const VALUES = ['time', 'wind', 'visibility', 'ceiling', 'raw'] as const;
const COLUMNS = ['airport', 'category', ...VALUES] as const;

/** On a phone rows become blocks, whose `display` drops the implicit roles. */
export function ReportTable({
  lights,
  texts,
}: Pick<MapView, 'lights' | 'texts'>) {
  // `live-map.css` puts these labels before the values.
  const labels = Object.fromEntries(
    VALUES.map((value) => [
      `--live-map-${value}`,
      JSON.stringify(texts[value]),
    ]),
  ) as CSSProperties;
  /* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- displayed as blocks, its parts lose their roles in some browsers */
  return (
    <div className="@container rounded-panel border border-line bg-raised">
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
      </table>
    </div>
  );
}
