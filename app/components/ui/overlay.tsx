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

/** Drawers and dialogs of the site; one is open at a time. */
export type OverlayName =
  | 'cartDrawer'
  | 'mobileMenu'
  | 'filterMenu'
  | 'searchMenu'
  | 'localeModal'
  | 'deleteAddressModal'
  | 'backInStockModal'
  | 'mediaLightbox'
  | 'consentModal';

interface OverlayState {
  current: OverlayName | null;
  open: (name: OverlayName) => void;
  close: (name: OverlayName) => void;
  /** Gives the focus back to what had it before the overlay was opened. */
  restoreFocus: () => void;
}

const OverlayContext = createContext<OverlayState | null>(null);

/**
 * Keeps which overlay is open: one at most, none after the page has changed. A
 * changed query (filters) leaves it open.
 */
export function OverlayProvider({children}: {children: ReactNode}) {
  const {pathname} = useLocation();
  const [opened, setOpened] = useState<{
    name: OverlayName;
    pathname: string;
  } | null>(null);
  const opener = useRef<Element | null>(null);

  const open = useCallback(
    (name: OverlayName) => {
      setOpened((previous) => {
        // An overlay that replaces another one keeps the first one's opener.
        if (!previous) opener.current = document.activeElement;
        return {name, pathname};
      });
    },
    [pathname],
  );
  const close = useCallback((name: OverlayName) => {
    setOpened((previous) => (previous?.name === name ? null : previous));
  }, []);
  const restoreFocus = useCallback(() => {
    if (opener.current instanceof HTMLElement && opener.current.isConnected) {
      opener.current.focus();
    }
    opener.current = null;
  }, []);

  const current = opened?.pathname === pathname ? opened.name : null;
  const state = useMemo(
    () => ({current, open, close, restoreFocus}),
    [current, open, close, restoreFocus],
  );
  return (
    <OverlayContext.Provider value={state}>{children}</OverlayContext.Provider>
  );
}

/**
 * One overlay's state and switches.
 * @throws outside `OverlayProvider`.
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
