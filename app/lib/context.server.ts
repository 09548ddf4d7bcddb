import {
  createCartHandler,
  createWithCache,
  type I18nBase,
} from '@shopify/hydrogen';
import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {
  CART_MUTATION_FRAGMENT,
  CART_QUERY_FRAGMENT,
} from '~/graphql/storefront/fragments/cart';
import {customerToken} from './account/customer-session.server';
import {readCartId, writeCartId} from './cart/cart-id.server';
import {cookieScope} from './cookie-scope.server';
import type {StorefrontEnv} from './env.server';
import type {Locale} from './i18n/locale';
import {localeOfRequest} from './i18n/request-locale.server';
import type {MapView} from './metar/map-view';
import {createNonce} from './security-headers.server';
import {AppSession} from './session.server';
import type {ProviderReport} from './storefront/provider-report.server';
import {createStorefrontClient} from './storefront/storefront-client.server';

/**
 * Everything that loaders and actions get for one request. The language comes
 * from the path (`localeOfRequest`), the country from the session when the visitor
 * chose one.
 */
export async function createRequestContext(
  request: Request,
  env: StorefrontEnv,
  executionContext: Pick<ExecutionContext, 'waitUntil'>,
  report: ProviderReport,
) {
  const waitUntil = executionContext.waitUntil.bind(executionContext);
  const cookies = cookieScope(env);
  const [cache, session] = await Promise.all([
    caches.open('hydrogen'),
    AppSession.init(request, env.SESSION_SECRET, cookies),
  ]);
  const {pathname} = new URL(request.url);
  const locale = localeOfRequest(request);
  const served: {map: MapView | null} = {map: null};
  const i18n: I18nBase & {locale: Locale} = {
    language: locale.language,
    country: chosenCountry(session) ?? locale.country,
    locale,
  };
  const storefront = createStorefrontClient({
    env,
    request,
    cache,
    waitUntil,
    i18n,
    report,
  });
  const token = customerToken(session);
  const cart = createCartHandler({
    storefront,
    getCartId: readCartId(request.headers),
    setCartId: writeCartId(cookies),
    cartQueryFragment: CART_QUERY_FRAGMENT,
    cartMutateFragment: CART_MUTATION_FRAGMENT,
    // A cart that is made while a customer is signed in is his from the start.
    buyerIdentity: {
      countryCode: i18n.country,
      ...(token !== null && {customerAccessToken: token}),
    },
  });
  return {
    env,
    waitUntil,
    session,
    storefront,
    /** What the provider did for this request so far. */
    report,
    /** Keeps answers of other services. */
    withCache: createWithCache({cache, request, waitUntil}),
    cart,
    locale,
    /** The answer is a document, not the data of a page for one that is there. */
    isDocument: !pathname.endsWith('.data'),
    /** What loaders hand to components on the server, for the HTML alone. */
    served,
    country: i18n.country,
    /** Nonce of this response's content security policy. */
    nonce: createNonce(),
  };
}

/** The context of one request; `env.d.ts` makes it Remix's load context. */
export type RequestContext = Awaited<ReturnType<typeof createRequestContext>>;

function chosenCountry(session: AppSession): CountryCode | null {
  const country: unknown = session.get('country');
  // The session is signed, so a code of this shape was checked when it was stored.
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country)
    ? (country as CountryCode)
    : null;
}
