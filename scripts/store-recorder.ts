import {CUSTOMER_QUERY} from '~/graphql/storefront/customer';
import {STORE_QUERY} from '~/graphql/storefront/store';
import {cartHandler} from '~/lib/cart/provider-cart.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {createStorefrontClient} from '~/lib/storefront/storefront-client.server';

/** A raw response, in the format of `tests/recorded`. */
export interface Recording {
  /** Where it comes from: a store and a day, or the page that documents it. */
  readonly source: string;
  /** Name of the requested operation. */
  readonly request: string;
  readonly variables: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or the text of another body. */
  readonly body: unknown;
}

const HEADERS = ['content-type', 'retry-after', 'x-shopify-api-version'];

/** These ids have the right form, but exist in no store. */
const UNKNOWN = '0123456789abcdef0123456789abcdef';
const UNKNOWN_CART = `gid://shopify/Cart/hWN${UNKNOWN}?key=${UNKNOWN}`;

/**
 * Sends a store the requests of all files in `tests/recorded`, through the storefront's
 * own client. Returns the raw responses without secrets, by the file's name. Creates
 * carts, changes nothing else. "more-than-stock" is left out when the store counts no
 * stock.
 */
export async function recordStore(
  env: StorefrontEnv,
): Promise<Record<string, Recording>> {
  const storefront = createStorefrontClient({
    env,
    request: new Request(env.PUBLIC_SITE_URL),
    cache: undefined as unknown as Cache,
    waitUntil: () => undefined,
    i18n: {country: 'DE', language: 'EN'},
    log: () => undefined,
  });
  const read = {cache: storefront.CacheNone()};
  const cartOf = (id?: string) =>
    cartHandler({
      storefront,
      getCartId: () => id,
      setCartId: () => new Headers(),
    });
  const {products} = await storefront.query(STORE_QUERY, read);
  const counted = products.nodes
    .flatMap(({variants}) => variants.nodes)
    .find(
      (each) => !each.currentlyNotInStock && Number(each.quantityAvailable),
    );
  const {cart} = await cartOf().create({});
  const own = cartOf(cart.id);
  const gone = cartOf(UNKNOWN_CART);
  const add = (merchandiseId: string, quantity: number) =>
    own.addLines([{merchandiseId, quantity}]);

  const requests: Readonly<Record<string, () => Promise<unknown>>> = {
    'unknown-variant': () => add('gid://shopify/ProductVariant/404', 1),
    ...(counted && {
      'more-than-stock': () =>
        add(counted.id, Number(counted.quantityAvailable) + 1),
    }),
    'bad-discount-code': () => own.updateDiscountCodes(['NO-SUCH-CODE']),
    'bad-gift-card': () => own.addGiftCardCodes(['NOSUCHGIFTCARD00']),
    'gone-cart': () => gone.get(),
    'change-of-a-gone-cart': () => gone.updateNote(''),
    'buyer-with-an-expired-token': () =>
      cartOf().create({buyerIdentity: {customerAccessToken: UNKNOWN}}),
    'expired-customer-token': () => {
      const variables = {customerAccessToken: UNKNOWN};
      return storefront.query(CUSTOMER_QUERY, {variables, ...read});
    },
  };
  const {host} = new URL(storefront.getApiUrl());
  const source = `${host}, ${new Date().toISOString().slice(0, 10)}`;
  const recordings: Record<string, Recording> = {};
  for (const [name, send] of Object.entries(requests)) {
    const text = withoutSecrets(await lastExchange(send));
    const exchange = text.replaceAll(host, 'store.example.com');
    recordings[name] = {source, ...(JSON.parse(exchange) as Exchange)};
  }
  return recordings;
}

type Exchange = Omit<Recording, 'source'>;

/** The last exchange with the provider during `send`, even if `send` fails. */
async function lastExchange(send: () => Promise<unknown>) {
  const original = globalThis.fetch;
  let last: Exchange | undefined;
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    const {status, headers} = response;
    const text = await response.clone().text();
    const sent = typeof init?.body === 'string' ? init.body : '{}';
    const {query, variables} = JSON.parse(sent) as Record<string, unknown>;
    last = {
      request: /\b(?:query|mutation)\s+(\w+)/.exec(String(query))?.[1] ?? '',
      variables,
      status,
      headers: Object.fromEntries(
        [...headers].filter(([name]) => HEADERS.includes(name)),
      ),
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
    return response;
  };
  await send().catch(() => undefined);
  globalThis.fetch = original;
  return last;
}

/** Replaces ids and keys of carts, tokens and e-mail addresses. */
function withoutSecrets(exchange: Exchange | undefined): string {
  return JSON.stringify(exchange)
    .replace(/(gid:\/\/shopify\/Cart\/|[?&]cart=|\/cart\/c\/)[\w-]+/g, '$1CART')
    .replace(/([?&]key=)[\w-]+/g, '$1KEY')
    .replace(/("customerAccessToken":)"[^"]*"/g, '$1"TOKEN"')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'somebody@example.com');
}
