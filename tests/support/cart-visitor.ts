import type {CountryCode} from '../../schemas/storefront-types';
import {performCartAction, readCart} from '~/lib/cart/cart-actions.server';
import {cartHandler} from '~/lib/cart/shopify-cart.server';
import {cartIdCookie, readCartId} from '~/lib/cart/cart-id.server';
import type {CartAction} from '~/lib/cart/cart-input.server';
import type {CartOwner} from '~/lib/cart/replace-cart.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import type {Locale} from '~/lib/i18n/locale';
import type {Deadline} from '~/lib/http/deadline.server';
import {createMemoizePerRequest} from '~/lib/concurrency/memoize-per-request';
import {createStorefrontClient} from '~/lib/storefront/storefront-client.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {mapCache} from './map-cache';
import {sessionInMemory} from './session-in-memory';
import {NO_WAIT, storefrontContext} from './storefront-context';

/**
 * A visitor with a cookie jar and a session, whose actions go through the
 * storefront's own cart code to a local shop. Every action is a request of its
 * own, as in the worker.
 */
export function createVisitor(
  origin: string,
  {
    language = 'DE',
    country = 'DE',
    token = {value: null, tokens: null},
    deadline,
    clientKey = crypto.randomUUID(),
  }: {
    language?: Locale['language'];
    country?: CountryCode;
    /** The tokens of the signed-in customer, if any. */
    token?: CartOwner['token'];
    /** Deadline of each of their requests. */
    deadline?: Deadline;
    /** Address as the platform reports it. */
    clientKey?: string;
  } = {},
) {
  const {env} = storefrontContext(origin, 'de');
  const session = sessionInMemory();
  let cookie: string | null = null;

  function context(): CartOwner {
    const headers = new Headers(cookie === null ? {} : {Cookie: cookie});
    const requestLog = new RequestLog(headers, deadline);
    const storefront = createStorefrontClient({
      env,
      request: new Request('http://localhost:3000/cart', {headers}),
      cache: mapCache(),
      waitUntil: () => undefined,
      i18n: {language, country},
      requestLog,
      clock: NO_WAIT,
      log: () => undefined,
    });
    const scope = cookieScope(env);
    let cartId = readCartId(headers, scope);
    return {
      consent: {isDecided: false, enabled: []},
      country,
      clientKey,
      replaceCartId: (id) => {
        cartId = id ?? undefined;
        store({cookies: [cartIdCookie(id, scope)]});
      },
      waitUntil: () => undefined,
      env,
      storefront,
      memoizePerRequest: createMemoizePerRequest(),
      requestLog,
      session,
      token,
      cart: cartHandler({
        storefront,
        getCartId: () => cartId,
        setCartId: (id) => new Headers({'Set-Cookie': cartIdCookie(id, scope)}),
        buyerIdentity: {
          countryCode: country,
          ...(token.value && {customerAccessToken: token.value}),
        },
      }),
    };
  }

  function store<Result extends {cookies: readonly string[]}>(result: Result) {
    for (const line of result.cookies) {
      cookie = /Max-Age=0/.test(line) ? null : (line.split(';')[0] ?? null);
    }
    return result;
  }

  return {
    /** The `Cookie` header as the browser would send it. */
    get cookie() {
      return cookie;
    },
    set cookie(value: string | null) {
      cookie = value;
    },
    act: async (action: CartAction) =>
      store(await performCartAction(action, context())),
    read: async () => store(await readCart(context())),
    context,
  };
}
