import {lazy, useState, type ReactNode} from 'react';
import {OnDemand} from './OnDemand';
import {useOverlay, type OverlayName} from './overlay';

const loadDialog = () => import('./DrawerDialog.client');

const DrawerDialog = lazy(async () => ({
  default: (await loadDialog()).DrawerDialog,
}));

interface Props {
  name: OverlayName;
  title: string;
  side: 'left' | 'right';
  closesOnLink?: boolean;
  children: ReactNode;
}

/** A panel that slides in from a side; its library is loaded the first time. */
export function Drawer({name, ...props}: Props) {
  const {isOpen, close, restoreFocus} = useOverlay(name);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isOpen && !wasOpened) return null;
  return (
    <OnDemand>
      <DrawerDialog
        isOpen={isOpen}
        onClose={close}
        onClosed={restoreFocus}
        {...props}
      />
    </OnDemand>
  );
}

/** Loads the drawer's library ahead of a likely opening. */
export function preloadDrawer(): void {
  loadDialog().catch(() => undefined);
}
