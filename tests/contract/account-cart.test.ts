import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {
  customerToken,
  requireCustomerToken,
  signIn,
  signOut,
} from '~/lib/account/customer-session.server';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {SEED_PASSWORD} from '../../local-shop/data/seed-customers';
import {accountVisitor} from '../support/account-visitor';
import {readCustomer} from '../support/customer-client';
import {breakShop, mendShop} from '../support/faults';
import {
  firstVariantId,
  forgetRequests,
  loggedOperations,
  queryShop,
} from '../support/shop-client';
import {thrownBy} from '../support/thrown-by';

const DAY_MS = 24 * 60 * 60 * 1000;
const maxwell = {email: 'maxwell@example.com', password: SEED_PASSWORD};

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => mendShop(shop.origin));

/** A visitor with one line in the cart. */
async function shopper() {
  const {context, session, visitor} = accountVisitor(shop.origin);
  const merchandiseId = await firstVariantId(shop.origin, 'reinigungsspray');
  await visitor.act({kind: 'add', lines: [{merchandiseId, quantity: 2}]});
  const buyer = async () => {
    const id = context().cart.getCartId();
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
    return answer.cart;
  };
  return {session, context, buyer};
}

const page = new Request('http://localhost:3000/account/orders?after=x');

describe('a customer’s session', () => {
  it('takes the cart along and gives it back, with its lines', async () => {
    const {context, buyer, session} = await shopper();
    expect(await signIn(context(), maxwell)).toBe('signedIn');
    expect(await buyer()).toEqual({
      totalQuantity: 2,
      buyerIdentity: {customer: {email: maxwell.email}},
    });
    expect(await signOut(context())).toBeNull();
    expect(customerToken(session)).toBeNull();
    expect(await buyer()).toEqual({
      totalQuantity: 2,
      buyerIdentity: {customer: null},
    });
  });

  it('begins although the cart cannot be joined', async () => {
    const {context, session} = await shopper();
    await breakShop(shop.origin, {
      operation: 'cartBuyerIdentityUpdate',
      kind: 'status',
      count: 100,
    });
    expect(await signIn(context(), maxwell)).toBe('signedIn');
    expect(customerToken(session)).not.toBeNull();
  }, 15_000);

  it('stays when the provider cannot end it', async () => {
    const {context, session} = await shopper();
    await signIn(context(), maxwell);
    const token = customerToken(session);
    await breakShop(shop.origin, {
      operation: 'CustomerAccessTokenDelete',
      kind: 'status',
      count: 100,
    });
    expect(await signOut(context())).toBeInstanceOf(Error);
    expect(customerToken(session)).toBe(token);
  }, 15_000);

  it('ends when the provider does not know its token', async () => {
    const {context, session} = await shopper();
    session.set('customerToken', 'unknown');
    session.set('customerTokenExpiresAt', '2999-01-01T00:00:00Z');
    expect(await signOut(context())).toBeNull();
    expect(customerToken(session)).toBeNull();
  });

  it('does not begin with a wrong password', async () => {
    const {context, session} = await shopper();
    expect(await signIn(context(), {...maxwell, password: 'x'})).toBe(
      'refused',
    );
    expect(customerToken(session)).toBeNull();
  });

  it('is renewed once near its end, by however many loaders', async () => {
    const {context, session} = await shopper();
    await signIn(context(), maxwell);
    const soon = new Date(Date.now() + DAY_MS).toISOString();
    session.set('customerTokenExpiresAt', soon);
    await forgetRequests(shop.origin);
    const visit = context();
    const [first, second] = await Promise.all([
      requireCustomerToken(visit, page),
      requireCustomerToken(visit, page),
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
    const answer = await thrownBy(requireCustomerToken(context(), page));
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('Location')).toBe(
      '/auth/login?redirect=%2Faccount%2Forders%3Fafter%3Dx',
    );
    expect(session.get('accountNotice')).toBe('expired');
    expect(session.has('customerToken')).toBe(false);
  });
});
