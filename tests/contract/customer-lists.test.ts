import {describe, expect, it, vi} from 'vitest';
import {signOut} from '~/lib/account/legacy/customer-session.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {pageLists} from '~/lib/customer-lists/page-lists.server';
import {readCustomer} from '../support/customer-client';
import {listShop, waits, wishes} from '../support/customer-lists';
import {breakShop} from '../support/faults';
import {
  forgetRequests,
  loggedOperations,
  loggedRequests,
} from '../support/shop-client';

// Many requests each, some of them repeated after a second.
vi.setConfig({testTimeout: 30_000});

const shop = listShop();

describe('a customer’s lists', () => {
  it('are gone from the browser after logout', async () => {
    const {visitor} = await shop.customer(3);
    expect(await wishes(visitor).read()).toHaveLength(3);
    await signOut(visitor.context());
    expect(await wishes(visitor).read()).toEqual([]);
    expect(await pageLists(visitor.context())).toMatchObject({
      wishlist: [],
      backInStock: {isSignedIn: false, wanted: []},
    });
  });

  it('are written by one fixed mutation for the session’s own customer', async () => {
    const {visitor} = await shop.customer();
    await forgetRequests(shop.origin);
    await wishes(visitor).add(shop.products[0] ?? '');
    const writes = (await loggedRequests(shop.origin)).filter(
      ({operation}) => operation === 'SetCustomerLists',
    );
    const self = await readCustomer<{id: string}>(
      shop.origin,
      customerToken(visitor.session),
      'id',
    );
    expect(writes).toMatchObject([
      {
        variables: {
          input: {
            id: self?.id,
            metafields: [
              {
                namespace: 'custom',
                key: 'wishlist',
                type: 'list.product_reference',
                value: JSON.stringify([shop.products[0]]),
              },
            ],
          },
        },
      },
    ]);
    // What changes nothing writes nothing.
    await forgetRequests(shop.origin);
    await wishes(visitor).add(shop.products[0] ?? '');
    await wishes(visitor).remove([shop.products[1] ?? 0]);
    const names = await loggedOperations(shop.origin);
    expect(names).not.toContain('SetCustomerLists');
  });

  it('refuse the 101st entry and what the shop does not have', async () => {
    const {visitor} = await shop.customer(100);
    expect(await wishes(visitor).add(shop.products[150] ?? '')).toMatchObject({
      status: 'full',
    });
    expect(await wishes(visitor).add('gid://shopify/Product/1')).toMatchObject({
      status: 'badInput',
    });
    expect(
      await waits(visitor).add('gid://shopify/ProductVariant/1'),
    ).toMatchObject({status: 'badInput'});
    expect(await wishes(visitor).read()).toHaveLength(100);
  });

  it.each([
    ['SetCustomerLists', {kind: 'status', status: 503, count: 3}],
    // What was read only in part is never written.
    ['CustomerLists', {kind: 'partial', count: 1}],
  ] as const)('stay as they are when %s fails', async (operation, fault) => {
    const {visitor} = await shop.customer(2);
    await forgetRequests(shop.origin);
    await breakShop(shop.origin, {operation, ...fault});
    expect(await wishes(visitor).add(shop.products[9] ?? '')).toMatchObject({
      status: 'unavailable',
    });
    expect(await wishes(visitor).read()).toEqual(shop.products.slice(0, 2));
  });

  it('do not hold up a page', async () => {
    const {visitor} = await shop.customer(2);
    await breakShop(shop.origin, {
      operation: 'CustomerLists',
      kind: 'latency',
      milliseconds: 4000,
      count: 1,
    });
    // Who waits has two products.
    expect(await pageLists(visitor.context())).toMatchObject({wishlist: []});
  });

  it('are a visitor’s when the provider does not know the token any more', async () => {
    const {visitor} = await shop.customer(2);
    visitor.session.set('customerToken', 'unknown');
    expect(await wishes(visitor).read()).toEqual([]);
    await wishes(visitor).add(shop.products[4] ?? '');
    expect(visitor.session.has('wishlist')).toBe(true);
    expect(await waits(visitor).add(shop.variants[0] ?? '')).toMatchObject({
      status: 'saved',
    });
  });
});
