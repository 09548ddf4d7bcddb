import type {LightView, MapView} from '~/lib/metar/map-view';

import {CategoryKey} from './CategoryKey';

interface Props {
  lights: readonly LightView[];
  texts: MapView['texts'];
}

/** What the lights say, for whoever would rather read than look. */
export function ReportTable({lights, texts}: Props) {
  return (
    <div
      // What is wider than the window is moved with the keyboard as well.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={texts.tableCaption}
      className="mt-2 max-h-[36rem] overflow-auto rounded-panel border border-line bg-raised"
    >
      <table className="live-map-table">
        <caption className="sr-only">{texts.tableCaption}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col">{texts.airport}</th>
            <th scope="col">{texts.category}</th>
            <th scope="col">{texts.time}</th>
            <th scope="col">{texts.wind}</th>
            <th scope="col">{texts.visibility}</th>
            <th scope="col">{texts.ceiling}</th>
            <th scope="col">{texts.raw}</th>
          </tr>
        </thead>
        <tbody>
          {lights.map(({icao, name, category, state, report}) => (
            <tr key={icao}>
              <th scope="row">
                {name} <code>{icao}</code>
              </th>
              <td>
                <CategoryKey category={category} />
                {state}
              </td>
              <td>{report?.time}</td>
              <td>{report?.wind}</td>
              <td>{report?.visibility}</td>
              <td>{report?.ceiling}</td>
              <td>
                <code>{report?.raw}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
