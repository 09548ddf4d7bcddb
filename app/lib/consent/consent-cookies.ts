/** What the settings list; name and description are messages. */
interface ConsentItem {
  readonly id: string;
  /** Cookies that it sets; when it is switched off they are deleted. */
  readonly targetCookieIds: readonly string[];
  /** Script that is loaded while it is enabled. */
  readonly src?: string;
  /** Bare paths of pages that say more about it. */
  readonly links: readonly string[];
  /** Ticked before anybody has decided: never what is optional (CJEU C-673/17). */
  readonly isPreselected: boolean;
}

/** Where the beacon comes from: Cloudflare Web Analytics, which sets no cookies. */
export const BEACON_ORIGIN = 'https://static.cloudflareinsights.com';
const BEACON_SRC = `${BEACON_ORIGIN}/beacon.min.js`;

/** Where the beacon sends its figures; the content security policy names it. */
export const BEACON_RECEIVER = 'https://cloudflareinsights.com';

/** Names of the two cookies that keep the decision. */
export const CONSENT_GIVEN_COOKIE = 'consent_given';
export const CONSENT_ENABLED_COOKIE = 'consent_enabled';

/** Needed for what a visitor asks for; they cannot be switched off. */
export const NECESSARY = [
  {
    id: 'session',
    targetCookieIds: ['session', '__Host-session'],
    links: [],
    isPreselected: true,
  },
  {
    id: 'cart',
    targetCookieIds: ['cart', '__Host-cart'],
    links: [],
    isPreselected: true,
  },
  {
    id: 'language',
    targetCookieIds: ['i18n_redirected'],
    links: [],
    isPreselected: true,
  },
  {
    id: 'consent',
    targetCookieIds: [CONSENT_GIVEN_COOKIE, CONSENT_ENABLED_COOKIE],
    links: [],
    isPreselected: true,
  },
] as const satisfies readonly ConsentItem[];

/** Only with consent. */
export const OPTIONAL = [
  {
    id: 'analytics',
    // Shopify's, set where a store is linked.
    targetCookieIds: [
      '_shopify_y',
      '_shopify_s',
      '_shopify_analytics',
      '_shopify_marketing',
      '_tracking_consent',
    ],
    src: BEACON_SRC,
    links: ['/legal/privacy'],
    isPreselected: false,
  },
] as const satisfies readonly ConsentItem[];

/** Id of something that a visitor may switch on and off. */
export type OptionalId = (typeof OPTIONAL)[number]['id'];
