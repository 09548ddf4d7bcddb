import {lazy, useState, type ReactNode} from 'react';
import {OnDemand} from './OnDemand';
import {useOverlay, type OverlayName} from './overlay';

const loadDialog = () => import('./DrawerDialog.client');

const lazyDialog = () =>
  lazy(async () => ({default: (await loadDialog()).DrawerDialog}));

interface Props {
  name: OverlayName;
  title: string;
  side: 'left' | 'right';
  closesOnLink?: boolean;
  children: ReactNode;
}

export function Drawer({name, ...props}: Props) {
  const {isOpen, close, restoreFocus} = useOverlay(name);
  const [wasOpened, setWasOpened] = useState(false);
  const [DrawerDialog, setDrawerDialog] = useState(lazyDialog);
  // React caches a failure; a new `lazy` loads again.
  const onFailed = () => {
    setDrawerDialog(lazyDialog());
    setWasOpened(false);
    close();
  };
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isOpen && !wasOpened) return null;
  return (
    <OnDemand onFailed={onFailed}>
      <DrawerDialog
        isOpen={isOpen}
        onClose={close}
        onClosed={restoreFocus}
        {...props}
      />
    </OnDemand>
  );
}

/** Preloads the drawer's library. */
export function preloadDrawer(): void {
  loadDialog().catch(() => undefined);
}
