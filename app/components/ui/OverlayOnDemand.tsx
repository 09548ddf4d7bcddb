import {
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import {OnDemand} from './OnDemand';
import {useOverlay, type OverlayName} from './overlay';
import {useLazy} from './use-lazy';

interface Props<PartProps> {
  name: OverlayName;
  load: () => Promise<ComponentType<PartProps>>;
  children: (Part: LazyExoticComponent<ComponentType<PartProps>>) => ReactNode;
}

/**
 * Renders an overlay's part from its first opening on. If its code fails to load, a toast says so,
 * the overlay is closed, and the next opening loads again.
 */
export function OverlayOnDemand<PartProps>({
  name,
  load,
  children,
}: Props<PartProps>) {
  const {isOpen, close} = useOverlay(name);
  const [wasOpened, setWasOpened] = useState(false);
  const [Part, onFailed] = useLazy(load, () => {
    setWasOpened(false);
    close();
  });
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isOpen && !wasOpened) return null;
  return <OnDemand onFailed={onFailed}>{children(Part)}</OnDemand>;
}
