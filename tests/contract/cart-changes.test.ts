import {describe, expect, it} from 'vitest';
import type {CartActionResult} from '~/lib/cart/cart-actions.server';
import {action as changeCart} from '~/routes/($locale).cart';
import {accountVisitor} from '../support/account-visitor';
import {add, cartOf, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});
const visitor = (...options: [Parameters<typeof createVisitor>[1]?]) =>
  createVisitor(running.origin, ...options);

describe('changing', () => {
  it('updates, removes by 0 and removes without making a cart', async () => {
    const shopper = visitor();
    const idOf = (answer: CartActionResult) =>
      cartOf(answer).lines[0]?.id ?? '';
    const id = idOf(await shopper.act(add(VARIANT.lamp, 1)));
    const update = (quantity: number) =>
      shopper.act({
        kind: 'update',
        lines: [{id, quantity}],
      });
    expect(quantities(await update(4))).toEqual([4]);
    expect(quantities(await update(0))).toEqual([]);

    const stranger = visitor();
    const nothing = await stranger.act({kind: 'remove', lineIds: [id]});
    expect(nothing.snapshot).toEqual({status: 'ready', cart: null});
    expect(stranger.cookie).toBeNull();
  });

  it('still changes the other lines when one is gone', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.lamp, 1));
    const before = cartOf(await shopper.act(add(VARIANT.giftCard, 1)));
    const [first, second] = before.lines.map(({id}) => id);
    await shopper.act({kind: 'remove', lineIds: [second ?? '']});
    const answer = await shopper.act({
      kind: 'update',
      lines: [
        {id: first ?? '', quantity: 3},
        {id: second ?? '', quantity: 2},
      ],
    });
    expect(quantities(answer)).toEqual([3]);
    expect(keys(answer)).toEqual(['lineGone']);
  });

  it('removes a line that is gone already without a word', async () => {
    const shopper = visitor();
    const before = cartOf(await shopper.act(add(VARIANT.lamp, 1)));
    const lineIds = before.lines.map(({id}) => id);
    await shopper.act({kind: 'remove', lineIds});
    const answer = await shopper.act({kind: 'remove', lineIds});
    expect(answer.problems).toEqual([]);
    expect(quantities(answer)).toEqual([]);
  });

  it('shows titles in the language of the page', async () => {
    const german = visitor();
    await german.act(add(VARIANT.map, 1));
    const english = visitor({language: 'EN'});
    english.cookie = german.cookie;
    expect(cartOf(await english.read())).toMatchObject({
      lines: [{title: 'Map'}],
      total: {currencyCode: 'EUR'},
    });
  });
});

describe('codes', () => {
  it('says once that a discount code does not fit, and leaves nothing of it in the cart', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.map, 1));
    await shopper.act({kind: 'addDiscountCodes', codes: ['WILLKOMMEN10']});
    const bad = await shopper.act({kind: 'addDiscountCodes', codes: ['NOPE']});
    expect(bad.problems).toMatchObject([
      {severity: 'error', key: 'discountNotApplicable', subject: 'NOPE'},
    ]);
    expect(cartOf(await shopper.read())).toMatchObject({
      discountCodes: [{code: 'WILLKOMMEN10', isApplicable: true}],
      giftCards: [],
    });
  });

  it('shows a code that did not apply again where a form without JavaScript sent it', async () => {
    const {visitor: shopper, context} = accountVisitor(running.origin);
    await shopper.act(add(VARIANT.lamp, 1));
    const form = {
      cartFormInput: JSON.stringify({action: 'DiscountCodesUpdate'}),
      discountCode: 'NOPE',
    };
    const answer = await changeCart({
      context: context(),
      params: {},
      request: new Request('http://localhost:3000/cart', {
        method: 'POST',
        headers: {Accept: 'text/html'},
        body: new URLSearchParams(form),
      }),
    });
    expect(answer).toMatchObject({
      init: {status: 422},
      data: {
        problems: [{key: 'discountNotApplicable'}],
        unsent: {discountCode: 'NOPE'},
      },
    });
  });

  it('takes a gift card whose code was typed as a discount', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.map, 1));
    await shopper.act({kind: 'addDiscountCodes', codes: ['WILLKOMMEN10']});
    const answer = await shopper.act({
      kind: 'addDiscountCodes',
      codes: ['METAR-GIFT-50EU-RO42'],
    });
    expect(answer.problems).toEqual([]);
    expect(cartOf(answer)).toMatchObject({
      discountCodes: [{code: 'WILLKOMMEN10', isApplicable: true}],
      giftCards: [{amountUsed: {amount: '50.0'}}],
    });
  });

  it('adds gift cards one by one, refuses unknown ones and removes one', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.map, 1));
    const card = (code: string) => shopper.act({kind: 'giftCard', code});
    const one = await card('METAR-GIFT-50EU-RO42');
    expect(cartOf(one).total.amount).toBe('199.0');
    expect(cartOf(one).due).toEqual({amount: '149.0', currencyCode: 'EUR'});
    const both = await card('METAR-GIFT-500E-UR42');
    expect(cartOf(both).giftCards).toHaveLength(2);

    const unknown = await card('NO-SUCH-CARD');
    expect(keys(unknown)).toEqual(['invalidGiftCard']);
    expect(cartOf(unknown).giftCards).toHaveLength(2);

    const [first] = cartOf(both).giftCards;
    const removed = await shopper.act({
      kind: 'removeGiftCards',
      ids: [first?.id ?? ''],
    });
    expect(cartOf(removed).giftCards).toHaveLength(1);
  });

  it('adds a gift card although an earlier one is no longer in the cart', async () => {
    const shopper = visitor();
    await shopper.act(add(VARIANT.map, 1));
    shopper.context().session.set('giftCardCodes', ['SPENT-IN-AN-ORDER']);
    const answer = await shopper.act({
      kind: 'giftCard',
      code: 'METAR-GIFT-50EU-RO42',
    });
    expect(answer.problems).toEqual([]);
    expect(cartOf(answer).giftCards).toHaveLength(1);
  });
});
