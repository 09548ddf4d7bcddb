import {useEffect} from 'react';
import {withoutLocale} from '~/lib/i18n/locale';

/** A link that puts a cart together; see `openPermalink`. */
const CART_LINK = /^\/cart\/./;

/**
 * Back and Forward open such a link again, as a document: a request of the router's
 * would only lead to the cart.
 */
export function useReopenedLinks(): void {
  useEffect(() => {
    const onStep = (event: PopStateEvent) => {
      if (!CART_LINK.test(withoutLocale(window.location.pathname))) return;
      // The router must not learn of the step.
      event.stopImmediatePropagation();
      window.location.reload();
    };
    // Captured, it comes before the router's own listener.
    window.addEventListener('popstate', onStep, true);
    return () => window.removeEventListener('popstate', onStep, true);
  }, []);
}
