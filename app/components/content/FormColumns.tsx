import type {ReactNode} from 'react';
import {MapRoom} from '~/components/account/AuthPage';
import {useHasMap} from '~/components/ui/use-has-map';

interface Props {
  words: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form beside its words, which in a shop that sells the map a picture of it in a room follows. */
export function FormColumns({words, children}: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-x-12 print:block">
      <div>
        {words}
        {useHasMap() ? (
          <div className="mt-8 max-lg:hidden print:hidden">
            <MapRoom className="aspect-3/2 w-full rounded-panel object-cover" />
          </div>
        ) : null}
      </div>
      {children}
    </div>
  );
}
