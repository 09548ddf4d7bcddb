import {expect, it} from 'vitest';
import type {CartActionResult} from '~/lib/cart/cart-actions.server';
import {add as addOf, cartOf, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {breakShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});
const add = addOf(VARIANT.lamp, 2);
const choose = (countryCode: string) => ({
  kind: 'country' as const,
  countryCode,
});

const currencyOf = (answer: CartActionResult) =>
  cartOf(answer).total.currencyCode;

it('choosing a country moves the cart, keeps its lines and gift cards, and is stored', async () => {
  const shopper = createVisitor(running.origin);
  expect(currencyOf(await shopper.act(add))).toBe('EUR');
  await shopper.act({kind: 'giftCard', code: 'METAR-GIFT-50EU-RO42'});
  const answer = await shopper.act(choose('CH'));
  expect(answer).toMatchObject({status: 200, problems: []});
  expect(currencyOf(answer)).toBe('CHF');
  expect(quantities(answer)).toEqual([2]);
  expect(cartOf(answer).giftCards).toMatchObject([
    {amountUsed: {currencyCode: 'CHF'}},
  ]);
  expect(shopper.context().session.get('country')).toBe('CH');
});

it.each(['ZZ', 'KP', '', 'de'])(
  'choosing a country changes nothing for %j, where the shop does not sell to',
  async (code) => {
    const shopper = createVisitor(running.origin);
    await shopper.act(add);
    const answer = await shopper.act(choose(code));
    expect(answer.problems).toMatchObject([
      {severity: 'error', key: 'countryUnknown'},
    ]);
    expect(answer.cookies).toEqual([]);
    expect(currencyOf(answer)).toBe('EUR');
    expect(shopper.context().session.get('country')).toBeUndefined();
  },
);

it.each([null, 'cart=gone%3Fkey%3Dsecret'])(
  'choosing a country makes no cart where the cookie is %j',
  async (cookie) => {
    const shopper = createVisitor(running.origin);
    shopper.cookie = cookie;
    expect(await shopper.act(choose('GB'))).toMatchObject({
      status: 200,
      problems: [],
      snapshot: {status: 'ready', cart: null},
    });
    expect(shopper.cookie).toBeNull();
    expect(shopper.context().session.get('country')).toBe('GB');
  },
);

it('choosing a country changes nothing while the shop does not respond', async () => {
  const shopper = createVisitor(running.origin);
  await shopper.act(add);
  await breakShop(running.origin, {
    operation: 'cartBuyerIdentityUpdate',
    kind: 'status',
    status: 400,
    count: 1,
  });
  const answer = await shopper.act(choose('CH'));
  expect(answer.status).toBe(503);
  expect(currencyOf(answer)).toBe('EUR');
  expect(shopper.context().session.get('country')).toBeUndefined();
});

it('adding moves the cart to the country whose prices the page shows', async () => {
  const shopper = createVisitor(running.origin);
  await shopper.act(add);
  const american = createVisitor(running.origin, {
    language: 'EN',
    country: 'US',
  });
  american.cookie = shopper.cookie;
  const answer = await american.act(add);
  expect(currencyOf(answer)).toBe('USD');
  expect(quantities(answer)).toEqual([4]);
});
