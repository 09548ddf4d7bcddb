import {describe, expect, it, vi} from 'vitest';
import {
  recover,
  register,
  setPassword,
} from '~/lib/account/legacy/auth-actions.server';
import {signIn, signOut} from '~/lib/account/legacy/customer-session.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {pageLists} from '~/lib/customer-lists/page-lists.server';
import {pendingNote} from '~/lib/customer-lists/customer-list.server';
import {SEED_PASSWORD} from '../../local-shop/data/seed-customers';
import {accountVisitor, newEmail} from '../support/account-visitor';
import {mailedLink} from '../support/customer-client';
import {
  listShop,
  type ListVisitor,
  waits,
  wishes,
} from '../support/customer-lists';
import {breakShop} from '../support/faults';
import {forgetRequests, loggedOperations} from '../support/shop-client';

// Many requests each, some of them repeated after a second.
vi.setConfig({testTimeout: 30_000});

const shop = listShop();

const signUp = (visitor: ListVisitor, email: string) =>
  register(visitor.context(), {
    firstName: 'Amelia',
    lastName: 'Ärhart',
    email,
    password: SEED_PASSWORD,
    acceptsMarketing: false,
  });

describe('a visitor’s lists', () => {
  it('are the customer’s after registration, and there on another device', async () => {
    const visitor = accountVisitor(shop.origin);
    const [first = '', second = ''] = shop.products;
    const [variant = ''] = shop.variants;
    await wishes(visitor).add(first);
    await wishes(visitor).add(second);
    await waits(visitor).add(variant);
    const email = newEmail();
    await signUp(visitor, email);
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(visitor.session.has('backInStockVariants')).toBe(false);
    expect(await wishes(visitor).read()).toEqual([second, first]);

    const elsewhere = accountVisitor(shop.origin, 'en');
    await signIn(elsewhere.context(), {email, password: SEED_PASSWORD});
    expect(await wishes(elsewhere).read()).toEqual([second, first]);
    expect(await waits(elsewhere).read()).toEqual([variant]);
    await wishes(elsewhere).remove([second]);
    await waits(elsewhere).remove([variant]);
    expect(await wishes(visitor).read()).toEqual([first]);
    expect(await waits(visitor).read()).toEqual([]);
  });

  it('are joined to the customer’s at login, nothing twice', async () => {
    const {email} = await shop.customer(3);
    const [first = '', second = '', third = '', fourth = ''] = shop.products;
    const visitor = accountVisitor(shop.origin);
    await wishes(visitor).add(fourth);
    await wishes(visitor).add(second);
    await signIn(visitor.context(), {email, password: SEED_PASSWORD});
    expect(await wishes(visitor).read()).toEqual([
      fourth,
      first,
      second,
      third,
    ]);
  });

  it('are joined with the password of a reset mail', async () => {
    const {visitor, email} = await shop.customer();
    await signOut(visitor.context());
    await recover(visitor.context(), email);
    const link = await mailedLink(shop.origin, email, 'reset');
    const [, , third = ''] = shop.products;
    await wishes(visitor).add(third);
    const purpose = 'reset';
    await setPassword(visitor.context(), {purpose, ...link}, 'weite Sicht');
    expect(customerToken(visitor.session)).not.toBeNull();
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(await wishes(visitor).read()).toEqual([third]);
  });

  it('keep what does not fit, and say so, until there is room', async () => {
    const {email} = await shop.customer(99);
    const visitor = accountVisitor(shop.origin);
    const fresh = shop.products.slice(200, 203);
    for (const product of fresh) await wishes(visitor).add(product);
    await signIn(visitor.context(), {email, password: SEED_PASSWORD});
    const list = await wishes(visitor).read();
    expect(list).toHaveLength(100);
    expect(list[0]).toBe(fresh[2]);
    expect(list.slice(1)).toEqual(shop.products.slice(0, 99));
    expect(await pendingNote(visitor.context(), 'wishlist')).toEqual({
      text: expect.stringContaining('100 Einträge') as string,
      save: null,
    });
    expect(await wishes(visitor).add(shop.products[300] ?? '')).toMatchObject({
      status: 'full',
    });
    // Room for one: the next change takes it in.
    await wishes(visitor).remove([shop.products[5] ?? 0]);
    await wishes(visitor).remove([shop.products[6] ?? 0]);
    await wishes(visitor).remove([shop.products[7] ?? 0]);
    expect(await wishes(visitor).read()).toEqual(expect.arrayContaining(fresh));
    expect(await pendingNote(visitor.context(), 'wishlist')).toBeNull();
  });

  it('lose only what the shop does not have', async () => {
    const visitor = accountVisitor(shop.origin);
    const [first = ''] = shop.products;
    await wishes(visitor).add(first);
    await wishes(visitor).add('gid://shopify/Product/1');
    await waits(visitor).add('gid://shopify/ProductVariant/1');
    await signUp(visitor, newEmail());
    expect(await wishes(visitor).read()).toEqual([first]);
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(visitor.session.has('backInStockVariants')).toBe(false);
  });

  it('stay in the session when the Admin API fails at login, and go on showing', async () => {
    const visitor = accountVisitor(shop.origin);
    const [first = '', second = ''] = shop.products;
    const [variant = ''] = shop.variants;
    await wishes(visitor).add(first);
    await waits(visitor).add(variant);
    await breakShop(shop.origin, {
      operation: 'SetCustomerLists',
      kind: 'status',
      status: 503,
      count: 3,
    });
    await signUp(visitor, newEmail());
    expect(customerToken(visitor.session)).not.toBeNull();
    expect(await wishes(visitor).read()).toEqual([first]);
    // No page says that a wish counts which the shop does not know.
    expect(await waits(visitor).read()).toEqual([]);
    expect(await pendingNote(visitor.context(), 'backInStock')).toMatchObject({
      save: expect.any(String) as string,
    });
    // The next change takes along what waits.
    await wishes(visitor).add(second);
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(await wishes(visitor).read()).toEqual([second, first]);
  });
});

describe('without a token for the Admin API', () => {
  it('the visitor’s lists are used and nothing is sent', async () => {
    const visitor = accountVisitor(shop.origin, 'de', null);
    const [first = '', second = ''] = shop.products;
    const [variant = ''] = shop.variants;
    await wishes(visitor).add(first);
    await forgetRequests(shop.origin);
    await signUp(visitor, newEmail());
    await wishes(visitor).add(second);
    expect(await waits(visitor).add(variant)).toMatchObject({status: 'saved'});
    expect(await pageLists(visitor.context())).toMatchObject({
      wishlist: [second, first],
      backInStock: {isSignedIn: true, wanted: [variant]},
    });
    expect(await pendingNote(visitor.context(), 'wishlist')).toBeNull();
    const names = await loggedOperations(shop.origin);
    expect(names).not.toContain('SetCustomerLists');
    expect(names).not.toContain('CustomerLists');
  });
});
