import {createWithCache, type I18nBase} from '@shopify/hydrogen';
import type {CountryCode} from '../../schemas/storefront-types';
import {discoverCustomerAccounts} from './account/current/account-urls.server';
import {renewIfDue} from './account/current/account-session.server';
import {currentAccounts} from './account/current/current-accounts.server';
import {legacyAccounts} from './account/legacy/legacy-accounts.server';
import {cartHandler} from '~/lib/cart/shopify-cart.server';
import {cartIdCookie, readCartId} from './cart/cart-id.server';
import {readConsent} from './consent/consent-state';
import type {RequestContext} from './context.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {createMemoizePerRequest} from '~/lib/concurrency/memoize-per-request';
import {clientKeyOf} from '~/lib/http/client-key';
import {pagePath, type Locale} from './i18n/locale';
import {localeOfRequest, firstCountry} from '~/lib/i18n/request-market.server';
import {createNonce} from '~/lib/server/security-headers.server';
import {AccountCookie} from '~/lib/session/account-cookie.server';
import {takeSessionToken} from '~/lib/session/session-token.server';
import {AppSession} from '~/lib/session/session.server';
import type {RequestLog} from './storefront/request-log.server';
import {isolateResults} from './storefront/shared-results.server';
import {createStorefrontClient} from './storefront/storefront-client.server';

interface ContextOptions {
  readonly env: StorefrontEnv;
  readonly executionContext: Pick<ExecutionContext, 'waitUntil'>;
  readonly requestLog: RequestLog;
  /** Whether the response may be cached for every anonymous visitor. */
  readonly isShared?: boolean;
}

/** Creates a request's context. */
export async function createRequestContext(
  request: Request,
  {env, executionContext, requestLog, isShared = false}: ContextOptions,
): Promise<RequestContext> {
  const waitUntil = executionContext.waitUntil.bind(executionContext);
  const cookies = cookieScope(env);
  const isCurrent = env.PUBLIC_CUSTOMER_ACCOUNTS === 'current';
  const secrets = env.SESSION_SECRET;
  const [cache, session, token] = await Promise.all([
    caches.open('hydrogen'),
    AppSession.init(request, secrets, cookies),
    AccountCookie.read(request.headers, {
      secrets,
      scope: cookies,
      accounts: env.PUBLIC_CUSTOMER_ACCOUNTS,
    }),
    discoverCustomerAccounts(env, waitUntil),
  ]);
  const sessionToken = await takeSessionToken(session, secrets);
  if (isCurrent) await renewIfDue({env, requestLog, token, waitUntil});
  else if (sessionToken) await token.store(sessionToken);
  const locale = localeOfRequest(request);
  const clientFor = (country: CountryCode) => {
    const {language} = locale;
    const i18n: I18nBase & {locale: Locale} = {language, country, locale};
    return createStorefrontClient({
      env,
      request,
      cache,
      memory: isolateResults,
      waitUntil,
      i18n,
      requestLog,
    });
  };
  const chosen = chosenCountry(session);
  const wanted = chosen ?? locale.country;
  const client = clientFor(wanted);
  const country = await firstCountry(
    wanted,
    {storefront: client, domain: env.PUBLIC_STORE_DOMAIN, waitUntil},
    requestLog,
  );
  const asked = chosen ? 'visitor' : 'language';
  requestLog.market = {
    language: locale.language,
    country,
    source: country === wanted ? asked : 'shop',
  };
  const storefront =
    country === client.i18n.country ? client : clientFor(country);
  const setCookies: string[] = [];
  let cartId = readCartId(request.headers, cookies);
  const consent = readConsent(request.headers.get('Cookie'));
  const cartOptions = {
    storefront,
    consent,
    getCartId: () => cartId,
    setCartId: (id: string) =>
      new Headers({'Set-Cookie': cartIdCookie(id, cookies)}),
    // Shopify gives a new cart to the signed-in customer.
    buyerIdentity: {
      countryCode: country,
      ...(token.value !== null && {customerAccessToken: token.value}),
    },
  };
  return {
    env,
    waitUntil,
    session,
    token,
    accounts: isCurrent ? currentAccounts : legacyAccounts,
    storefront,
    requestLog,
    memoizePerRequest: createMemoizePerRequest(),
    withCache: createWithCache({cache, request, waitUntil}),
    consent,
    cart: cartHandler(cartOptions),
    separateCart: (id) => cartHandler({...cartOptions, getCartId: () => id}),
    replaceCartId: (id) => {
      cartId = id ?? undefined;
      setCookies.push(cartIdCookie(id, cookies));
    },
    setCookies,
    structuredData: [],
    markdown: {},
    clientKey: clientKeyOf(request),
    url: pageUrl(request),
    locale,
    isDocument: !new URL(request.url).pathname.endsWith('.data'),
    country,
    nonce: isShared ? null : createNonce(),
  };
}

/** `Set-Cookie` values in addition to the routes' own: cart, customer's token and session. */
export async function cookiesOf({
  session,
  setCookies,
  token,
}: Pick<RequestContext, 'session' | 'setCookies' | 'token'>): Promise<
  string[]
> {
  const account = await token.commit();
  return [
    ...setCookies,
    ...(account ? [account] : []),
    ...(session.isPending ? [await session.commit()] : []),
  ];
}

function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = pagePath(url.pathname);
  // Added by Remix to data requests.
  url.searchParams.delete('_routes');
  return url;
}

/** The stored country, to which the shop may no longer sell. */
function chosenCountry(session: AppSession): CountryCode | null {
  const country: unknown = session.get('country');
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country)
    ? (country as CountryCode)
    : null;
}
