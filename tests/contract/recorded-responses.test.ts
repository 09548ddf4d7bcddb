import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadCustomer} from '~/lib/account/legacy/profile.server';
import {signOut} from '~/lib/account/legacy/customer-session.server';
import type {CartAction} from '~/lib/cart/cart-input.server';
import {readSteps, readStore} from '../../scripts/replay-recording';
import {recordStore, type Recording} from '../../scripts/store-recorder';
import {newCustomer} from '../support/account-visitor';
import {add, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {storefrontContext} from '../support/storefront-context';
import {thrownBy} from '../support/thrown-by';

const shop = ownShop({catalogue: smallCatalogue});

afterEach(() => vi.unstubAllGlobals());

const FOLDER = join(import.meta.dirname, '../recorded');

/** The raw responses of `tests/recorded`, by name. */
const RECORDED: Readonly<Record<string, Recording>> = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [
    file.replace('.json', ''),
    JSON.parse(
      readFileSync(join(FOLDER, file), 'utf8'),
      withoutOwn,
    ) as Recording,
  ]),
);

/** Removes what depends on the store's goods: the rest of a cart, and the line of a warning. */
function withoutOwn(key: string, value: unknown): unknown {
  if (key === 'target') return undefined;
  if (key !== 'cart' || !isFullCart(value)) return value;
  const {discountCodes, appliedGiftCards} = value;
  return {discountCodes, appliedGiftCards};
}

function isFullCart(
  value: unknown,
): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'checkoutUrl' in value;
}

/**
 * Responds to requests for the recorded operation, the first `times`, with the recording. What
 * it leaves out, such as the rest of a cart, is the shop's.
 *
 * @returns how often it was asked for.
 */
function replay(recording: Recording, times = Infinity): () => number {
  const {request, status, headers, body} = recording;
  const original = globalThis.fetch;
  let count = 0;
  vi.stubGlobal('fetch', async (url: string, init: {body?: string} = {}) => {
    const named = new RegExp(String.raw`\b(?:query|mutation)\s+${request}\b`);
    if (!named.test(init.body ?? '') || count === times) {
      return original(url, init);
    }
    count += 1;
    const isResult =
      typeof body === 'object' && body !== null && 'data' in body;
    const shops: unknown = isResult
      ? await (await original(url, init)).json()
      : undefined;
    const text =
      typeof body === 'string' ? body : JSON.stringify(laidOver(shops, body));
    return new Response(text, {status, headers: {...headers}});
  });
  return () => count;
}

/** `upper` over `lower`: objects merged by key, lists by index. */
function laidOver(lower: unknown, upper: unknown): unknown {
  if (Array.isArray(upper)) {
    const list: readonly unknown[] = Array.isArray(lower) ? lower : [];
    return upper.map((entry, index) => laidOver(list[index], entry));
  }
  if (typeof upper !== 'object' || upper === null) return upper;
  const rest = typeof lower === 'object' ? lower : {};
  return Object.entries(upper).reduce(
    (all, [key, value]) => ({
      ...all,
      [key]: laidOver((rest as Record<string, unknown> | null)?.[key], value),
    }),
    {...rest},
  );
}

/** Names of fields whose values are compared as well. */
const TELLING = /^(?:code|field|applicable)$/;

/** Paths at which `other` differs from `recorded`: another type, or another code. */
function differences(recorded: unknown, other: unknown, path = ''): string[] {
  if (Array.isArray(recorded) && Array.isArray(other)) {
    if ((recorded.length === 0) !== (other.length === 0)) return [path];
    return recorded.flatMap((entry: unknown, index) =>
      differences(entry, other[Math.min(index, other.length - 1)], path),
    );
  }
  if (typeof recorded === 'object' && recorded !== null) {
    if (typeof other !== 'object' || other === null) return [path];
    return Object.entries(recorded).flatMap(([key, value]) => {
      const there = (other as Record<string, unknown>)[key];
      const at = path ? `${path}.${key}` : key;
      if (!TELLING.test(key)) return differences(value, there, at);
      return JSON.stringify(value) === JSON.stringify(there) ? [] : [at];
    });
  }
  return typeof recorded === typeof other &&
    (recorded === null) === (other === null)
    ? []
    : [path];
}

const recorded = (name: string): Recording => {
  const recording = RECORDED[name];
  if (!recording) throw new Error(`There is no tests/recorded/${name}.json.`);
  return recording;
};

/** A visitor with two lamps, whose action gets a recorded response. */
async function meet(name: string, action: CartAction) {
  const visitor = createVisitor(shop.origin);
  await visitor.act(add(VARIANT.lamp, 2));
  const {cookie} = visitor;
  const count = replay(recorded(name));
  const result = await visitor.act(action);
  vi.unstubAllGlobals();
  const left = await visitor.read();
  return {result, left, count: count(), isSameCart: visitor.cookie === cookie};
}

describe('a recorded response in a cart', () => {
  const ADDED = add(VARIANT.lamp, 1);
  const UNKNOWN = add('gid://shopify/ProductVariant/404', 1);
  const NOTE: CartAction = {kind: 'note', note: 'Bitte klingeln'};
  const DISCOUNT: CartAction = {kind: 'discountCodes', codes: ['NO-SUCH-CODE']};

  it.each<[string, CartAction, readonly (string | null)[]]>([
    ['unknown-variant', UNKNOWN, ['merchandiseGone']],
    ['more-than-stock', add(VARIANT.map, 4), ['notEnoughStock']],
    ['bad-discount-code', DISCOUNT, ['discountNotApplicable']],
    [
      'bad-gift-card',
      {kind: 'giftCard', code: 'NOSUCHGIFTCARD00'},
      ['invalidGiftCard'],
    ],
    [
      'bad-gift-card',
      {kind: 'addDiscountCodes', codes: ['NOSUCHGIFTCARD00']},
      ['discountNotApplicable'],
    ],
  ])('%s: is reported, and the cart stays', async (name, action, problems) => {
    const {result, left, isSameCart} = await meet(name, action);
    expect(keys(result)).toEqual(problems);
    expect(result.status).toBe(200);
    expect(quantities(left)).toContain(2);
    expect(isSameCart).toBe(true);
  });

  it('change-of-a-gone-cart: a new cart gets the change', async () => {
    const {result, left, isSameCart} = await meet(
      'change-of-a-gone-cart',
      NOTE,
    );
    expect(keys(result)).toEqual([]);
    expect(left.snapshot).toMatchObject({cart: {lines: [], note: NOTE.note}});
    expect(isSameCart).toBe(false);
  });

  it('gone-cart: it is empty, and its cookie is deleted', async () => {
    const visitor = createVisitor(shop.origin);
    await visitor.act(ADDED);
    replay(recorded('gone-cart'));
    const {snapshot} = await visitor.read();
    expect(snapshot).toEqual({status: 'ready', cart: null});
    expect(visitor.cookie).toBeNull();
  });

  it('access-denied: the cart is shown without what the token may not read', async () => {
    const visitor = createVisitor(shop.origin);
    await visitor.act(ADDED);
    replay(recorded('access-denied'));
    expect(quantities(await visitor.read())).toEqual([1]);
  });

  it.each(['throttled', 'too-many-requests', 'rejected-as-malicious'])(
    '%s: is retried, then the visitor is told to try later',
    async (name) => {
      const {result, left, count} = await meet(name, ADDED);
      expect(count).toBe(3);
      expect(result.status).toBe(503);
      expect(keys(result)).toEqual(['unavailable']);
      expect(quantities(left)).toEqual([2]);
    },
  );

  it('maintenance: an addition is not repeated, and its uncertain result is reported', async () => {
    const {result, left, count} = await meet('maintenance', ADDED);
    expect(count).toBe(1);
    expect(result.status).toBe(503);
    expect(keys(result)).toEqual(['unclear']);
    expect(quantities(left)).toEqual([2]);
  });
});

describe('a recorded response in an account', () => {
  it('buyer-with-an-expired-token: the cart is created without them', async () => {
    const {visitor} = await newCustomer(shop.origin);
    const count = replay(recorded('buyer-with-an-expired-token'), 1);
    const result = await visitor.act(add(VARIANT.lamp, 2));
    expect(count()).toBe(1);
    expect(keys(result)).toEqual([]);
    expect(quantities(result)).toEqual([2]);
  });

  it('expired-customer-token: leads to the login', async () => {
    const {context, token, session} = await newCustomer(shop.origin);
    replay(recorded('expired-customer-token'));
    const result = await thrownBy(loadCustomer(context()));
    expect(result).toHaveProperty('status', 302);
    expect(token.value).toBeNull();
    expect(session.take('accountNotice')).toBe('expired');
  });

  it('sign-out-with-an-expired-token: signs out nevertheless', async () => {
    const {context, token} = await newCustomer(shop.origin);
    replay(recorded('sign-out-with-an-expired-token'));
    expect(await signOut(context())).toBeNull();
    expect(token.value).toBeNull();
  });
});

describe('npm run store:record', () => {
  it('records responses without secrets, in the format of the stored ones', async () => {
    const {env} = storefrontContext(shop.origin, 'de');
    const {responses, session} = await recordStore(env);
    const text = JSON.stringify({responses, session});
    expect(text).not.toMatch(
      /key=(?!KEY)|Cart\/(?!CART)|127\.0\.0\.1(?!:\d+, )/,
    );
    expect(text).not.toContain(env.PUBLIC_STOREFRONT_API_TOKEN);
    const found = Object.entries(responses).flatMap(([name, {body}]) =>
      differences(recorded(name).body, body).map((path) => `${name}: ${path}`),
    );
    expect(found).toEqual([
      // The code that does not exist is still in the cart.
      'bad-gift-card: data.cartGiftCardCodesAdd.warnings',
      // Another store returned a new cart with the change, as the local shop does.
      'change-of-a-gone-cart: data.cartNoteUpdate.cart',
    ]);
    expect(Object.keys(responses)).toHaveLength(8);
  });

  it('writes a session that the replay can repeat, with the product and its stock', async () => {
    const {env} = storefrontContext(shop.origin, 'de');
    const {responses, session} = await recordStore(env);
    expect(readSteps(session, () => false).map(({name}) => name)).toEqual([
      'cart-create',
      'cart-lines-add',
      'cart-note-update',
      'cart-read',
      ...Object.keys(responses),
    ]);
    const [product] = readStore(session).products;
    expect(product).toMatchObject({
      title: expect.any(String) as string,
      variant: {isTracked: true, quantity: expect.any(Number) as number},
    });
    const cartIdOf = (name: string) =>
      readSteps(session, () => false).find((step) => step.name === name)
        ?.variables.cartId;
    expect(cartIdOf('gone-cart')).not.toBe(cartIdOf('cart-read'));
  });
});
