import {afterEach, describe, expect, it} from 'vitest';
import type {LocaleCode} from '~/lib/i18n/locale';
import {ProviderError} from '~/lib/storefront/provider-error.server';
import {loadWishlist} from '~/lib/customer-lists/load-wishlist.server';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedRequests} from '../support/shop-client';
import {storefrontContext} from '../support/storefront-context';

const PRODUCT = 'gid://shopify/Product/';
const NONE = `${PRODUCT}1`;

const shop = ownShop();
afterEach(() => mendShop(shop.origin));

const idOf = (handle: string) =>
  shop.shop.catalogue.productByHandle.get(handle)?.id ?? '';

const load = (list: string[], code: LocaleCode = 'de') =>
  loadWishlist(storefrontContext(shop.origin, code), list);

describe('a wishlist', () => {
  it('sends no request while it is empty', async () => {
    await forgetRequests(shop.origin);
    expect(await load([])).toEqual({products: [], gone: []});
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
    const {products, gone} = await load([
      NONE,
      spray,
      PRODUCT + Number.MAX_SAFE_INTEGER,
    ]);
    expect(products).toHaveLength(1);
    expect(gone).toEqual([NONE, PRODUCT + Number.MAX_SAFE_INTEGER]);
  });

  it('of 100 products is one request', async () => {
    const list = Array.from(
      {length: 100},
      (_, index) => `${PRODUCT}${index + 1}`,
    );
    await forgetRequests(shop.origin);
    expect((await load(list)).gone).toHaveLength(100);
    expect(await loggedRequests(shop.origin)).toHaveLength(1);
  });

  it('is an error, not an empty list, when the shop fails', async () => {
    const spray = idOf('reinigungsspray');
    await breakShop(shop.origin, {operation: '*', kind: 'status', count: 100});
    await expect(load([spray])).rejects.toBeInstanceOf(ProviderError);
  }, 10_000);
});
