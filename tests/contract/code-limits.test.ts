import {describe, expect, it, vi} from 'vitest';
import {openPermalink, parsePermalink} from '~/lib/cart/permalink.server';
import {createVisitor} from '../support/cart-visitor';
import {add, cartOf, keys} from '../support/cart-results';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';
import {forgetRequests, loggedOperations} from '../support/shop-client';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

// Fifty and more requests each.
vi.setConfig({testTimeout: 60_000});

const running = commerceShop({customers: false, catalogue: smallCatalogue});
const GIFT_CARD = 'METAR-GIFT-50EU-RO42';

/** A visitor with a cart of their own, of a buyer of their own unless one is named. */
async function shopper(buyer = crypto.randomUUID()) {
  const visitor = createVisitor(running.origin, {buyer});
  await visitor.act(add(VARIANT.lamp, 1));
  return {
    visitor,
    giftCard: (code: string) => visitor.act({kind: 'giftCard', code}),
    discount: (code: string) =>
      visitor.act({kind: 'addDiscountCodes', codes: [code]}),
  };
}

const wrongCodes = (count: number) =>
  Array.from({length: count}, (_, i) => `FALSCH-${i}-0000`);

describe('wrong codes of a cart', () => {
  it('are ten, gift cards and discounts together; then not even right ones are tried', async () => {
    const {visitor, giftCard, discount} = await shopper();
    // Right ones do not count.
    for (let tries = 0; tries < 12; tries += 1) {
      expect(keys(await giftCard(GIFT_CARD))).toEqual([]);
    }
    for (const code of wrongCodes(5)) {
      expect(keys(await giftCard(code))).toEqual(['invalidGiftCard']);
      expect(keys(await discount(code))).toEqual(['discountNotApplicable']);
    }
    await forgetRequests(running.origin);
    for (const answer of [
      await giftCard(GIFT_CARD),
      await discount('MAPS20'),
    ]) {
      expect(keys(answer)).toEqual(['tooManyCodes']);
      expect(cartOf(answer).giftCards).toHaveLength(1);
    }
    const asked = await loggedOperations(running.origin);
    expect(asked.filter((operation) => operation !== 'CartQuery')).toEqual([]);
    const answer = await visitor.act({kind: 'discountCodes', codes: []});
    expect(answer.problems).toEqual([]);
  });

  it('count once, although a client that lists them sends them with the next', async () => {
    const {visitor} = await shopper();
    const codes = wrongCodes(10);
    const send = (sent: string[]) =>
      visitor.act({kind: 'discountCodes', codes: sent});
    for (const [index] of codes.entries()) {
      expect(keys(await send(codes.slice(0, index + 1)))).toEqual([
        'discountNotApplicable',
      ]);
    }
    // Whoever takes one out tries none.
    const answer = await send(codes.slice(1));
    expect(answer.problems).toEqual([]);
    expect(cartOf(answer).discountCodes).toHaveLength(9);
  });

  it('are no more when many are sent at the same moment', async () => {
    const {giftCard} = await shopper();
    const answers = await Promise.all(wrongCodes(20).map(giftCard));
    const told = answers.flatMap(keys);
    expect(told.filter((key) => key === 'invalidGiftCard')).toHaveLength(10);
    expect(told.filter((key) => key === 'tooManyCodes')).toHaveLength(10);
  });
});

it('wrong codes of a buyer are thirty, through forms and links, whatever the cart', async () => {
  const buyer = crypto.randomUUID();
  const linked = parsePermalink(
    '1:1',
    new URLSearchParams({discount: wrongCodes(12).join()}),
  );
  expect(linked?.discountCodes).toHaveLength(10);
  for (const code of wrongCodes(15)) {
    const {discount, giftCard} = await shopper(buyer);
    expect(keys(await discount(code))).toEqual(['discountNotApplicable']);
    expect(keys(await giftCard(code))).toEqual(['invalidGiftCard']);
  }
  const {context, act} = createVisitor(running.origin, {buyer});
  if (!linked) throw new Error('The link was not read.');
  const opened = await openPermalink(context(), linked);
  expect(opened.problems.map(({key}) => key)).toEqual(['tooManyCodes']);
  const link = await act({kind: 'addDiscountCodes', codes: ['MAPS20']});
  expect(keys(link)).toEqual(['tooManyCodes']);
});

it('the endpoint takes no codes, right or wrong', async () => {
  const {ask} = commerceClient(running.origin);
  const create =
    'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } } }';
  for (const input of [
    {giftCardCodes: [GIFT_CARD]},
    {discountCodes: ['MAPS20']},
    {discountCodes: 'MAPS20'},
  ]) {
    expect((await ask(create, {input})).status).toBe(403);
  }
  expect((await ask(create, {input: {discountCodes: []}})).status).toBe(200);
});
