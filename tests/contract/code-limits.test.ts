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

const CREATE =
  'mutation ($input: CartInput!) { made: cartCreate(input: $input) { cart { discountCodes { code applicable } appliedGiftCards { lastCharacters } } faults: userErrors { why: code message field } } }';

/** A visitor with a cart of his own, of a buyer of his own unless one is named. */
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
    expect(cartOf(await giftCard(GIFT_CARD)).giftCards).toHaveLength(1);
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

  it('do not count for another buyer, and right ones do not count at all', async () => {
    const {giftCard} = await shopper();
    for (let tries = 0; tries < 12; tries += 1) {
      expect(keys(await giftCard(GIFT_CARD))).toEqual([]);
    }
  });
});

describe('wrong codes of a buyer', () => {
  it('are thirty, through forms, links and the endpoint, whatever the cart', async () => {
    const buyer = crypto.randomUUID();
    const client = commerceClient(running.origin, buyer);
    const ask = (input: Readonly<Record<string, unknown>>) =>
      client.ask(CREATE, {input});
    const ten = wrongCodes(10);
    expect((await ask({giftCardCodes: ten})).status).toBe(200);
    expect((await ask({discountCodes: ten})).status).toBe(200);

    const linked = parsePermalink(
      '1:1',
      new URLSearchParams({discount: wrongCodes(12).join()}),
    );
    expect(linked?.discountCodes).toHaveLength(10);
    for (const code of wrongCodes(10)) {
      const {discount} = await shopper(buyer);
      expect(keys(await discount(code))).toEqual(['discountNotApplicable']);
    }

    const refusal = await ask({giftCardCodes: [GIFT_CARD]});
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(800);
    const {context, act} = createVisitor(running.origin, {buyer});
    if (!linked) throw new Error('The link was not read.');
    const opened = await openPermalink(context(), linked);
    expect(opened.problems.map(({key}) => key)).toEqual(['tooManyCodes']);
    const link = await act({kind: 'addDiscountCodes', codes: ['MAPS20']});
    expect(keys(link)).toEqual(['tooManyCodes']);
    expect((await ask({note: 'An die Wand'})).status).toBe(200);
  });
});

describe('a call of the endpoint', () => {
  it('takes ten codes', async () => {
    const client = commerceClient(running.origin);
    const [code = '', ...ten] = wrongCodes(11);
    for (const input of [
      {giftCardCodes: [code, ...ten]},
      {discountCodes: [code, ...ten]},
      {giftCardCodes: ten, discountCodes: [code]},
    ]) {
      expect((await client.ask(CREATE, {input})).status).toBe(400);
    }
  });

  it('says the same of every gift card that is none, whatever the provider says', async () => {
    const client = commerceClient(running.origin);
    const answer = await client.ask(CREATE, {
      input: {giftCardCodes: [GIFT_CARD, 'FALSCH']},
    });
    expect(answer.data).toMatchObject({
      made: {
        cart: null,
        faults: [
          {
            why: 'INVALID',
            message: 'The code cannot be used.',
            field: ['input', 'giftCardCodes', '1'],
          },
        ],
      },
    });
  });

  it('does not say why a discount code takes no effect', async () => {
    const warnings = [
      {code: 'DISCOUNT_USAGE_LIMIT_REACHED', message: 'It is used up.'},
      {code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Sold out.'},
    ];
    const answer = Response.json({
      data: {
        cartCreate: {
          hints: warnings.map(({message}) => ({message})),
          serverWarnings: warnings.map(({code}) => ({code})),
        },
      },
    });
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer);
    const {data} = await commerceClient(running.origin).ask(
      'mutation { cartCreate(input: {discountCodes: ["SPENT"]}) { hints: warnings { message } } }',
    );
    fetched.mockRestore();
    expect(data).toEqual({cartCreate: {hints: [{message: 'Sold out.'}]}});
  });
});
