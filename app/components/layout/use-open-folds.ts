import {useLocation} from '@remix-run/react';
import {useBrowserLayoutEffect} from './use-browser-layout-effect';

/** Whether each fold of a page is open, by the router's key of the history entry. */
const seen = new Map<string, readonly boolean[]>();

/** Entries whose folds are remembered. */
const MAX_ENTRIES = 50;

/** Opens the folds that were open when the visitor left this entry, before the router scrolls. */
export function useOpenFolds(): void {
  const {key} = useLocation();
  useBrowserLayoutEffect(() => {
    const folds = () => [...document.querySelectorAll('main details')];
    const remember = () => {
      seen.set(
        key,
        folds().map((fold) => fold.hasAttribute('open')),
      );
    };
    const before = seen.get(key) ?? [];
    folds().forEach((fold, index) => {
      if (before[index]) fold.setAttribute('open', '');
    });
    // An entry that replaces another one keeps its page.
    remember();
    const [oldest] = seen.keys();
    if (seen.size > MAX_ENTRIES && oldest) seen.delete(oldest);
    // The event does not bubble.
    document.addEventListener('toggle', remember, true);
    return () => document.removeEventListener('toggle', remember, true);
  }, [key]);
}
