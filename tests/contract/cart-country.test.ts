import {describe, expect, it} from 'vitest';
import type {CartActionResult} from '~/lib/cart/cart-actions.server';
import {loadCountries} from '~/lib/i18n/load-countries.server';
import {cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {breakShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});
const add = {
  kind: 'add' as const,
  lines: [{merchandiseId: VARIANT.lamp, quantity: 2}],
};
const choose = (countryCode: string) => ({
  kind: 'country' as const,
  countryCode,
});

const currencyOf = (answer: CartActionResult) =>
  cartOf(answer).total.currencyCode;

describe('choosing a country', () => {
  it('moves the cart, keeps its lines and is remembered', async () => {
    const shopper = createVisitor(running.origin);
    expect(currencyOf(await shopper.act(add))).toBe('EUR');
    const answer = await shopper.act(choose('CH'));
    expect(answer).toMatchObject({status: 200, problems: []});
    expect(currencyOf(answer)).toBe('CHF');
    expect(cartOf(answer).lines.map(({quantity}) => quantity)).toEqual([2]);
    expect(shopper.context().session.get('country')).toBe('CH');
  });

  it('shows what a gift card pays in the currency of the cart', async () => {
    const shopper = createVisitor(running.origin);
    await shopper.act(add);
    await shopper.act({kind: 'giftCard', code: 'METAR-GIFT-50EU-RO42'});
    const {giftCards} = cartOf(await shopper.act(choose('US')));
    expect(giftCards).toMatchObject([{amountUsed: {currencyCode: 'USD'}}]);
  });

  it.each(['ZZ', 'KP', 'XX', '', 'de', 'Schweiz'])(
    'changes nothing for %j, where the shop does not sell to',
    async (code) => {
      const shopper = createVisitor(running.origin);
      await shopper.act(add);
      const before = shopper.cookie;
      const answer = await shopper.act(choose(code));
      expect(answer.problems).toMatchObject([
        {severity: 'error', key: 'countryUnknown'},
      ]);
      expect(answer.cookies).toEqual([]);
      expect(shopper.cookie).toBe(before);
      expect(currencyOf(answer)).toBe('EUR');
      expect(shopper.context().session.get('country')).toBeUndefined();
    },
  );

  it('makes no cart', async () => {
    const shopper = createVisitor(running.origin);
    const answer = await shopper.act(choose('GB'));
    expect(answer).toMatchObject({
      status: 200,
      problems: [],
      cookies: [],
      snapshot: {status: 'ready', cart: null},
    });
    expect(shopper.context().session.get('country')).toBe('GB');
  });

  it('does not mind a cart that is gone', async () => {
    const shopper = createVisitor(running.origin);
    shopper.cookie = 'cart=gone%3Fkey%3Dsecret';
    const answer = await shopper.act(choose('AT'));
    expect(answer).toMatchObject({status: 200, problems: []});
    expect(shopper.cookie).toBeNull();
    expect(shopper.context().session.get('country')).toBe('AT');
  });

  it('changes nothing while the shop does not answer', async () => {
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
  expect(cartOf(answer).lines.map(({quantity}) => quantity)).toEqual([4]);
});

it('the shop offers its countries in the page’s language, with their currencies', async () => {
  const {storefront} = createVisitor(running.origin).context();
  const {current, countries} = await loadCountries({storefront});
  expect(current).toBe('DE');
  expect(countries).toContainEqual({
    isoCode: 'CH',
    name: 'Schweiz',
    currency: {isoCode: 'CHF', symbol: 'CHF'},
  });
});
