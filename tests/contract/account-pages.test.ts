import {expect, it} from 'vitest';
import {signIn} from '~/lib/account/legacy/customer-session.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {authSearch} from '~/lib/account/account-page.server';
import {loadOrder, loadOrders} from '~/lib/account/legacy/load-orders.server';
import {recover} from '~/lib/account/legacy/auth-actions.server';
import {CustomerList} from '~/lib/customer-lists/customer-list.server';
import {
  action as followMailLink,
  loader as loadMailLink,
} from '~/routes/($locale).account_.$purpose.$id.$token';
import {accountVisitor, formFor, newCustomer} from '../support/account-visitor';
import {mailedLink} from '../support/customer-client';
import {ownShop} from '../support/own-shop';
import {firstVariantId} from '../support/shop-client';
import {thrownBy} from '../support/thrown-by';

const shop = ownShop();

const password = 'wolkenfrei';

it('a page for signing in keeps where to go on to in its links, and sends customers on', async () => {
  const {context} = accountVisitor(shop.origin);
  const search = (query: string) => authSearch(context(`/auth/login${query}`));
  expect(search('')).toBe('');
  // The login page was asked for in English, and its language changed.
  expect(search('?redirect=%2Fen%2Fcart')).toBe('?redirect=%2Fcart');
  expect(search('?redirect=%2F%2Fevil.example')).toBe('?redirect=%2Faccount');
  await signIn(context(), {email: 'nina@example.com', password});
  expect(() => search('?redirect=%2Fcart')).toThrow(
    expect.objectContaining({status: 302}) as Error,
  );
});

it('the page behind a mail’s link sets a password and signs in, once', async () => {
  const {context, session} = accountVisitor(shop.origin);
  const {email} = await newCustomer(shop.origin);
  await recover(context(), email);
  const {id, token} = await mailedLink(shop.origin, email, 'reset');
  const visit = (chosen: string) => ({
    ...formFor(context(), `/account/reset/${id}/${token}`, {password: chosen}),
    params: {purpose: 'reset', id, token},
  });
  expect(loadMailLink(visit('')).seo).toBeDefined();
  const thrown = await thrownBy(followMailLink(visit('weite Sicht')));
  expect((thrown as Response).headers.get('Location')).toBe('/account');
  expect(customerToken(session)).not.toBeNull();
  const again = await followMailLink(visit('noch einmal'));
  expect(again).toMatchObject({init: {status: 400}});
  expect(() =>
    loadMailLink({
      ...visit(''),
      params: {purpose: 'activate', id: 'x', token},
    }),
  ).toThrow(expect.objectContaining({status: 404}) as Error);
});

it('an order shows for which airfield a line is made', async () => {
  const {context} = accountVisitor(shop.origin);
  await signIn(context(), {email: 'wiebke@example.com', password});
  const {orders} = await loadOrders(context());
  const own = orders.find((one) => one.fulfillmentStatus === 'ON_HOLD');
  expect(await loadOrder(context(), own?.key ?? '')).toMatchObject({
    lines: [{attributes: [{key: 'ICAO', value: 'EDNY'}]}],
  });
});

it('accepting an invitation joins the visitor’s cart and lists', async () => {
  const email = 'jonas@example.com';
  const {context, session, visitor} = accountVisitor(shop.origin);
  const merchandiseId = await firstVariantId(shop.origin, 'reinigungsspray');
  const {catalogue} = shop.shop;
  const product = catalogue.products[0]?.id ?? '';
  await new CustomerList(context(), 'wishlist').add(product);
  await visitor.act({kind: 'add', lines: [{merchandiseId, quantity: 2}]});
  const {id, token} = await mailedLink(shop.origin, email, 'activate');
  const thrown = await thrownBy(
    followMailLink({
      ...formFor(context(), `/account/activate/${id}/x`, {password}),
      params: {purpose: 'activate', id, token},
    }),
  );
  expect((thrown as Response).headers.get('Location')).toBe('/account');
  expect(session.has('wishlist')).toBe(false);
  const cart = await context().cart.get();
  expect(cart?.totalQuantity).toBe(2);
  expect(cart?.buyerIdentity.customer).toMatchObject({email});
});
