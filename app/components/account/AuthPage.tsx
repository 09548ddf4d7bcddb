import type {ReactNode} from 'react';
import {RoomPicture} from '~/components/ui/RoomPicture';
import {useHasMap} from '~/components/ui/use-has-map';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Title and form are one panel, where the shop sells the map from tablets on beside a picture of its room. */
export function AuthPage({title, lead, children}: Props) {
  const hasMap = useHasMap();
  return (
    <div className="page-width py-6 lg:py-10">
      <div
        className={`grid overflow-clip rounded-panel border border-line bg-raised ${hasMap ? 'md:grid-cols-2' : ''}`}
      >
        {hasMap ? (
          <div className="relative max-md:hidden">
            <RoomPicture className="absolute inset-0 size-full object-cover" />
          </div>
        ) : null}
        <div className="mx-auto grid w-full max-w-md gap-6 p-4 lg:py-10">
          <header>
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            {lead ? <p className="mt-3 text-muted">{lead}</p> : null}
          </header>
          {children}
        </div>
      </div>
    </div>
  );
}
