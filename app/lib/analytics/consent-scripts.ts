import {OPTIONAL, type OptionalId} from '~/lib/consent/consent-cookies';
import {unwantedCookies} from '~/lib/consent/consent-state';
import {expiredCookies} from '~/lib/consent/expired-cookies';
import type {AnalyticsConfig} from './page-consent.server';

/**
 * Makes the page agree with a decision: scripts of what is enabled are there once,
 * everything else is gone, its cookies too. Browser only.
 *
 * @param settings `null` where nothing is measured: then only cookies are deleted.
 */
export function applyConsent(
  enabled: readonly OptionalId[],
  settings: Pick<AnalyticsConfig, 'beaconToken'> | null,
): void {
  for (const {id, src} of OPTIONAL) {
    const present = document.querySelector(`script[data-consent-id="${id}"]`);
    if (!enabled.includes(id)) present?.remove();
    else if (!present && settings?.beaconToken) {
      const script = document.createElement('script');
      script.src = src;
      script.defer = true;
      script.dataset.consentId = id;
      script.dataset.cfBeacon = JSON.stringify({token: settings.beaconToken});
      document.head.append(script);
    }
  }
  const cookies = unwantedCookies(enabled);
  for (const text of expiredCookies(cookies, window.location)) {
    document.cookie = text;
  }
}

/** A script that has run stays in memory after its element is gone: it may send nothing. */
export function blockSending({
  withdrawnPolicy,
}: Pick<AnalyticsConfig, 'withdrawnPolicy'>): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = withdrawnPolicy;
  document.head.append(policy);
}

/** What Shopify's script puts on the page; Hydrogen adds shop and domain to the call. */
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
 * Feeds Shopify's Customer Privacy API, where its script is on the page, with the
 * visitor's decision. Marketing and the sale of data are never asked for.
 *
 * @param onDone called after Shopify's response.
 */
export function tellShopify(isAllowed: boolean, onDone: () => void): void {
  const shopify = Reflect.get(window, 'Shopify') as ShopifyGlobal | undefined;
  shopify?.customerPrivacy?.setTrackingConsent(
    {
      analytics: isAllowed,
      marketing: false,
      preferences: false,
      sale_of_data: false,
    },
    onDone,
  );
}
