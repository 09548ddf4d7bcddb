interface ConsentItem {
  readonly id: string;
  readonly targetCookieIds: readonly string[];
  readonly src?: string;
  /** Paths of pages with details, without language prefix. */
  readonly links: readonly string[];
  /** Checked before a decision: never if optional (CJEU C-673/17). */
  readonly isPreselected: boolean;
}

/** Origin of Cloudflare Web Analytics, which sets no cookies. */
export const BEACON_ORIGIN = 'https://static.cloudflareinsights.com';
const BEACON_SRC = `${BEACON_ORIGIN}/beacon.min.js`;

export const BEACON_RECEIVER = 'https://cloudflareinsights.com';

export const CONSENT_GIVEN_COOKIE = 'consent_given';
export const CONSENT_ENABLED_COOKIE = 'consent_enabled';

/** Required by the shop; cannot be disabled. */
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

export const OPTIONAL = [
  {
    id: 'analytics',
    // Set by Shopify where a store is linked.
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

export type OptionalId = (typeof OPTIONAL)[number]['id'];
