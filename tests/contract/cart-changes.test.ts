import {expect, it} from 'vitest';
import {action as changeCart} from '~/routes/($locale).cart';
import {accountVisitor} from '../support/account-visitor';
import {add, cartOf, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});
const visitor = () => createVisitor(running.origin);

/** A visitor with one map in the cart. */
async function withMap() {
  const shopper = visitor();
  await shopper.act(add(VARIANT.map, 1));
  const discount = (code: string) =>
    shopper.act({kind: 'addDiscountCodes', codes: [code]});
  const giftCard = (code: string) => shopper.act({kind: 'giftCard', code});
  return {shopper, discount, giftCard};
}

it('a cart updates, removes by 0 and removes without making a cart', async () => {
  const shopper = visitor();
  const [line] = cartOf(await shopper.act(add(VARIANT.lamp, 1))).lines;
  const id = line?.id ?? '';
  const update = (quantity: number) =>
    shopper.act({kind: 'update', lines: [{id, quantity}]});
  expect(quantities(await update(4))).toEqual([4]);
  expect(quantities(await update(0))).toEqual([]);

  const anonymous = visitor();
  const nothing = await anonymous.act({kind: 'remove', lineIds: [id]});
  expect(nothing.snapshot).toEqual({status: 'ready', cart: null});
  expect(anonymous.cookie).toBeNull();
});

it('a cart still changes the other lines when one is gone, whose removal needs no word', async () => {
  const shopper = visitor();
  await shopper.act(add(VARIANT.lamp, 1));
  const before = cartOf(await shopper.act(add(VARIANT.giftCard, 1)));
  const [first = '', second = ''] = before.lines.map(({id}) => id);
  const remove = {kind: 'remove' as const, lineIds: [second]};
  await shopper.act(remove);
  const answer = await shopper.act({
    kind: 'update',
    lines: [
      {id: first, quantity: 3},
      {id: second, quantity: 2},
    ],
  });
  expect(quantities(answer)).toEqual([3]);
  expect(keys(answer)).toEqual(['lineGone']);
  const again = await shopper.act(remove);
  expect(again.problems).toEqual([]);
  expect(quantities(again)).toEqual([3]);
});

it('shows titles in the language of the page', async () => {
  const english = createVisitor(running.origin, {language: 'EN'});
  english.cookie = (await withMap()).shopper.cookie;
  expect(cartOf(await english.read())).toMatchObject({
    lines: [{title: 'Map'}],
    total: {currencyCode: 'EUR'},
  });
});

it('says once that a discount code does not fit, and leaves nothing of it in the cart', async () => {
  const {shopper, discount} = await withMap();
  await discount('WILLKOMMEN10');
  expect((await discount('NOPE')).problems).toMatchObject([
    {severity: 'error', key: 'discountNotApplicable', subject: 'NOPE'},
  ]);
  expect(cartOf(await shopper.read())).toMatchObject({
    discountCodes: [{code: 'WILLKOMMEN10', isApplicable: true}],
    giftCards: [],
  });
});

it('takes a gift card whose code was typed as a discount', async () => {
  const {discount} = await withMap();
  await discount('WILLKOMMEN10');
  const answer = await discount('METAR-GIFT-50EU-RO42');
  expect(answer.problems).toEqual([]);
  expect(cartOf(answer)).toMatchObject({
    discountCodes: [{code: 'WILLKOMMEN10', isApplicable: true}],
    giftCards: [{amountUsed: {amount: '50.0'}}],
  });
});

it('adds gift cards one by one, refuses unknown ones and removes one', async () => {
  const {shopper, giftCard} = await withMap();
  const one = await giftCard('METAR-GIFT-50EU-RO42');
  expect(cartOf(one).total.amount).toBe('199.0');
  expect(cartOf(one).due).toEqual({amount: '149.0', currencyCode: 'EUR'});
  const both = await giftCard('METAR-GIFT-500E-UR42');
  expect(cartOf(both).giftCards).toHaveLength(2);

  const unknown = await giftCard('NO-SUCH-CARD');
  expect(keys(unknown)).toEqual(['invalidGiftCard']);
  expect(cartOf(unknown).giftCards).toHaveLength(2);

  const [first] = cartOf(both).giftCards;
  const removed = await shopper.act({
    kind: 'removeGiftCards',
    ids: [first?.id ?? ''],
  });
  expect(cartOf(removed).giftCards).toHaveLength(1);
});

const LAMPS = {lines: [{merchandiseId: VARIANT.lamp, quantity: 1}]};

it.each([
  [
    'DiscountCodesUpdate',
    {},
    {discountCode: 'NOPE'},
    422,
    'discountNotApplicable',
  ],
  [
    'LinesAdd',
    LAMPS,
    {
      quantity: '2',
      recipientName: 'Anna',
      recipientEmail: 'anna',
      recipientMessage: 'Gruß',
    },
    400,
    'recipientEmail',
  ],
])(
  'shows again what a form without JavaScript sent in vain: %s',
  async (action, inputs, typed, status, key) => {
    const {visitor: shopper, context} = accountVisitor(running.origin);
    await shopper.act(add(VARIANT.lamp, 1));
    const cartFormInput = JSON.stringify({action, inputs});
    const answer = await changeCart({
      context: context(),
      params: {},
      request: new Request('http://localhost:3000/cart', {
        method: 'POST',
        headers: {Accept: 'text/html'},
        body: new URLSearchParams({cartFormInput, ...typed}),
      }),
    });
    expect(answer).toMatchObject({
      init: {status},
      data: {problems: [{key}], unsent: {cartFormInput, ...typed}},
    });
  },
);
