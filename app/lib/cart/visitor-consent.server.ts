import type {I18nBase, Storefront} from '@shopify/hydrogen';
import type {ConsentState} from '../consent/consent-state';

type Run = (document: string, options?: object) => Promise<unknown>;

/**
 * A client for Hydrogen's cart handler whose documents name the visitor's decision, which
 * Shopify puts into `checkoutUrl`. Marketing is never allowed.
 */
export function withVisitorConsent(
  storefront: Storefront<I18nBase>,
  {isDecided, enabled}: ConsentState,
): Storefront<I18nBase> {
  if (!isDecided) return storefront;
  const analytics = enabled.includes('analytics');
  const directive = `@inContext(visitorConsent: {analytics: ${analytics}, marketing: false, preferences: false, saleOfData: false}, `;
  const telling =
    (run: Run): Run =>
    (document, options) =>
      run(document.replace('@inContext(', directive), options);
  return {
    ...storefront,
    query: telling(storefront.query) as Storefront<I18nBase>['query'],
    mutate: telling(storefront.mutate) as Storefront<I18nBase>['mutate'],
  };
}
