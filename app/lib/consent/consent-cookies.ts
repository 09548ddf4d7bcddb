import type {StorefrontEnv} from '~/lib/environment/env.server';

interface ConsentItem {
  readonly id: string;
  readonly targetCookieIds: readonly string[];
  /** A script of another host; `null` where the environment has no account for it. */
  readonly script?: (env: StorefrontEnv) => ConsentScript | null;
  /** Origins that Hydrogen's own code sends to where a store is linked. */
  readonly linkedStoreSendsTo?: readonly string[];
  /** Paths of pages with details, without language prefix. */
  readonly links?: readonly string[];
}

interface ConsentScript {
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Origins that it sends to. */
  readonly sendsTo: readonly string[];
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

/** Never checked before a decision (CJEU C-673/17). */
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
    // Cloudflare Web Analytics, which sets no cookies.
    script: ({PUBLIC_ANALYTICS_TOKEN: token}) =>
      token
        ? {
            src: 'https://static.cloudflareinsights.com/beacon.min.js',
            attributes: {'data-cf-beacon': JSON.stringify({token})},
            sendsTo: ['https://cloudflareinsights.com'],
          }
        : null,
    linkedStoreSendsTo: ['https://monorail-edge.shopifysvc.com'],
    links: ['/legal/privacy'],
  },
] as const satisfies readonly ConsentItem[];

export type OptionalId = (typeof OPTIONAL)[number]['id'];

export interface ItemScript extends ConsentScript {
  readonly id: OptionalId;
}

const ITEMS: readonly (ConsentItem & {id: OptionalId})[] = OPTIONAL;

/** Origins that each item sends to. */
export type Destinations = Readonly<Record<OptionalId, readonly string[]>>;

/** @param isStoreLinked see `isStoreLinked` of the environment. */
export function destinationsOf(
  env: StorefrontEnv,
  isStoreLinked: boolean,
): Destinations {
  const entries = ITEMS.map(({id, script, linkedStoreSendsTo = []}) => [
    id,
    [
      ...(script?.(env)?.sendsTo ?? []),
      ...(isStoreLinked ? linkedStoreSendsTo : []),
    ],
  ]);
  return Object.fromEntries(entries) as Destinations;
}

/** The scripts that the environment configures. */
export function consentScripts(env: StorefrontEnv): ItemScript[] {
  return ITEMS.flatMap(({id, script}) => {
    const configured = script?.(env);
    return configured ? [{id, ...configured}] : [];
  });
}
