import type {AnchorHTMLAttributes, SyntheticEvent} from 'react';
import {preloadDrawer} from './Drawer';
import {opensElsewhere} from './opens-elsewhere';
import {useOverlay, type OverlayName} from './overlay';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  name: OverlayName;
  href: string;
}

export function DrawerLink({name, href, children, ...props}: Props) {
  const {isOpen, open} = useOverlay(name);
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <a
      href={href}
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={preloadDrawer}
      onFocus={preloadDrawer}
      onClick={(event) => {
        if (!opensElsewhere(event)) show(event);
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') show(event);
      }}
      {...props}
    >
      {children}
    </a>
  );
}
