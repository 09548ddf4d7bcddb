import {createCartHandler, type HydrogenCart} from '@shopify/hydrogen';
import {
  CART_MUTATION_FRAGMENT,
  CART_QUERY_FRAGMENT,
} from '~/graphql/storefront/fragments/cart';
import {CUSTOMER_QUERY} from '~/graphql/storefront/customer';
import {STORE_VARIANTS_QUERY} from '~/graphql/storefront/store';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {createStorefrontClient} from '~/lib/storefront/storefront-client.server';

/** A raw response, as `tests/recorded` has it. */
export interface Recording {
  /** Where it comes from: a store and a day, or the page that documents it. */
  readonly source: string;
  /** Operation or mutation that was asked. */
  readonly request: string;
  readonly variables: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or the text of another body. */
  readonly body: unknown;
}

const HEADERS = ['content-type', 'retry-after', 'x-shopify-api-version'];

/** A cart and a customer's token of the right form that no store has. */
const UNKNOWN_CART =
  'gid://shopify/Cart/hWN0000000000000000000000?key=0123456789abcdef0123456789abcdef';
const UNKNOWN_TOKEN = '0123456789abcdef0123456789abcdef';

/**
 * Asks a store what `tests/recorded` has a file for, through the storefront's own client, and
 * returns the raw responses without secrets, by the file's name. Makes one cart, and changes
 * nothing else.
 *
 * @throws when the store has no variant to buy; "more-than-stock" is left out where none is counted.
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
  const cartOf = (id?: string): HydrogenCart =>
    createCartHandler({
      storefront,
      getCartId: () => id,
      setCartId: () => new Headers(),
      cartQueryFragment: CART_QUERY_FRAGMENT,
      cartMutateFragment: CART_MUTATION_FRAGMENT,
    });
  const {products} = await storefront.query(STORE_VARIANTS_QUERY, {
    cache: storefront.CacheNone(),
  });
  const variants = products.nodes
    .flatMap((product) => product.variants.nodes)
    .filter(({availableForSale}) => availableForSale);
  const [variant] = variants;
  if (!variant) throw new Error('The store has no variant that can be bought.');
  const counted = variants.find(
    ({currentlyNotInStock, quantityAvailable}) =>
      !currentlyNotInStock && (quantityAvailable ?? 0) > 0,
  );
  const lines = [{merchandiseId: variant.id, quantity: 1}];
  const {cart} = await cartOf().create({lines});
  const own = cartOf(cart.id);
  const gone = cartOf(UNKNOWN_CART);

  const requests: Readonly<Record<string, (() => Promise<unknown>) | false>> = {
    'unknown-variant': () =>
      own.addLines([
        {merchandiseId: 'gid://shopify/ProductVariant/404', quantity: 1},
      ]),
    'more-than-stock':
      counted !== undefined &&
      (() =>
        own.addLines([
          {
            merchandiseId: counted.id,
            quantity: (counted.quantityAvailable ?? 0) + 1,
          },
        ])),
    'bad-discount-code': () => own.updateDiscountCodes(['NO-SUCH-CODE']),
    'bad-gift-card': () => own.updateGiftCardCodes(['NOSUCHGIFTCARD00']),
    'gone-cart': () => gone.get(),
    'change-of-a-gone-cart': () => gone.updateNote(''),
    'buyer-with-an-expired-token': () =>
      cartOf().create({buyerIdentity: {customerAccessToken: UNKNOWN_TOKEN}}),
    'expired-customer-token': () =>
      storefront.query(CUSTOMER_QUERY, {
        variables: {customerAccessToken: UNKNOWN_TOKEN},
        cache: storefront.CacheNone(),
      }),
  };
  const recordings: Record<string, Recording> = {};
  const {host} = new URL(storefront.getApiUrl());
  const source = `${host}, ${new Date().toISOString().slice(0, 10)}`;
  for (const [name, ask] of Object.entries(requests)) {
    if (!ask) continue;
    const recorded = await lastExchange(ask);
    recordings[name] = withoutSecrets({source, ...recorded}, host);
  }
  return recordings;
}

/** The raw exchange with the provider that `ask` ends with, whatever becomes of it. */
async function lastExchange(
  ask: () => Promise<unknown>,
): Promise<Omit<Recording, 'source'>> {
  const original = globalThis.fetch;
  let last: Omit<Recording, 'source'> | undefined;
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    const text = await response.clone().text();
    const {query, variables} = JSON.parse(
      typeof init?.body === 'string' ? init.body : '{}',
    ) as {
      query?: string;
      variables: unknown;
    };
    last = {
      request: /\b(?:query|mutation)\s+(\w+)/.exec(query ?? '')?.[1] ?? '',
      variables,
      status: response.status,
      headers: Object.fromEntries(
        HEADERS.flatMap((name) => {
          const value = response.headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      ),
      body: jsonOr(text),
    };
    return response;
  };
  try {
    await ask().catch(() => undefined);
  } finally {
    globalThis.fetch = original;
  }
  if (!last) throw new Error('The store was not asked.');
  return last;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Replaces carts' ids and keys, tokens, e-mail addresses and the store's host. */
function withoutSecrets(recording: Recording, host: string): Recording {
  const text = JSON.stringify(recording)
    .replace(/(gid:\/\/shopify\/Cart\/|[?&]cart=|\/cart\/c\/)[\w-]+/g, '$1CART')
    .replace(/([?&]key=)[\w-]+/g, '$1KEY')
    .replace(/("customerAccessToken":)"[^"]*"/g, '$1"TOKEN"')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'somebody@example.com');
  const {source, ...rest} = JSON.parse(text) as Recording;
  return {
    source,
    ...(JSON.parse(
      JSON.stringify(rest).replaceAll(host, 'store.example.com'),
    ) as Omit<Recording, 'source'>),
  };
}
