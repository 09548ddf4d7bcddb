import {useLocation} from '@remix-run/react';
import {useBrowserLayoutEffect} from './use-browser-layout-effect';
import {
  rememberedFolds,
  rememberFolds,
  shownFolds,
} from './use-remembered-folds';

/** Entries whose folds are remembered. */
const MAX_ENTRIES = 50;

/** Opens the folds that were open when the visitor left this entry, before the router scrolls. */
export function useOpenFolds(): void {
  const {key} = useLocation();
  useBrowserLayoutEffect(() => {
    const before = rememberedFolds.get(key) ?? [];
    shownFolds().forEach((fold, index) => {
      if (before[index]) fold.setAttribute('open', '');
    });
    // An entry that replaces another one keeps its page.
    rememberFolds(key);
    const [oldest] = rememberedFolds.keys();
    if (rememberedFolds.size > MAX_ENTRIES && oldest)
      rememberedFolds.delete(oldest);
  }, [key]);
}
