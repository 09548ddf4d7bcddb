import {useLocation} from '@remix-run/react';
import {percentDecoded} from '~/lib/http/percent-decoded';
import {useBrowserLayoutEffect} from './use-browser-layout-effect';

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
