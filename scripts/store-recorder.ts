import {CUSTOMER_QUERY} from '~/graphql/storefront/customer';
import {STORE_QUERY} from '~/graphql/storefront/store';
import {cartHandler} from '~/lib/cart/shopify-cart.server';
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

/** What `recordStore` returns. */
interface RecordedStore {
  /** The raw responses, by the name of the file in `tests/recorded`. */
  readonly responses: Readonly<Record<string, Recording>>;
  /** All steps, in the format that `npm run shop:replay` reads. */
  readonly session: Readonly<Record<string, unknown>>;
}

/**
 * Sends a store the requests of all files in `tests/recorded`, and a few changes of a cart, through
 * the storefront's own client. Returns the raw responses without secrets. Creates carts, changes
 * nothing else. Without a product that the store counts, "more-than-stock" and the changes are left
 * out.
 */
export async function recordStore(env: StorefrontEnv): Promise<RecordedStore> {
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
  let cartId: string | undefined;
  const creation = await lastExchange(async () => {
    const {cart} = await cartOf().create({});
    cartId = cart.id;
  });
  if (!cartId) throw new Error('The store made no cart.');
  const own = cartOf(cartId);
  const gone = cartOf(UNKNOWN_CART);
  const add = (merchandiseId: string, quantity: number) =>
    own.addLines([{merchandiseId, quantity}]);

  const changes: Readonly<Record<string, () => Promise<unknown>>> = counted
    ? {
        'cart-lines-add': () => add(counted.id, 1),
        'cart-note-update': () => own.updateNote('A note'),
        'cart-read': () => own.get(),
      }
    : {};
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
  const withoutSecrets = secretRemover(host);
  const steps: Record<string, Step> = {};
  const note = (name: string, exchange: Exchange | undefined): Recording => {
    if (!exchange) throw new Error(`The store did not respond: ${name}.`);
    const {query, variables, status, body, ...rest} = withoutSecrets(exchange);
    const response = {status, body};
    steps[name] = {apiSurface: 'storefront', query, variables, response};
    return {source, ...rest, variables, status, body};
  };
  note('cart-create', creation);
  for (const [name, send] of Object.entries(changes)) {
    note(name, await lastExchange(send));
  }
  const stocked = steps['cart-lines-add'];
  const responses: Record<string, Recording> = {};
  for (const [name, send] of Object.entries(requests)) {
    responses[name] = note(name, await lastExchange(send));
  }
  return {
    responses,
    session: {
      source,
      ...(counted &&
        stocked && {
          store: storeOf(stocked, Number(counted.quantityAvailable)),
        }),
      ...steps,
    },
  };
}

interface Exchange extends Omit<Recording, 'source'> {
  /** The document. */
  readonly query: string;
}

/** A step of a recorded session. */
interface Step {
  readonly apiSurface: 'storefront';
  readonly query: string;
  readonly variables: unknown;
  readonly response: {readonly status: number; readonly body: unknown};
}

/** The last exchange with Shopify during `send`, even if `send` fails. */
async function lastExchange(
  send: () => Promise<unknown>,
): Promise<Exchange | undefined> {
  const original = globalThis.fetch;
  let last: Exchange | undefined;
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    const {status, headers} = response;
    const text = await response.clone().text();
    const sent = typeof init?.body === 'string' ? init.body : '{}';
    const {query, variables} = JSON.parse(sent) as Record<string, unknown>;
    last = {
      query: String(query),
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

/**
 * Replaces ids and keys of carts, tokens, e-mail addresses and the store's host. Each cart has the
 * same other name in all exchanges.
 */
function secretRemover(host: string): (exchange: Exchange) => Exchange {
  const carts = new Map<string, string>();
  const nameOf = (cart: string) => {
    const known = carts.get(cart);
    if (known) return known;
    const name = carts.size === 0 ? 'CART' : `CART${carts.size + 1}`;
    carts.set(cart, name);
    return name;
  };
  return (exchange) =>
    JSON.parse(
      JSON.stringify(exchange)
        .replace(
          /(gid:\/\/shopify\/Cart\/|[?&]cart=|\/cart\/c\/)([\w-]+)/g,
          (_, before: string, cart: string) => before + nameOf(cart),
        )
        .replace(/([?&]key=)[\w-]+/g, '$1KEY')
        .replace(/("customerAccessToken":)"[^"]*"/g, '$1"TOKEN"')
        .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'somebody@example.com')
        .replaceAll(host, 'store.example.com'),
    ) as Exchange;
}

/** The part of a cart's response from which the replay's store is made. */
interface AddedLine {
  readonly data?: {
    readonly cartLinesAdd?: {
      readonly cart?: {
        readonly lines: {
          readonly nodes: readonly {
            readonly merchandise: {
              readonly id: string;
              readonly sku: string | null;
              readonly requiresShipping: boolean;
              readonly price: {readonly amount: string};
              readonly compareAtPrice: {readonly amount: string} | null;
              readonly selectedOptions: readonly object[];
              readonly product: {
                readonly id: string;
                readonly title: string;
                readonly handle: string;
              };
            };
          }[];
        };
      };
    };
  };
}

/** The product of the added line and its stock, in the form that the Admin API has for them. */
function storeOf({response}: Step, quantity: number): object {
  const {data} = response.body as AddedLine;
  const {merchandise} = data?.cartLinesAdd?.cart?.lines.nodes[0] ?? {};
  if (!merchandise) return {};
  const {id, sku, price, compareAtPrice, selectedOptions, product} =
    merchandise;
  const stock = 'gid://shopify/InventoryItem/1';
  const inventoryItem = {
    id: stock,
    tracked: true,
    requiresShipping: merchandise.requiresShipping,
  };
  const variant = {
    id,
    sku,
    price: price.amount,
    compareAtPrice: compareAtPrice?.amount,
    selectedOptions,
    inventoryItem,
  };
  return {
    productCreate: {
      product: {
        id: product.id,
        title: product.title,
        handle: product.handle,
        variants: {nodes: [variant]},
      },
    },
    inventory: {inventoryItemId: stock, quantity},
  };
}
