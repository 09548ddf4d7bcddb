import * as z from 'zod/mini';

/** Purpose and source of every variable, as in `.env.example`. */
const PURPOSES = {
  SESSION_SECRET:
    'signs the session cookie; 32 characters or more, several separated by commas (the first signs, all verify): openssl rand -hex 32',
  PUBLIC_STORE_DOMAIN:
    'the shop whose Storefront API is asked, such as example.myshopify.com: Shopify admin, Settings, Domains',
  PUBLIC_STOREFRONT_API_TOKEN:
    'public access token of the Storefront API: Shopify admin, Sales channels, Headless or Hydrogen',
  PRIVATE_STOREFRONT_API_TOKEN:
    'private access token of the Storefront API: Shopify admin, Sales channels, Headless or Hydrogen',
  PUBLIC_CHECKOUT_DOMAIN:
    'the domain of the hosted checkout, such as checkout.example.com: Shopify admin, Settings, Domains',
  PUBLIC_SITE_URL:
    'URL at which shoppers reach this storefront, such as https://example.com, without a path',
  PUBLIC_ENVIRONMENT:
    'what this deployment is: production, preview or development; production when left out',
  PUBLIC_STOREFRONT_API_VERSION:
    'version of the Storefront API; 2026-04 by default, for which types and tests are made',
  PUBLIC_MAP_PRODUCT_HANDLE:
    'handle of the product that /metarmap shows, the same in both languages; metarmap when left out',
  PUBLIC_STOREFRONT_ID:
    'id of the storefront in the Hydrogen sales channel, for its analytics',
  PRIVATE_ADMIN_API_TOKEN:
    'permanent Admin API token with write_customers, for wishlists and back-in-stock notes, of an older custom app: Shopify admin, Settings, Apps',
  PRIVATE_ADMIN_CLIENT_ID:
    'id of an app with write_customers, instead of PRIVATE_ADMIN_API_TOKEN: Shopify Dev Dashboard, Apps, Settings',
  PRIVATE_ADMIN_CLIENT_SECRET:
    'secret of the same app; needed with PRIVATE_ADMIN_CLIENT_ID',
  PUBLIC_CUSTOMER_ACCOUNTS:
    "kind of the shop's customer accounts: current (Shopify's sign-in; the only kind of stores made since February 2026) or legacy (e-mail and password): Shopify admin, Settings, Customer accounts",
  PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID:
    'id of this storefront as a client of the Customer Account API, needed with current accounts: Shopify admin, Sales channels, Headless or Hydrogen',
  SHOP_ID:
    'number of the shop, needed with current accounts: Shopify admin, Sales channels, Headless or Hydrogen, in the endpoints of the Customer Account API',
  PUBLIC_CUSTOMER_ACCOUNT_API_URL:
    'URL of the current customer accounts; https://shopify.com/{SHOP_ID} when left out',
  PUBLIC_CUSTOMER_ACCOUNT_API_VERSION:
    'version of the Customer Account API; 2026-04 by default, for which types and tests are made',
  PUBLIC_ANALYTICS_TOKEN:
    'site token of the web analytics beacon: Cloudflare dashboard, Web Analytics',
  PUBLIC_CONSENT_FORCED:
    'true opens the cookie settings until a visitor has decided; false when left out',
  PUBLIC_HSTS_SUBDOMAINS:
    'true if every subdomain of PUBLIC_SITE_URL is reached over HTTPS alone, which browsers then insist on for a year; false when left out',
  PUBLIC_TURNSTILE_SITE_KEY:
    'site key of the challenge after repeated failures; none when left out: Cloudflare dashboard, Turnstile',
  TURNSTILE_SECRET_KEY:
    'secret key of the same challenge; needed with PUBLIC_TURNSTILE_SITE_KEY',
  PUBLIC_EXPRESS_PAYMENT:
    'wallet that "Buy now" opens at the checkout: shop_pay where the shop offers it, nothing when left out',
  PUBLIC_AGENTS:
    'off shuts out shopping agents: no /agents.md, no pages as Markdown, no UCP; on when left out',
  CONTACT_ENDPOINT:
    'URL of the service that sends the mails of the forms, which it receives as JSON',
  CONTACT_TOKEN:
    'key of that service, sent as a bearer token; needed with CONTACT_ENDPOINT',
  CONTACT_SENDER:
    'e-mail address from which these mails come, of a domain that the mail service may send for; SHOP_EMAIL when left out',
  SHOP_EMAIL:
    'e-mail address of the merchant, to which the messages of the forms go, the one in the imprint; needed with CONTACT_ENDPOINT',
  PUBLIC_MANUFACTURER:
    "the brand's name, postal address and e-mail address, shown on its products that name no manufacturer; none when left out",
  METAR_ENDPOINT:
    "URL of METAR reports in the format of aviationweather.gov's data API, which is the default",
  ALLOWED_ORIGINS:
    'further origins that may call /api/shopify-*, separated by commas',
} as const;

type VariableName = keyof typeof PURPOSES;

/** Whether the worker reads the variable of this name. */
export const isVariable = (name: string): boolean => name in PURPOSES;

const matching = (pattern: RegExp, error: string) =>
  z.string().check(z.regex(pattern, error));

const httpUrl = z
  .string()
  .check(
    z.refine(
      (value) =>
        URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      'is not an http(s) URL',
    ),
  );

const origin = z.pipe(
  httpUrl.check(
    z.refine(
      (value) => !URL.canParse(value) || new URL(value).pathname === '/',
      'must not have a path',
    ),
  ),
  z.transform((value) => (URL.canParse(value) ? new URL(value).origin : value)),
);

const mailAddress = matching(
  /^[^\s@<>,;"]+@[^\s@<>,;"]+$/,
  'is not one e-mail address',
);

const secret = z.string().check(z.minLength(8, 'is too short'));

const list = z.transform((value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** A host name, or an http URL of this machine (the local shop). */
const shopDomain = matching(
  /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)+|https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)$/i,
  'is neither a host name nor an http URL of this machine',
);

const apiVersion = z._default(
  matching(/^(?:\d{4}-\d{2}|unstable)$/, 'is not a version such as 2026-04'),
  '2026-04',
);

const flag = z.pipe(
  z._default(z.enum(['true', 'false'], 'is neither true nor false'), 'false'),
  z.transform((value) => value === 'true'),
);

const variables = z.object({
  SESSION_SECRET: z
    .pipe(z.string(), list)
    .check(
      z.refine(
        (secrets) =>
          secrets.length > 0 && secrets.every(({length}) => length >= 32),
        'has a secret of fewer than 32 characters',
      ),
    ),
  PUBLIC_STORE_DOMAIN: shopDomain,
  PUBLIC_STOREFRONT_API_TOKEN: matching(
    /^[0-9a-f]{32}$/i,
    'is not 32 hexadecimal characters',
  ),
  PRIVATE_STOREFRONT_API_TOKEN: secret,
  PUBLIC_CHECKOUT_DOMAIN: shopDomain,
  PUBLIC_SITE_URL: origin,
  PUBLIC_ENVIRONMENT: z._default(
    z.enum(
      ['production', 'preview', 'development'],
      'is neither production, preview nor development',
    ),
    'production',
  ),
  PUBLIC_STOREFRONT_API_VERSION: apiVersion,
  PUBLIC_MAP_PRODUCT_HANDLE: z._default(z.string(), 'metarmap'),
  PUBLIC_STOREFRONT_ID: z.optional(z.string()),
  PRIVATE_ADMIN_API_TOKEN: z.optional(secret),
  PRIVATE_ADMIN_CLIENT_ID: z.optional(z.string()),
  PRIVATE_ADMIN_CLIENT_SECRET: z.optional(secret),
  PUBLIC_CUSTOMER_ACCOUNTS: z.enum(
    ['legacy', 'current'],
    'is neither legacy nor current',
  ),
  PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: z.optional(z.string()),
  SHOP_ID: z.optional(matching(/^\d+$/, 'is not a number')),
  PUBLIC_CUSTOMER_ACCOUNT_API_URL: z.optional(httpUrl),
  PUBLIC_CUSTOMER_ACCOUNT_API_VERSION: apiVersion,
  PUBLIC_ANALYTICS_TOKEN: z.optional(z.string()),
  PUBLIC_CONSENT_FORCED: flag,
  PUBLIC_HSTS_SUBDOMAINS: flag,
  PUBLIC_EXPRESS_PAYMENT: z.optional(z.enum(['shop_pay'], 'is not shop_pay')),
  PUBLIC_TURNSTILE_SITE_KEY: z.optional(z.string()),
  TURNSTILE_SECRET_KEY: z.optional(z.string()),
  PUBLIC_AGENTS: z._default(
    z.enum(['on', 'off'], 'is neither on nor off'),
    'on',
  ),
  CONTACT_ENDPOINT: z.optional(httpUrl),
  CONTACT_TOKEN: z.optional(secret),
  CONTACT_SENDER: z.optional(mailAddress),
  SHOP_EMAIL: z._default(mailAddress, ''),
  PUBLIC_MANUFACTURER: z.optional(z.string()),
  METAR_ENDPOINT: z._default(
    httpUrl,
    'https://aviationweather.gov/api/data/metar',
  ),
  ALLOWED_ORIGINS: z
    .pipe(z._default(z.string(), ''), list)
    .check(
      z.refine(
        (origins) => origins.every((entry) => URL.canParse(entry)),
        'has an entry that is not a URL',
      ),
    ),
} satisfies Record<VariableName, z.ZodMiniType>);

type Variables = z.infer<typeof variables>;

const hasCurrentAccounts = (env: Variables) =>
  env.PUBLIC_CUSTOMER_ACCOUNTS === 'current';

/** Variables that are needed with others. */
const NEEDED: readonly (readonly [
  VariableName,
  when: (env: Variables) => unknown,
])[] = [
  ['CONTACT_TOKEN', (env) => env.CONTACT_ENDPOINT],
  ['SHOP_EMAIL', (env) => env.CONTACT_ENDPOINT],
  ['TURNSTILE_SECRET_KEY', (env) => env.PUBLIC_TURNSTILE_SITE_KEY],
  ['PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID', hasCurrentAccounts],
  ['SHOP_ID', hasCurrentAccounts],
];

const schema = variables.check(
  ...NEEDED.map(([name, isNeeded]) =>
    z.refine<Variables>((env) => !isNeeded(env) || Boolean(env[name]), {
      path: [name],
      error: 'is missing',
    }),
  ),
  z.refine(
    ({PRIVATE_ADMIN_CLIENT_ID, PRIVATE_ADMIN_CLIENT_SECRET}) =>
      !PRIVATE_ADMIN_CLIENT_ID === !PRIVATE_ADMIN_CLIENT_SECRET,
    {
      path: ['PRIVATE_ADMIN_CLIENT_SECRET'],
      error: 'is not of use without PRIVATE_ADMIN_CLIENT_ID',
    },
  ),
  z.refine(
    (env) =>
      !hasCurrentAccounts(env) ||
      /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)(?::|$))/.test(
        env.PUBLIC_SITE_URL,
      ),
    {
      path: ['PUBLIC_SITE_URL'],
      error: 'is not https, which current customer accounts need',
    },
  ),
);

export interface StorefrontEnv extends z.infer<typeof schema> {
  /** Whether the shop's admin may embed pages; `environmentOf` does not change it. */
  readonly mayBeFramed: boolean;
}

/** `message` lists every missing or invalid variable, never a value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(readonly faults: readonly {name: string; fault: string}[]) {
    super(
      [
        'The storefront cannot start: its environment is incomplete.',
        ...faults.map(
          ({name, fault}) =>
            `  ${name} ${fault} (${PURPOSES[name as VariableName]})`,
        ),
        'See .env.example. Without PUBLIC_STORE_DOMAIN, `npm run dev` uses the local shop.',
      ].join('\n'),
    );
  }
}

/** Validates the worker's variables; empty ones count as missing. @throws {EnvironmentError} */
export function parseEnv(raw: Record<string, unknown>): StorefrontEnv {
  const given = Object.fromEntries(
    Object.keys(PURPOSES).flatMap((name) => {
      const value = raw[name];
      return typeof value === 'string' && value.trim() !== ''
        ? [[name, value.trim()]]
        : [];
    }),
  );
  const result = schema.safeParse(given);
  if (result.success) {
    const {data} = result;
    return {...data, mayBeFramed: data.PUBLIC_ENVIRONMENT === 'preview'};
  }
  const faults = new Map<string, string>();
  for (const issue of result.error.issues) {
    const name = String(issue.path[0]);
    if (faults.has(name)) continue;
    faults.set(name, name in given ? issue.message : 'is missing');
  }
  throw new EnvironmentError(
    [...faults].map(([name, fault]) => ({name, fault})),
  );
}

/** `shop.example.com` becomes `https://shop.example.com`; an origin stays as it is. */
export function shopOrigin(domain: string): string {
  return domain.includes('://') ? domain : `https://${domain}`;
}

/** Whether the store is Shopify's, not the local shop, whose domain is an http URL. */
export function isStoreLinked(
  env: Pick<StorefrontEnv, 'PUBLIC_STORE_DOMAIN'>,
): boolean {
  return !env.PUBLIC_STORE_DOMAIN.includes('://');
}

/** Oxygen's deployments are subdomains of this host. */
const DEPLOYMENT_HOST = /(?:^|\.)myshopify\.dev$/i;

/**
 * The environment of a request: production on a deployment's own host is a preview
 * (`docs/decisions/011-preview-deployments.md`). A request never changes `mayBeFramed`.
 */
export function environmentOf(url: URL, env: StorefrontEnv): StorefrontEnv {
  return env.PUBLIC_ENVIRONMENT === 'production' &&
    isForeignHost(url, env) &&
    DEPLOYMENT_HOST.test(url.hostname)
    ? {...env, PUBLIC_ENVIRONMENT: 'preview'}
    : env;
}

/** Whether a request's host differs from the host of `PUBLIC_SITE_URL`, which is an origin. */
export function isForeignHost(
  {host}: URL,
  {PUBLIC_SITE_URL}: Pick<StorefrontEnv, 'PUBLIC_SITE_URL'>,
): boolean {
  return !PUBLIC_SITE_URL.endsWith(`//${host}`);
}
