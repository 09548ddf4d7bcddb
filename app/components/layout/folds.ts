import {useLocation} from '@remix-run/react';
import {percentDecoded} from '~/lib/urls/percent-decoded';
import {useBrowserLayoutEffect} from './use-browser-layout-effect';

/** Whether each fold of a page is open, by the router's key of the history entry. */
export const rememberedFolds = new Map<string, readonly boolean[]>();

export const shownFolds = () => [...document.querySelectorAll('main details')];

export function rememberFolds(key: string): void {
  rememberedFolds.set(
    key,
    shownFolds().map((fold) => fold.hasAttribute('open')),
  );
}

/** Remembers which folds are open, for `useOpenFolds`, which is loaded after the page's first view. */
export function useRememberedFolds(): void {
  const {key} = useLocation();
  useBrowserLayoutEffect(() => {
    const onToggle = () => rememberFolds(key);
    // The event does not bubble.
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [key]);
}

/**
 * Opens the folds around what the URL's hash names, before the router scrolls to it. Browsers do so
 * only when they follow a link themselves, and not for a fold that is named itself.
 */
export function useRevealedTarget(): void {
  const {key, hash} = useLocation();
  useBrowserLayoutEffect(() => {
    let fold = document
      .getElementById(percentDecoded(hash.slice(1)))
      ?.closest('details');
    while (fold) {
      fold.open = true;
      fold = fold.parentElement?.closest('details');
    }
  }, [key, hash]);
}
