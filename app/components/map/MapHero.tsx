import type {ReactNode} from 'react';
import type {MapView} from '~/lib/weather/map-view';
import {LiveMap} from './LiveMap';

interface Props {
  view: MapView | null;
  /** What stands beside the map: the page's heading and where to go next. */
  children: ReactNode;
}

/** First view of a page: its heading, and the map with the weather of now. */
export function MapHero({view, children}: Props) {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="page-width grid grid-cols-1 items-center gap-x-10 gap-y-8 py-8 lg:grid-cols-[minmax(0,40fr)_minmax(0,60fr)] lg:py-12">
        <div>{children}</div>
        <div>
          <LiveMap view={view} />
        </div>
      </div>
    </section>
  );
}
