import {useLocation} from '@remix-run/react';
import {useBrowserLayoutEffect} from './use-browser-layout-effect';
import {
  rememberedFolds,
  rememberFolds,
  shownFolds,
} from './use-remembered-folds';

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
  }, [key]);
}
