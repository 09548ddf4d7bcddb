import {useLocation} from '@remix-run/react';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {focusContent} from './focus-content';

export type OverlayName =
  | 'cartDrawer'
  | 'mobileMenu'
  | 'filterMenu'
  | 'searchMenu'
  | 'localeModal'
  | 'deleteAddressModal'
  | 'backInStockModal'
  | 'mediaLightbox'
  | 'wallDialog'
  | 'consentModal';

interface OverlayState {
  current: OverlayName | null;
  open: (name: OverlayName) => void;
  close: (name: OverlayName) => void;
  restoreFocus: () => void;
}

const OverlayContext = createContext<OverlayState | null>(null);

/** State of the overlays: one is open at a time, none after a navigation. */
export function OverlayProvider({children}: {children: ReactNode}) {
  const {pathname} = useLocation();
  const [opened, setOpened] = useState<{
    name: OverlayName;
    pathname: string;
  } | null>(null);
  const opener = useRef<{element: Element | null; pathname: string} | null>(
    null,
  );
  const current = opened?.pathname === pathname ? opened.name : null;
  const switches = useMemo(
    () => ({
      open: (name: OverlayName) =>
        setOpened((previous) => {
          // An overlay that replaces another returns the focus to the first one's opener.
          if (!previous) {
            opener.current = {element: document.activeElement, pathname};
          }
          return {name, pathname};
        }),
      close: (name: OverlayName) =>
        setOpened((previous) => (previous?.name === name ? null : previous)),
      restoreFocus: () => {
        const {element, pathname: from} = opener.current ?? {};
        // A drawer traps the focus until it has slid away, even if its link changed the page.
        if (from !== undefined && from !== pathname) focusContent();
        else if (element instanceof HTMLElement) element.focus();
        opener.current = null;
      },
    }),
    [pathname],
  );
  const state = useMemo(() => ({current, ...switches}), [current, switches]);
  return (
    <OverlayContext.Provider value={state}>{children}</OverlayContext.Provider>
  );
}

/**
 * State of one overlay; `restoreFocus` focuses its opener, or a new page's content. Throws outside
 * `OverlayProvider`.
 */
export function useOverlay(name: OverlayName) {
  const state = useContext(OverlayContext);
  if (!state) throw new Error('useOverlay needs an OverlayProvider above it.');
  const {current, open, close, restoreFocus} = state;
  return {
    isOpen: current === name,
    open: useCallback(() => open(name), [open, name]),
    close: useCallback(() => close(name), [close, name]),
    restoreFocus,
  };
}
