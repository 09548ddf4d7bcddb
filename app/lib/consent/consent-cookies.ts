interface ConsentItem {
  readonly id: string;
  readonly targetCookieIds: readonly string[];
  /** Paths of pages with details, without language prefix. */
  readonly links?: readonly string[];
}

/** The settings page, without language prefix. */
export const SETTINGS_PATH = '/legal/cookies';

export const CONSENT_GIVEN_COOKIE = 'consent_given';
export const CONSENT_ENABLED_COOKIE = 'consent_enabled';

/** Key in session storage, used with consent to `analytics`. */
export const VISIT_SOURCE = 'visit-source';

/** Required by the shop; cannot be disabled. */
export const NECESSARY = [
  {
    id: 'session',
    targetCookieIds: [
      ...['session', '__Host-session'],
      ...['account', '__Host-account'],
    ],
  },
  {id: 'cart', targetCookieIds: ['cart', '__Host-cart']},
  {id: 'language', targetCookieIds: ['i18n_redirected']},
  {
    id: 'consent',
    targetCookieIds: [CONSENT_GIVEN_COOKIE, CONSENT_ENABLED_COOKIE],
  },
] as const satisfies readonly ConsentItem[];

/** Never checked before a decision (CJEU C-673/17). Their scripts: `item-scripts.server.ts`. */
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
    links: ['/legal/privacy'],
  },
] as const satisfies readonly ConsentItem[];

export type OptionalId = (typeof OPTIONAL)[number]['id'];
