import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {LocaleCode} from '~/lib/i18n/locale';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import {loadProductsById} from '~/lib/product/load-products-by-id.server';
import {CustomerList} from '~/lib/customer-lists/customer-list.server';
import {action, loader} from '~/routes/($locale).wishlist';
import {action as sendHeart} from '~/routes/($locale).wishlist_.products';
import {accountVisitor, formFor} from '../support/account-visitor';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedRequests} from '../support/shop-client';
import {storefrontContext} from '../support/storefront-context';
import {withoutPauses} from '../support/without-pauses';
import {MAX_WISHLIST_PRODUCTS} from '~/lib/limits/limits';

const PRODUCT = 'gid://shopify/Product/';
const NONE = `${PRODUCT}1`;

const shop = ownShop();
beforeEach(withoutPauses);
afterEach(() => mendShop(shop.origin));

const idOf = (handle: string) =>
  shop.shop.catalogue.productByHandle.get(handle)?.id ?? '';

const load = (list: string[], code: LocaleCode = 'de') =>
  loadProductsById(storefrontContext(shop.origin, code), list);

describe('a wishlist', () => {
  it('sends no request while it is empty', async () => {
    await forgetRequests(shop.origin);
    expect(await load([])).toEqual({products: [], missing: []});
    expect(await loggedRequests(shop.origin)).toEqual([]);
  });

  it('has its own order, in the page’s language and currency', async () => {
    const list = [idOf('reinigungsspray'), idOf('metarmap')];
    const german = await load(list);
    expect(german.products.map(({card}) => card.handle)).toEqual([
      'reinigungsspray',
      'metarmap',
    ]);
    expect(german.products[0]?.card.price.price.currencyCode).toBe('EUR');
    const english = await load(list, 'en');
    expect(english.products[0]?.card.handle).not.toBe('reinigungsspray');
    expect(english.products[0]?.card.price.price.currencyCode).toBe('USD');
  });

  it('can add products that need no choice, and links the others to their pages', async () => {
    const {products} = await load([
      idOf('poster-platzrunde'),
      idOf('metarmap'),
    ]);
    expect(products.map(({merchandiseId}) => merchandiseId)).toEqual([
      expect.stringMatching(/^gid:\/\/shopify\/ProductVariant\/\d+$/),
      null,
    ]);
  });

  it('leaves out products that the shop does not have, and names them', async () => {
    const spray = idOf('reinigungsspray');
    const {products, missing} = await load([
      NONE,
      spray,
      PRODUCT + Number.MAX_SAFE_INTEGER,
    ]);
    expect(products).toHaveLength(1);
    expect(missing).toEqual([NONE, PRODUCT + Number.MAX_SAFE_INTEGER]);
  });

  it('of as many products as it holds is one request', async () => {
    const list = Array.from(
      {length: MAX_WISHLIST_PRODUCTS},
      (_, index) => `${PRODUCT}${index + 1}`,
    );
    await forgetRequests(shop.origin);
    expect((await load(list)).missing).toHaveLength(MAX_WISHLIST_PRODUCTS);
    expect(await loggedRequests(shop.origin)).toHaveLength(1);
  });

  it('is an error, not an empty list, when the shop fails', async () => {
    const spray = idOf('reinigungsspray');
    await breakShop(shop.origin, {operation: '*', kind: 'status', count: 100});
    await expect(load([spray])).rejects.toBeInstanceOf(ShopifyError);
  }, 10_000);
});

it.each([
  ['/faq?a=1', '/faq?a=1#wish-1'],
  ['//evil.example', '/en/wishlist#wish-1'],
])(
  'a heart without scripts on the page %j leads to %j',
  async (redirectTo, location) => {
    const context = accountVisitor(shop.origin, 'en').context();
    const fields = {add: '1', redirectTo};
    const response = await action(formFor(context, '/en/wishlist', fields));
    expect((response as Response).headers.get('Location')).toBe(location);
  },
);

it('a heart without scripts that finds the list full leads to the list, which says so once', async () => {
  const {context, session} = accountVisitor(shop.origin);
  const list = new CustomerList(context(), 'wishlist');
  for (let number = 1; number <= MAX_WISHLIST_PRODUCTS; number += 1) {
    await list.add(PRODUCT + number);
  }
  const fields = {add: String(MAX_WISHLIST_PRODUCTS + 1), redirectTo: '/faq'};
  const response = await action(formFor(context(), '/wishlist', fields));
  expect((response as Response).headers.get('Location')).toBe('/wishlist');
  expect(session.take('wishlistProblem')).toBe('full');
});

it('a visitor’s list keeps what only other countries have, and loses what the shop no longer has', async () => {
  const visitor = accountVisitor(shop.origin);
  const list = new CustomerList(visitor.context(), 'wishlist');
  const map = idOf('metarmap');
  const spray = idOf('reinigungsspray');
  for (const id of [NONE, map, spray]) await list.add(id);
  const context = visitor.context('/wishlist');
  const {query} = context.storefront;
  // What a market leaves out is `null` in the response to a query with its country.
  vi.spyOn(context.storefront, 'query').mockImplementation(
    async (...parameters) => {
      const result: unknown = await query(...parameters);
      const {nodes} = result as {nodes?: ({id: string} | null)[]};
      const shown = parameters[0].includes('query ProductsById')
        ? {nodes: nodes?.map((node) => (node?.id === map ? null : node))}
        : result;
      return shown as never;
    },
  );
  const request = new Request(context.url);
  const page = await loader({context, params: {}, request});
  expect(page.products.map(({card}) => card.id)).toEqual([spray]);
  expect(page.list).toEqual([spray]);
  expect(list.pending).toEqual([spray, map]);
});

it('a heart of no product is refused', async () => {
  const {context} = accountVisitor(shop.origin);
  const form = formFor(context(), '/wishlist/products', {add: 'nonsense'});
  const response = await sendHeart(form);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ids: null, status: 'badInput'});
});
