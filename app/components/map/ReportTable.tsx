import type {MapView} from '~/lib/weather/map-view';
import type {ReportGroup} from '~/lib/weather/report-groups';
import {Category} from './CategoryLabel';

const VALUES = ['time', 'wind', 'visibility', 'ceiling', 'raw'] as const;
const COLUMNS = ['airport', 'category', ...VALUES] as const;

/** Says what its column's title says. */
const PREFIX = /^METAR /;

/**
 * On a phone rows become blocks, whose `display` drops the implicit roles. They are folded: 44 reports would
 * be 15 screens. `live-map.css` shows the cells of a row whose `details` are open.
 */
export function ReportTable({
  groups,
  texts,
}: {
  groups: readonly ReportGroup[];
  texts: MapView['texts'];
}) {
  /* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- displayed as blocks, its parts lose their roles in some browsers */
  return (
    <div className="@container rounded-panel border border-line bg-raised">
      <table className="live-map-table" role="table">
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
        {groups.map(({id, category: kind, title, note, lights}) => (
          <tbody key={id} id={id} role="rowgroup">
            <tr role="row" className="bg-surface">
              <th colSpan={COLUMNS.length} role="rowheader" scope="rowgroup">
                <Category category={kind}>{title}</Category>{' '}
                <span className="font-normal text-muted">{note}</span>
              </th>
            </tr>
            {lights.map(({icao, name, category, state, report}) => (
              <tr key={icao} role="row">
                <th role="rowheader" scope="row">
                  {name} <code>{icao}</code>
                </th>
                <td role="cell">
                  <Category category={category}>{state}</Category>
                  {report ? (
                    <details>
                      <summary
                        aria-label={`${texts.raw} ${icao}`}
                        className="fold cover-link pl-3"
                      />
                    </details>
                  ) : null}
                </td>
                {VALUES.map((value) => (
                  // The label is shown where the row is a block.
                  <td
                    key={value}
                    role="cell"
                    data-label={
                      report && value !== 'raw' ? texts[value] : undefined
                    }
                  >
                    {report?.[value].replace(PREFIX, '')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
