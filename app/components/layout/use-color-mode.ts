import {useMatches} from '@remix-run/react';
import {useCallback, useLayoutEffect, useSyncExternalStore} from 'react';
import {
  COLOR_MODE_KEY,
  forcedColorMode,
  parseColorMode,
  type ColorMode,
  type ForcedColorMode,
} from '~/lib/browser/color-mode';

/** Tells the page's own listeners; `storage` reaches other tabs only. */
const CHANGE_EVENT = 'color-mode-change';

/** The mode that the shown page forces, if it does. */
export function useForcedColorMode(): ForcedColorMode | null {
  return forcedColorMode(useMatches().map(({handle}) => handle));
}

/**
 * The visitor's mode and its setter. On the server, and in the first render, the
 * mode is `system`; the inline script has set the real one for the eye already.
 */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(
    subscribe,
    readMode,
    () => 'system' as const,
  );
  const setMode = useCallback((chosen: ColorMode) => {
    document.documentElement.dataset.colorMode = chosen;
    try {
      localStorage.setItem(COLOR_MODE_KEY, chosen);
    } catch {
      // Storage is refused: the mode holds for this page only.
    }
    window.dispatchEvent(new Event(CHANGE_EVENT));
  }, []);
  return [mode, setMode];
}

/** Keeps `<html data-theme>` right when the mode or the page changes. */
export function useApplyColorMode(): void {
  const [mode] = useColorMode();
  const forced = useForcedColorMode();
  useBrowserLayoutEffect(() => {
    const {dataset} = document.documentElement;
    const stored = readMode();
    dataset.js = '';
    dataset.colorMode = stored;
    const theme = forced ?? stored;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
  }, [mode, forced]);
}

/** React warns about layout effects on the server, where none runs. */
const useBrowserLayoutEffect =
  typeof document === 'undefined' ? () => undefined : useLayoutEffect;

function readMode(): ColorMode {
  try {
    return parseColorMode(localStorage.getItem(COLOR_MODE_KEY));
  } catch {
    return parseColorMode(document.documentElement.dataset.colorMode);
  }
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === COLOR_MODE_KEY || event.key === null) onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(CHANGE_EVENT, onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(CHANGE_EVENT, onChange);
  };
}
