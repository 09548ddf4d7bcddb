import {parse, print, type DocumentNode} from 'graphql';
import gql from 'graphql-tag';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {RequestContext} from '~/lib/context.server';
import type {AddressValues} from '~/lib/account/address';
import {sumAmounts} from '~/lib/cart/amount';
import type {CartAction} from '~/lib/cart/cart-input.server';
import type {CartView} from '~/lib/cart/cart-view.server';
import {handleCommerceRequest} from '~/lib/commerce-api/handler.server';
import {CustomerList} from '~/lib/customer-lists/customer-list.server';
import {compareAmounts} from '~/lib/i18n/format';
import {pageLists} from '~/lib/customer-lists/page-lists.server';
import {performCartAction} from '~/lib/cart/cart-actions.server';
import {startShop} from '@metarmap/local-shop';
import {makeCart} from '../support/cart-client';
import {commerceShop} from '../support/commerce-shop';
import {currentVisitor} from '../support/current-visitor';
import {editResults, PART_IS_MISSING} from '../support/edited-results';
import {loader as openAccount} from '~/routes/($locale).account._index';
import {payCheckout} from '../support/pay-checkout';
import {firstVariantId} from '../support/shop-client';

const shop = commerceShop();

let newest = 0;

/** A customer who has just signed in; `email` of a seeded customer, if any. */
async function customer(email?: string) {
  newest += 1;
  const visitor = currentVisitor(shop.origin);
  await visitor.signIn(email ?? `kundin-${newest}@example.com`);
  return visitor;
}

type Visitor = ReturnType<typeof currentVisitor>;

type Accounts = RequestContext['accounts'];

/** What a function of the account returns to a visitor. */
async function ask<Result>(
  visitor: Visitor,
  load: (accounts: Accounts, context: RequestContext) => Promise<Result>,
): Promise<Result | Response> {
  const {result} = await visitor.visit('/account', (context) =>
    load(context.accounts, context),
  );
  return result;
}

const addressesOf = async (visitor: Visitor) => {
  const addresses = await ask(visitor, ({loadAddresses}, context) =>
    loadAddresses(context),
  );
  if (addresses instanceof Response) throw new Error('A response was thrown.');
  return addresses;
};

const ADDRESS: AddressValues = {
  firstName: 'Amelia',
  lastName: 'Ärhart',
  company: '',
  address1: 'Hangar 1',
  address2: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  province: '',
  phone: '030 123456',
};

describe('the account of a customer with a current account', () => {
  it('stores each address once, and always has a default one', async () => {
    const visitor = await customer();
    const save = (number: string | null, values: AddressValues) =>
      ask(visitor, ({saveAddress}, context) =>
        saveAddress(context, number, values),
      );
    const other = {...ADDRESS, city: 'Bremen'};
    for (const values of [ADDRESS, ADDRESS, other]) {
      expect(await save(null, values)).toBeNull();
    }
    const [first, second] = await addressesOf(visitor);
    expect(first).toMatchObject({
      isDefault: true,
      values: {...ADDRESS, phone: '+4930123456'},
    });
    const change = (
      name: 'makeDefaultAddress' | 'deleteAddress',
      number = '',
    ) => ask(visitor, (accounts, context) => accounts[name](context, number));
    await change('makeDefaultAddress', second?.number);
    expect((await addressesOf(visitor))[0]?.values.city).toBe('Bremen');
    const refused = await change('deleteAddress', second?.number);
    expect(refused).toMatchObject({
      message: expect.any(String) as string,
    });
    await change('deleteAddress', first?.number);
    expect(await addressesOf(visitor)).toHaveLength(1);
    expect(await save('999', ADDRESS)).toMatchObject({status: 404});
    const wrong = await save(null, {...ADDRESS, zip: 'x', country: 'DE'});
    expect(wrong).toMatchObject({field: 'zip'});
  });

  it('gives and withdraws the consent to mails', async () => {
    const visitor = await customer();
    for (const accepts of [true, true, false]) {
      const result = await ask(visitor, ({saveConsent}, context) =>
        saveConsent(context, accepts),
      );
      expect(result).toBeNull();
      expect(await visitor.customer()).toMatchObject({
        acceptsMarketing: accepts,
      });
    }
  });

  it('says that consent waits for a confirmation by mail', async () => {
    const strict = await startShop({confirmsConsent: true});
    try {
      const visitor = currentVisitor(strict.origin);
      await visitor.signIn('waiting@example.com');
      await ask(visitor, ({saveConsent}, context) =>
        saveConsent(context, true),
      );
      expect(await visitor.customer()).toMatchObject({
        acceptsMarketing: true,
        isConsentPending: true,
      });
    } finally {
      await strict.close();
    }
  });

  it('has a row for a name only where there is one', async () => {
    const nameOf = async (visitor: Visitor) => {
      const {result} = await visitor.visit('/account', (context) =>
        openAccount({
          context,
          params: {},
          request: new Request('http://localhost:3000/account'),
        }),
      );
      if (result instanceof Response) throw new Error('A response was thrown.');
      return result.customer.displayName;
    };
    expect(await nameOf(await customer())).toBeNull();
    expect(await nameOf(await customer('wiebke@example.com'))).toMatch(
      /^Wiebke /,
    );
  });

  it('shows what a gift card paid of an order', async () => {
    const visitor = await customer();
    const merchandiseId = await firstVariantId(shop.origin, 'reinigungsspray');
    const act = async (action: CartAction) => {
      const {result} = await visitor.visit('/cart', async (context) => {
        const {cookies, snapshot} = await performCartAction(action, context);
        const headers = cookies.map((line) => ['Set-Cookie', line] as const);
        return Response.json(snapshot, {
          headers: headers as [string, string][],
        });
      });
      return (await result.json()) as {cart: CartView};
    };
    await act({kind: 'add', lines: [{merchandiseId, quantity: 1}]});
    const {cart} = await act({
      kind: 'giftCard',
      code: 'METAR-GIFT-50EU-RO42',
    });
    expect(cart.due?.amount).toMatch(/^0(?:\.0+)?$/);
    await payCheckout(cart.checkoutUrl ?? '');
    const list = await ask(visitor, ({loadOrders}, context) =>
      loadOrders(context),
    );
    const [newest] = (list as Exclude<typeof list, Response>).orders;
    const order = await ask(visitor, ({loadOrder}, context) =>
      loadOrder(context, newest?.key ?? ''),
    );
    expect(order).toMatchObject({
      giftCards: [{lastCharacters: 'ro42', amount: newest?.currentTotalPrice}],
    });
  });

  it('shows orders with their invoice, and no other customer’s', async () => {
    const visitor = await customer('wiebke@example.com');
    const list = await ask(visitor, ({loadOrders}, context) =>
      loadOrders(context),
    );
    const {orders} = list as Exclude<typeof list, Response>;
    expect(orders.length).toBeGreaterThan(20);
    const open = (other: Visitor, key: string) =>
      ask(other, ({loadOrder}, context) => loadOrder(context, key));
    const key = orders[0]?.key ?? '';
    expect(await open(visitor, key)).toMatchObject({
      name: orders[0]?.name,
      invoiceUrl: expect.stringContaining('http') as string,
    });
    const ofAirfield = orders.find(
      (one) => one.fulfillmentStatus === 'ON_HOLD',
    );
    expect(await open(visitor, ofAirfield?.key ?? '')).toMatchObject({
      lines: [{attributes: [{key: 'ICAO', value: 'EDNY'}]}],
    });
    const sent = orders.find(
      (one) => one.fulfillmentStatus === 'PARTIALLY_FULFILLED',
    );
    expect(await open(visitor, sent?.key ?? '')).toMatchObject({
      parcels: [
        {
          company: 'DHL',
          number: expect.stringMatching(/^\d+$/) as string,
          url: expect.stringMatching(/^https:/) as string,
        },
      ],
    });
    for (const wrong of ['0', 'abc', '9'.repeat(30)]) {
      expect(await open(visitor, wrong)).toMatchObject({status: 404});
    }
    expect(await open(await customer(), key)).toMatchObject({status: 404});
  });

  it('shows what each line of an order cost, before and after its discounts', async () => {
    const visitor = await customer('wiebke@example.com');
    const list = await ask(visitor, ({loadOrders}, context) =>
      loadOrders(context),
    );
    const {orders} = list as Exclude<typeof list, Response>;
    const pages = await Promise.all(
      orders.map(({key}) =>
        ask(visitor, ({loadOrder}, context) => loadOrder(context, key)),
      ),
    );
    const lines = pages.flatMap((page) =>
      page instanceof Response ? [] : page.lines,
    );
    const reduced = lines.filter((line) => line.discountAllocations.length > 0);
    expect(reduced.length).toBeGreaterThan(0);
    expect(lines.length).toBeGreaterThan(reduced.length);
    for (const line of lines) {
      const {originalTotalPrice, discountedTotalPrice} = line;
      const sum = sumAmounts([
        discountedTotalPrice?.amount ?? '0',
        ...line.discountAllocations.map((part) => part.allocatedAmount.amount),
      ]);
      expect(compareAmounts(sum, originalTotalPrice?.amount ?? '0')).toBe(0);
      expect(compareAmounts(sum, '0')).toBe(1);
    }
  });

  it('merges a visitor’s lists, and loses nothing between two devices (E2.28)', async () => {
    const [first = '', second = '', third = ''] =
      shop.shop.catalogue.products.map(({id}) => id);
    const email = 'devices@example.com';
    const phone = currentVisitor(shop.origin);
    const add = (visitor: Visitor, id: string) =>
      visitor.visit('/wishlist', (context) =>
        new CustomerList(context, 'wishlist').add(id),
      );
    await add(phone, first);
    await phone.signIn(email);
    const desk = currentVisitor(shop.origin);
    await desk.signIn(email);
    await Promise.all([add(phone, second), add(desk, third)]);
    const {result} = await desk.visit('/wishlist', (context) =>
      new CustomerList(context, 'wishlist').read(),
    );
    expect([...(result as string[])].sort()).toEqual(
      [first, second, third].sort(),
    );
  });

  describe('a list that can be read only in part', () => {
    const originalFetch = globalThis.fetch;
    afterEach(() => void vi.stubGlobal('fetch', originalFetch));

    /** A customer with three wishes, and the id of a fourth product. */
    async function wisher() {
      const ids = shop.shop.catalogue.products.slice(0, 4).map(({id}) => id);
      const [wanted = '', ...others] = ids;
      const visitor = await customer();
      const wishlist = <Result>(
        work: (list: CustomerList) => Promise<Result>,
      ) =>
        visitor.visit('/wishlist', (context) =>
          work(new CustomerList(context, 'wishlist')),
        );
      for (const id of others.toReversed()) {
        await wishlist((list) => list.add(id));
      }
      return {visitor, wishlist, wanted, others};
    }

    it.each<[string, (data: {nodes?: unknown[]}) => unknown]>([
      [
        'without a product',
        ({nodes = []}) => ({nodes: [null, ...nodes.slice(1)]}),
      ],
      ['without any product', () => null],
    ])('is not written back, and holds up no page: %s', async (_, edit) => {
      const {visitor, wishlist, wanted, others} = await wisher();
      editResults({ExistingIds: edit}, [PART_IS_MISSING]);
      const change = await wishlist((list) => list.add(wanted));
      expect(change.result).toEqual({ids: null, status: 'unavailable'});
      const page = await visitor.visit('/', pageLists);
      expect(page.result).toMatchObject({wishlist: []});
      vi.stubGlobal('fetch', originalFetch);
      const {result} = await wishlist((list) => list.read());
      expect(result).toEqual(others);
    });

    it('keeps what the shop does not show for a while, and loses what is deleted', async () => {
      const {wishlist, wanted, others} = await wisher();
      const [hidden = '', ...shown] = others;
      editResults({
        ExistingIds: ({nodes}) => ({
          nodes: (nodes as {id: string}[]).map((node) =>
            node.id === hidden ? null : node,
          ),
        }),
      });
      const {result: change} = await wishlist((list) => list.add(wanted));
      expect(change).toEqual({ids: [wanted, ...shown], status: 'saved'});
      vi.stubGlobal('fetch', originalFetch);
      const all = [wanted, ...others];
      expect((await wishlist((list) => list.read())).result).toEqual(all);
      const value = JSON.stringify(['gid://shopify/Product/1', ...all]);
      editResults({
        AccountLists: ({customer: own}) => {
          const lists = own as {wishlist: object};
          return {customer: {...lists, wishlist: {...lists.wishlist, value}}};
        },
      });
      const {result: rest} = await wishlist((list) => list.remove([wanted]));
      expect(rest).toEqual({ids: others, status: 'saved'});
      vi.stubGlobal('fetch', originalFetch);
      expect((await wishlist((list) => list.read())).result).toEqual(others);
    });

    it('is none with more ids than one request may have', async () => {
      const {wishlist, others} = await wisher();
      const numbers = Array.from({length: 260}, (_, index) => index + 1);
      const others260 = numbers.map(
        (number) => `gid://shopify/Product/${number}`,
      );
      const asked = editResults({
        AccountLists: ({customer: own}) => ({
          customer: {
            ...(own as object),
            wishlist: {
              value: JSON.stringify([...others260, ...others]),
              compareDigest: null,
            },
          },
        }),
      });
      const {result} = await wishlist((list) => list.read());
      expect(result).toEqual(expect.arrayContaining(others));
      expect(asked.filter((name) => name === 'ExistingIds')).toHaveLength(2);
    });

    it('is not written back when it is no list', async () => {
      const {wishlist, wanted} = await wisher();
      const asked = editResults({
        AccountLists: ({customer: own}) => ({
          customer: {...(own as object), wishlist: {value: 'Ada'}},
        }),
      });
      const {result} = await wishlist((list) => list.add(wanted));
      expect(result).toEqual({ids: null, status: 'unavailable'});
      expect(asked).not.toContain('AccountListsSet');
    });
  });

  it('is the buyer of the cart while signed in, also at the checkout', async () => {
    const visitor = currentVisitor(shop.origin);
    const merchandiseId = await firstVariantId(shop.origin, 'reinigungsspray');
    const checkout = async () => {
      const {result} = await visitor.visit('/cart', async (context) => {
        const lines = [{merchandiseId, quantity: 1}];
        const action = {kind: 'add', lines} as const;
        const {cookies, snapshot} = await performCartAction(action, context);
        const headers = cookies.map((line) => ['Set-Cookie', line] as const);
        return Response.json(snapshot, {
          headers: headers as [string, string][],
        });
      });
      const {cart} = (await result.json()) as {
        cart: {checkoutUrl: string};
      };
      return new URL(cart.checkoutUrl).searchParams.get('logged_in');
    };
    expect(await checkout()).toBeNull();
    const guests = visitor.jar.get('cart');
    await visitor.signIn('buyer@example.com');
    expect(visitor.jar.get('cart')).not.toBe(guests);
    expect(await checkout()).toBe('true');
    await visitor.visit('/auth/logout', (context) =>
      context.accounts.signOut(context),
    );
    expect(await checkout()).toBeNull();
  });
});

describe('the endpoints, for a shop with current accounts', () => {
  const send = async (
    visitor: Visitor,
    kind: string,
    document: DocumentNode,
    variables = {},
  ) => {
    const {result} = await visitor.visit(
      `/api/shopify-${kind}`,
      (context, request) => handleCommerceRequest(request, context),
      {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({query: print(document), variables}),
      },
    );
    return {
      status: result.status,
      body: (await result.json()) as Record<string, unknown>,
    };
  };

  it.each([
    [
      'signing in',
      'mutation ($i: CustomerAccessTokenCreateInput!) {customerAccessTokenCreate(input: $i) {customerAccessToken {accessToken}}}',
    ],
    [
      'recovering a password',
      'mutation ($email: String!) {customerRecover(email: $email) {customerUserErrors {code}}}',
    ],
    [
      'reading the customer',
      'query ($t: String!) {customer(customerAccessToken: $t) {id}}',
    ],
    [
      'renewing a token',
      'mutation ($t: String!) {customerAccessTokenRenew(customerAccessToken: $t) {userErrors {message}}}',
    ],
  ])('respond that %s is not supported', async (_, text) => {
    const {status, body} = await send(
      await customer(),
      'storefront',
      parse(text),
    );
    expect(status).toBe(501);
    expect(JSON.stringify(body)).toContain('current customer accounts');
  });

  it('change the country of a cart’s buyer', async () => {
    const visitor = await customer();
    const {id} = await makeCart(shop.origin);
    const changed = await send(
      visitor,
      'storefront',
      gql`
        mutation ($id: ID!) {
          cartBuyerIdentityUpdate(
            cartId: $id
            buyerIdentity: {countryCode: AT}
          ) {
            cart {
              buyerIdentity {
                countryCode
              }
            }
            userErrors {
              code
            }
          }
        }
      `,
      {id},
    );
    expect(changed.body).toEqual({
      data: {
        cartBuyerIdentityUpdate: {
          cart: {buyerIdentity: {countryCode: 'AT'}},
          userErrors: [],
        },
      },
    });
  });

  it('end the session both here and at Shopify', async () => {
    const visitor = await customer();
    const {status} = await send(
      visitor,
      'storefront',
      gql`
        mutation ($t: String!) {
          customerAccessTokenDelete(customerAccessToken: $t) {
            deletedAccessToken
          }
        }
      `,
    );
    expect(status).toBe(200);
    expect(visitor.jar.has('account')).toBe(false);
    expect(await visitor.customer()).toBeInstanceOf(Response);
  });

  it('write the customer’s own lists, and no other customer’s', async () => {
    const visitor = await customer();
    const {id} = (await visitor.customer()) as {id: string};
    const update = (owner: string) =>
      send(
        visitor,
        'admin',
        gql`
          mutation ($input: CustomerInput!) {
            customerUpdate(input: $input) {
              customer {
                id
              }
              userErrors {
                message
              }
            }
          }
        `,
        {
          input: {
            id: owner,
            metafields: [
              {
                namespace: 'custom',
                key: 'wishlist',
                value: JSON.stringify([shop.shop.catalogue.products[0]?.id]),
              },
            ],
          },
        },
      );
    expect(await update(id)).toMatchObject({
      status: 200,
      body: {data: {customerUpdate: {customer: {id}, userErrors: []}}},
    });
    expect((await update('gid://shopify/Customer/1')).status).toBe(403);
  });
});
