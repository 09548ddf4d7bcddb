import {useMatches} from '@remix-run/react';
import {useSyncExternalStore} from 'react';
import {
  COLOR_MODE_KEY,
  forcedColorMode,
  parseColorMode,
  type ColorMode,
  type ForcedColorMode,
} from '~/lib/browser/color-mode';
import {useBrowserLayoutEffect} from './use-browser-layout-effect';

/** The mode that the current page forces, or `null`. */
export function useForcedColorMode(): ForcedColorMode | null {
  return forcedColorMode(useMatches().map(({data}) => data));
}

/** The visitor's mode; `system` on the server and in the first render. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, readMode, () => 'system');
}

/** Sets the visitor's mode in all tabs and stores it. */
export function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset.colorMode = mode;
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Without storage the mode applies to this page only.
  }
  // Browsers send this event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', {key: COLOR_MODE_KEY}));
}

/** Updates `<html data-theme>` when the mode or the page changes. */
export function useApplyColorMode(): void {
  const mode = useColorMode();
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

function readMode(): ColorMode {
  try {
    return parseColorMode(localStorage.getItem(COLOR_MODE_KEY));
  } catch {
    return parseColorMode(document.documentElement.dataset.colorMode);
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
