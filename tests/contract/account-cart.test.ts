import type {CartSnapshot} from '~/lib/cart/cart-view.server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  requireCustomerToken,
  signIn,
  signOut,
} from '~/lib/account/legacy/customer-session.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {SEED_PASSWORD} from '../../local-shop/data/seed-customers';
import {accountVisitor} from '../support/account-visitor';
import {readCustomer} from '../support/customer-client';
import {editResults} from '../support/edited-results';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {
  firstVariantId,
  forgetRequests,
  loggedOperations,
  queryShop,
} from '../support/shop-client';
import {thrownBy} from '../support/thrown-by';

const DAY_MS = 24 * 60 * 60 * 1000;
const maxwell = {email: 'maxwell@example.com', password: SEED_PASSWORD};

const shop = ownShop();
afterEach(() => mendShop(shop.origin));

const ending = (payload: unknown) => ({
  CustomerAccessTokenDelete: () => ({customerAccessTokenDelete: payload}),
});
const failing = (operation: string) => ({
  operation,
  kind: 'status',
  count: 100,
});

/** A visitor with one line in the cart. */
async function shopper() {
  const {context, session, visitor, settled} = accountVisitor(shop.origin);
  const merchandiseId = await firstVariantId(shop.origin, 'reinigungsspray');
  await visitor.act({kind: 'add', lines: [{merchandiseId, quantity: 2}]});
  const cartId = () => context().cart.getCartId();
  /** What anybody learns who knows a cart's id: units, and the customer's address. */
  const buyer = async (id = cartId()) => {
    const {data: answer} = await queryShop<{
      cart: {
        totalQuantity: number;
        buyerIdentity: {customer: {email: string} | null};
      };
    }>(
      shop.origin,
      'query C($id: ID!) { cart(id: $id) { totalQuantity buyerIdentity { customer { email } } } }',
      {id},
    );
    const {totalQuantity, buyerIdentity} = answer.cart;
    return [totalQuantity, buyerIdentity.customer?.email];
  };
  return {session, context, visitor, settled, cartId, buyer};
}

describe('a customer’s session', () => {
  it('takes what is in the cart along and gives it back, each time in a new cart', async () => {
    const {context, visitor, settled, cartId, buyer, session} = await shopper();
    await visitor.act({kind: 'discountCodes', codes: ['MAPS20']});
    await visitor.act({kind: 'giftCard', code: 'METAR-GIFT-50EU-RO42'});
    await visitor.act({kind: 'note', note: 'An die Wand'});
    const {snapshot: before} = await visitor.read();
    const visitors = cartId();
    expect(await signIn(context(), maxwell)).toBeNull();
    await settled();
    // The provider does not tell its code.
    expect(session.take('cartProblems')).toMatchObject([
      {key: 'giftCardsLeft'},
    ]);
    const customers = cartId();
    expect(customers).not.toBe(visitors);
    expect(await buyer()).toEqual([2, maxwell.email]);
    expect(await buyer(visitors)).toEqual([0, undefined]);
    expect(await signOut(context())).toBeNull();
    await settled();
    expect(customerToken(session)).toBeNull();
    expect([visitors, customers]).not.toContain(cartId());
    expect(await buyer()).toEqual([2, undefined]);
    expect(await buyer(customers)).toEqual([0, undefined]);
    const {snapshot: after} = await visitor.read();
    const contents = (snapshot: CartSnapshot) => {
      const cart = snapshot.status === 'ready' ? snapshot.cart : null;
      return {
        lines: cart?.lines.map((line) => [line.merchandiseId, line.quantity]),
        codes: cart?.discountCodes,
        note: cart?.note,
      };
    };
    expect(contents(after)).toEqual(contents(before));
    expect(contents(after)).toMatchObject({note: 'An die Wand'});
  });

  it('keeps the lines when its form was sent twice', async () => {
    const {context, settled, buyer} = await shopper();
    const [first, second] = [context(), context()];
    await signIn(first, maxwell);
    await settled();
    await signIn(second, maxwell);
    expect(await buyer()).toEqual([2, maxwell.email]);
  });

  it('begins with the old cart, still without a customer, when no new one can be made', async () => {
    const {context, cartId, buyer, session} = await shopper();
    const visitors = cartId();
    await breakShop(shop.origin, failing('cartCreate'));
    expect(await signIn(context(), maxwell)).toBeNull();
    expect(customerToken(session)).not.toBeNull();
    expect(cartId()).toBe(visitors);
    expect(await buyer()).toEqual([2, undefined]);
  }, 15_000);

  it('leaves no cart that knows the customer when it ends and carts fail', async () => {
    const {context, cartId, buyer} = await shopper();
    await signIn(context(), maxwell);
    const customers = cartId();
    await breakShop(shop.origin, failing('cartCreate'));
    expect(await signOut(context())).toBeNull();
    expect(cartId()).toBe(customers);
    expect(await buyer()).toEqual([2, undefined]);
    await mendShop(shop.origin);
    await signIn(context(), maxwell);
    await breakShop(
      shop.origin,
      failing('cartCreate'),
      failing('cartBuyerIdentityUpdate'),
    );
    expect(await signOut(context())).toBeNull();
    expect(cartId()).toBeUndefined();
  }, 30_000);

  it.each<[string, () => unknown]>([
    [
      'it fails',
      () => breakShop(shop.origin, failing('CustomerAccessTokenDelete')),
    ],
    ['no payload', () => editResults(ending(null))],
    [
      'neither a token nor an error',
      () => editResults(ending({deletedAccessToken: null, userErrors: []})),
    ],
  ])(
    'stays when the provider does not confirm its end: %s',
    async (_, breakIt) => {
      const {context, session, cartId} = await shopper();
      await signIn(context(), maxwell);
      const before = [customerToken(session), cartId()];
      await breakIt();
      expect(await signOut(context())).toBeInstanceOf(Error);
      vi.unstubAllGlobals();
      expect([customerToken(session), cartId()]).toEqual(before);
    },
    15_000,
  );

  it('stays, with everything else, when the time for the response is over', async () => {
    const {context, session, cartId} = await shopper();
    await signIn(context(), maxwell);
    const before = [customerToken(session), cartId()];
    const late = accountVisitor(shop.origin, 'de', null, {left: () => 0});
    late.session.set('customerToken', String(before[0]));
    expect(await signOut(late.context())).toMatchObject({
      message: 'Shopify API error: GraphQL request failed after 0 attempts.',
    });
    expect([customerToken(session), cartId()]).toEqual(before);
    expect(late.session.get('customerToken')).toBe(before[0]);
  });

  it('ends when the provider does not know its token', async () => {
    const {context, session} = await shopper();
    session.set('customerToken', 'unknown');
    session.set('customerTokenExpiresAt', '2999-01-01T00:00:00Z');
    expect(await signOut(context())).toBeNull();
    expect(customerToken(session)).toBeNull();
  });

  it('is renewed once near its end, by however many loaders', async () => {
    const {context, session, settled} = await shopper();
    await signIn(context(), maxwell);
    await settled();
    const soon = new Date(Date.now() + DAY_MS).toISOString();
    session.set('customerTokenExpiresAt', soon);
    await forgetRequests(shop.origin);
    const visit = context();
    const [first, second] = await Promise.all([
      requireCustomerToken(visit),
      requireCustomerToken(visit),
    ]);
    expect(first).toBe(second);
    expect(await loggedOperations(shop.origin)).toHaveLength(1);
    expect(session.get('customerTokenExpiresAt')).not.toBe(soon);
    expect(await readCustomer(shop.origin, first, 'email')).toEqual({
      email: maxwell.email,
    });
  });

  it('past its end leads to the login page, says so, and back', async () => {
    const {context, session} = await shopper();
    await signIn(context(), maxwell);
    session.set('customerTokenExpiresAt', new Date(0).toISOString());
    const answer = await thrownBy(
      requireCustomerToken(context('/account/orders?after=x')),
    );
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('Location')).toBe(
      '/auth/login?redirect=%2Faccount%2Forders%3Fafter%3Dx',
    );
    expect(session.take('accountNotice')).toBe('expired');
    expect(session.has('customerToken')).toBe(false);
  });
});
