import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadCustomer} from '~/lib/account/legacy/profile.server';
import {signOut} from '~/lib/account/legacy/customer-session.server';
import type {CartAction} from '~/lib/cart/cart-input.server';
import {recordStore, type Recording} from '../../scripts/store-recorder';
import {newCustomer} from '../support/account-visitor';
import {add, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {ownShop} from '../support/own-shop';
import {differences, RECORDED, replay} from '../support/recorded';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {storefrontContext} from '../support/storefront-context';
import {thrownBy} from '../support/thrown-by';

const shop = ownShop({catalogue: smallCatalogue});

afterEach(() => vi.unstubAllGlobals());

const recorded = (name: string): Recording => {
  const recording = RECORDED[name];
  if (!recording) throw new Error(`There is no tests/recorded/${name}.json.`);
  return recording;
};

/** Somebody with two lamps, whose action meets a recorded response. */
async function meet(name: string, action: CartAction) {
  const visitor = createVisitor(shop.origin);
  await visitor.act(add(VARIANT.lamp, 2));
  const {cookie} = visitor;
  const count = replay(recorded(name));
  const answer = await visitor.act(action);
  vi.unstubAllGlobals();
  const left = await visitor.read();
  return {answer, left, count: count(), isSameCart: visitor.cookie === cookie};
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
  ])('%s: is told, and the cart stays', async (name, action, problems) => {
    const {answer, left, isSameCart} = await meet(name, action);
    expect(keys(answer)).toEqual(problems);
    expect(answer.status).toBe(200);
    expect(quantities(left)).toContain(2);
    expect(isSameCart).toBe(true);
  });

  it('change-of-a-gone-cart: another cart takes the change', async () => {
    const {answer, left, isSameCart} = await meet(
      'change-of-a-gone-cart',
      NOTE,
    );
    expect(keys(answer)).toEqual([]);
    expect(left.snapshot).toMatchObject({cart: {lines: [], note: NOTE.note}});
    expect(isSameCart).toBe(false);
  });

  it('gone-cart: it is empty, and its cookie ends', async () => {
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
    '%s: is asked again, then they are told to try later',
    async (name) => {
      const {answer, left, count} = await meet(name, ADDED);
      expect(count).toBe(3);
      expect(answer.status).toBe(503);
      expect(keys(answer)).toEqual(['unavailable']);
      expect(quantities(left)).toEqual([2]);
    },
  );

  it('maintenance: an addition is not repeated, and what is uncertain is said', async () => {
    const {answer, left, count} = await meet('maintenance', ADDED);
    expect(count).toBe(1);
    expect(answer.status).toBe(503);
    expect(keys(answer)).toEqual(['unclear']);
    expect(quantities(left)).toEqual([2]);
  });
});

describe('a recorded response in an account', () => {
  it('buyer-with-an-expired-token: the cart is made without them', async () => {
    const {visitor} = await newCustomer(shop.origin);
    const count = replay(recorded('buyer-with-an-expired-token'), 1);
    const answer = await visitor.act(add(VARIANT.lamp, 2));
    expect(count()).toBe(1);
    expect(keys(answer)).toEqual([]);
    expect(quantities(answer)).toEqual([2]);
  });

  it('expired-customer-token: leads to the login', async () => {
    const {context, token, session} = await newCustomer(shop.origin);
    replay(recorded('expired-customer-token'));
    const answer = await thrownBy(loadCustomer(context()));
    expect(answer).toHaveProperty('status', 302);
    expect(token()).toBeNull();
    expect(session.take('accountNotice')).toBe('expired');
  });

  it('sign-out-with-an-expired-token: signs out all the same', async () => {
    const {context, token} = await newCustomer(shop.origin);
    replay(recorded('sign-out-with-an-expired-token'));
    expect(await signOut(context())).toBeNull();
    expect(token()).toBeNull();
  });
});

describe('npm run store:record', () => {
  it('records responses without secrets, in the form of those that are here', async () => {
    const {env} = storefrontContext(shop.origin, 'de');
    const recordings = await recordStore(env);
    const text = JSON.stringify(recordings);
    expect(text).not.toMatch(
      /key=(?!KEY)|Cart\/(?!CART)|127\.0\.0\.1(?!:\d+, )/,
    );
    expect(text).not.toContain(env.PUBLIC_STOREFRONT_API_TOKEN);
    const found = Object.entries(recordings).flatMap(([name, {body}]) =>
      differences(recorded(name).body, body).map((path) => `${name}: ${path}`),
    );
    // The local shop's schema is of a version without reasons for codes.
    expect(found).toEqual([
      'bad-discount-code: data.cartDiscountCodesUpdate.warnings',
    ]);
    expect(Object.keys(recordings)).toHaveLength(8);
  });
});
