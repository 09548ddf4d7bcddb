import type {ReactNode} from 'react';
import {RoomPicture} from '~/components/ui/RoomPicture';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Title and form are one panel, from tablets on beside a picture as in the header of a collection. */
export function AuthPage({title, lead, children}: Props) {
  return (
    <div className="page-width py-6 lg:py-10">
      <div className="grid overflow-clip rounded-panel border border-line bg-raised md:grid-cols-2">
        <div className="relative max-md:hidden">
          <RoomPicture className="absolute inset-0 size-full object-cover" />
        </div>
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
