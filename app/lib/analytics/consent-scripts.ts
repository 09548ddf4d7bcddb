import {VISIT_SOURCE, type OptionalId} from '~/lib/consent/consent-cookies';
import {unwantedCookies} from '~/lib/consent/consent-state';
import {setDocumentCookie} from '~/lib/consent/document-cookies';
import {expiredCookies} from '~/lib/consent/expired-cookies';
import type {AnalyticsConfig} from './page-consent.server';

/**
 * Adds the scripts of enabled items; removes all others and the data that they stored. Browser only.
 * @param scripts the page's scripts; none where nothing may be loaded.
 */
export function applyConsent(
  enabled: readonly OptionalId[],
  scripts: AnalyticsConfig['scripts'],
): void {
  for (const {id, src, attributes} of scripts) {
    const present = document.querySelector(`script[data-consent-id="${id}"]`);
    if (!enabled.includes(id)) present?.remove();
    else if (!present) {
      const script = document.createElement('script');
      script.src = src;
      script.defer = true;
      script.dataset.consentId = id;
      for (const [name, value] of Object.entries(attributes)) {
        script.setAttribute(name, value);
      }
      document.head.append(script);
    }
  }
  const cookies = unwantedCookies(enabled);
  for (const text of expiredCookies(cookies, window.location)) {
    setDocumentCookie(text);
  }
  if (enabled.includes('analytics')) return;
  try {
    sessionStorage.removeItem(VISIT_SOURCE);
  } catch {
    // Session storage is unavailable.
  }
}

/**
 * Blocks requests of removed scripts, which stay in memory; the items that are still enabled may go
 * on sending.
 */
export function blockSending(
  {
    ownSources,
    destinations,
  }: Pick<AnalyticsConfig, 'ownSources' | 'destinations'>,
  enabled: readonly OptionalId[],
): void {
  const allowed = enabled.flatMap((id) => destinations[id]);
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${[...ownSources, ...allowed].join(' ')}`;
  document.head.append(policy);
}

interface ShopifyGlobal {
  readonly customerPrivacy?: {
    setTrackingConsent(
      consent: Record<
        'analytics' | 'marketing' | 'preferences' | 'sale_of_data',
        boolean
      >,
      callback: () => void,
    ): void;
  };
}

/**
 * Passes the decision to Shopify's Customer Privacy API, if loaded; never allows marketing.
 * `onDone` is called after Shopify's response.
 */
export function tellShopify(
  {analytics}: {readonly analytics: boolean},
  onDone: () => void,
): void {
  const shopify = Reflect.get(window, 'Shopify') as ShopifyGlobal | undefined;
  shopify?.customerPrivacy?.setTrackingConsent(
    {
      analytics,
      marketing: false,
      preferences: false,
      sale_of_data: false,
    },
    onDone,
  );
}
