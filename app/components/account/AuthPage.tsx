import {useRouteLoaderData} from '@remix-run/react';
import type {ReactNode} from 'react';
import {RoomPicture} from '~/components/ui/RoomPicture';
import {useHasMap} from '~/components/ui/use-has-map';
import type {RegionKey} from '~/lib/i18n/market-facts';
import mapDay from './map-room-day.webp';
import coastDay from './map-room-east-coast-day.webp';
import coastNight from './map-room-east-coast-night.webp';
import mapNight from './map-room-night.webp';

const SIZE = {width: 1320, height: 880};
const GERMANY = {day: mapDay, night: mapNight, ...SIZE};
const EAST_COAST = {day: coastDay, night: coastNight, ...SIZE};

/** The room in which the map of the visitor's region hangs. */
export function MapRoom({className}: {className: string}) {
  const region = useRouteLoaderData<{region: RegionKey}>('root')?.region;
  const room = region === 'usEastCoast' ? EAST_COAST : GERMANY;
  return <RoomPicture room={room} className={className} />;
}

interface Props {
  /** Without one the children have the heading. */
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** Heading and form are one panel, where the shop sells the map from tablets on beside a room in which it hangs. */
export function AuthPage({title, lead, children}: Props) {
  const hasMap = useHasMap();
  return (
    <div className="page-width py-6 lg:py-10">
      <div
        className={`grid overflow-clip rounded-panel border border-line bg-raised ${hasMap ? 'md:grid-cols-2' : ''}`}
      >
        {hasMap ? (
          <div className="relative max-md:hidden">
            <MapRoom className="absolute inset-0 size-full object-cover" />
          </div>
        ) : null}
        <div className="mx-auto grid w-full max-w-md content-start gap-6 p-4 md:p-6 lg:py-10">
          {title ? (
            <header>
              <h1 className="text-3xl sm:text-4xl">{title}</h1>
              {lead ? <p className="mt-3 text-muted">{lead}</p> : null}
            </header>
          ) : null}
          {children}
        </div>
      </div>
    </div>
  );
}
