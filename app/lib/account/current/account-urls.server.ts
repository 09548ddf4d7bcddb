import * as z from 'zod/mini';
import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import {RequestError} from '~/lib/http/request.server';
import {deadlineIn} from '~/lib/http/deadline.server';
import {SingleFlight} from '~/lib/concurrency/single-flight.server';
import {readText} from '~/lib/http/read-text.server';
import {ISOLATE, log} from '~/lib/logging/log.server';
import {
  ACCOUNT_URLS_FAILED_MS,
  ACCOUNT_URLS_FRESH_MS,
  ACCOUNT_URLS_TIMEOUT_MS,
  MAX_ACCOUNT_URLS_BYTES,
} from '~/lib/limits/limits';

interface CustomerAccountUrls {
  /** `iss` of the id tokens. */
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  readonly logout: string;
  readonly graphql: string;
  readonly profile: string;
}

type AccountEnv = Pick<
  StorefrontEnv,
  | 'PUBLIC_CUSTOMER_ACCOUNTS'
  | 'PUBLIC_CUSTOMER_ACCOUNT_API_URL'
  | 'PUBLIC_CUSTOMER_ACCOUNT_API_VERSION'
  | 'PUBLIC_STORE_DOMAIN'
  | 'SHOP_ID'
>;

interface Discovered {
  /** `null`: the shop did not say. */
  readonly urls: CustomerAccountUrls | null;
  readonly hasFailed: boolean;
}

/** URLs that were read, by the store's domain. */
const discovered = new SingleFlight<Discovered>({
  lostAfter: 2 * ACCOUNT_URLS_TIMEOUT_MS,
  age: ({hasFailed}) =>
    hasFailed ? ACCOUNT_URLS_FAILED_MS : ACCOUNT_URLS_FRESH_MS,
  maxEntries: 10,
  servesStale: true,
});

const signInSchema = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.url(),
});

const apiSchema = z.object({graphql_api: z.url()});

/** The URLs of current accounts: discovered, else derived; `null` for legacy accounts. */
export function customerAccountUrls(
  env: AccountEnv,
): CustomerAccountUrls | null {
  if (env.PUBLIC_CUSTOMER_ACCOUNTS !== 'current') return null;
  return discovered.latest(env.PUBLIC_STORE_DOMAIN)?.urls ?? derivedUrls(env);
}

/**
 * Reads where the shop has its current accounts: a merchant can give them a domain, which
 * only the documents below `/.well-known/` reveal. Waits for the first response in an isolate;
 * later ones replace it in the background. Never rejects.
 */
export async function discoverCustomerAccounts(
  env: AccountEnv,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<void> {
  if (env.PUBLIC_CUSTOMER_ACCOUNTS !== 'current') return;
  const domain = env.PUBLIC_STORE_DOMAIN;
  const discover = async (): Promise<Discovered> => {
    try {
      return {urls: await readUrls(env), hasFailed: false};
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      log(ISOLATE, 'warn', 'cannot discover accounts', {reason});
      const urls = discovered.latest(domain)?.urls ?? null;
      return {urls, hasFailed: true};
    }
  };
  const deadline = deadlineIn(ACCOUNT_URLS_TIMEOUT_MS);
  await discovered
    .run(domain, discover, {deadline, waitUntil})
    // Another request has not discovered them in time.
    .catch(() => undefined);
}

async function readUrls(env: AccountEnv): Promise<CustomerAccountUrls> {
  const origin = shopOrigin(env.PUBLIC_STORE_DOMAIN);
  const [signIn, api] = await Promise.all([
    readDocument(`${origin}/.well-known/openid-configuration`, signInSchema),
    readDocument(`${origin}/.well-known/customer-account-api`, apiSchema),
  ]);
  const [account = ''] = api.graphql_api.split('/customer/api/', 1);
  return {
    issuer: signIn.issuer,
    authorize: signIn.authorization_endpoint,
    token: signIn.token_endpoint,
    logout: signIn.end_session_endpoint,
    graphql: `${account}/customer/api/${env.PUBLIC_CUSTOMER_ACCOUNT_API_VERSION}/graphql`,
    profile: `${account}/profile`,
  };
}

/** A redirect is not followed: it could lead to this storefront, which would ask again. */
async function readDocument<Schema extends z.ZodMiniType>(
  url: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const signal = AbortSignal.timeout(ACCOUNT_URLS_TIMEOUT_MS);
  const response = await fetch(url, {redirect: 'manual', signal});
  if (!response.ok) {
    await response.body?.cancel();
    throw new RequestError(response.status);
  }
  return schema.parse(
    JSON.parse((await readText(response, MAX_ACCOUNT_URLS_BYTES)) ?? ''),
  );
}

/** What Shopify's documents say about a shop without an account domain. */
function derivedUrls(env: AccountEnv): CustomerAccountUrls {
  const shopId = env.SHOP_ID ?? '';
  const base = (
    env.PUBLIC_CUSTOMER_ACCOUNT_API_URL ?? `https://shopify.com/${shopId}`
  ).replace(/\/$/, '');
  const {origin} = new URL(base);
  const issuer = `${origin}/authentication/${shopId}`;
  return {
    issuer,
    authorize: `${issuer}/oauth/authorize`,
    token: `${issuer}/oauth/token`,
    logout: `${issuer}/logout`,
    graphql: `${base}/account/customer/api/${env.PUBLIC_CUSTOMER_ACCOUNT_API_VERSION}/graphql`,
    profile: `${base}/account/profile`,
  };
}
