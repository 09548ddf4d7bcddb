import type {ReactNode} from 'react';
import {useOverlay, type OverlayName} from './overlay';
import {OverlayOnDemand} from './OverlayOnDemand';

const loadDialog = () => import('./DrawerDialog.client');

interface Props {
  name: OverlayName;
  title: string;
  side: 'left' | 'right';
  closesOnLink?: boolean;
  children: ReactNode;
}

export function Drawer({name, ...props}: Props) {
  const {isOpen, close, restoreFocus} = useOverlay(name);
  return (
    <OverlayOnDemand
      name={name}
      load={async () => (await loadDialog()).DrawerDialog}
    >
      {(DrawerDialog) => (
        <DrawerDialog
          isOpen={isOpen}
          onClose={close}
          onClosed={restoreFocus}
          {...props}
        />
      )}
    </OverlayOnDemand>
  );
}

/** Preloads the drawer's library. */
export function preloadDrawer(): void {
  loadDialog().catch(() => undefined);
}
