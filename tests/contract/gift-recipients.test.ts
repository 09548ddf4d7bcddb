import {beforeEach, describe, expect, test} from 'vitest';
import {parseCartInput, type CartAction} from '~/lib/cart/cart-input.server';
import {add, cartOf, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {makeCart, mutateCart} from '../support/cart-client';
import {accountVisitor} from '../support/account-visitor';
import {action as changeCart} from '~/routes/($locale).cart';
import {readOutbox} from '../support/customer-client';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const DAY = 24 * 60 * 60 * 1000;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const running = ownShop({catalogue: smallCatalogue, now});
beforeEach(() => {
  ahead = 0;
});

/** The day so many days from today, as a date field sends it. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** What a cart form without JavaScript becomes. */
function action(
  name: string,
  inputs: object,
  fields: Record<string, string>,
): CartAction {
  const form = new FormData();
  form.set('cartFormInput', JSON.stringify({action: name, inputs}));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const input = parseCartInput(form);
  if (!input.isValid) throw new Error(String(input.problem.key));
  return input.action;
}

const CARD = {lines: [{merchandiseId: VARIANT.giftCard, quantity: 1}]};
const ANNA = {recipientEmail: 'anna@example.com', recipientName: 'Anna'};
const BODO = {recipientEmail: 'bodo@example.com'};
const NOBODY = {recipientEmail: '', recipientName: ''};

describe('gift cards for somebody', () => {
  test('stand in lines of their own, one for each recipient', async () => {
    const visitor = createVisitor(running.origin);
    for (const fields of [ANNA, BODO, NOBODY, ANNA]) {
      await visitor.act(action('LinesAdd', CARD, fields));
    }
    const answer = await visitor.act(add(VARIANT.lamp, 1));
    expect(quantities(answer)).toEqual([1, 1, 1, 2]);
    expect(
      cartOf(answer).lines.map(({recipient, attributes}) => [
        recipient?.recipientEmail,
        attributes,
      ]),
    ).toEqual([
      [undefined, []],
      [undefined, []],
      ['bodo@example.com', []],
      ['anna@example.com', []],
    ]);
  });

  test('change their recipient in the cart, and come to the buyer without one', async () => {
    const visitor = createVisitor(running.origin);
    const added = await visitor.act(action('LinesAdd', CARD, ANNA));
    const [line] = cartOf(added).lines;
    const inputs = {lineId: line?.id};
    const changed = await visitor.act(
      action('CustomRecipientUpdate', inputs, BODO),
    );
    expect(cartOf(changed).lines[0]?.recipient?.recipientEmail).toBe(
      'bodo@example.com',
    );
    const own = await visitor.act(
      action('CustomRecipientUpdate', inputs, NOBODY),
    );
    expect(cartOf(own).lines[0]?.recipient).toBeNull();
    expect(quantities(own)).toEqual([1]);
  });

  test('are for gift cards alone, and for lines that are there', async () => {
    const visitor = createVisitor(running.origin);
    const added = await visitor.act(add(VARIANT.lamp, 1));
    const [lamp] = cartOf(added).lines;
    const change = (id = '') =>
      visitor.act(action('CustomRecipientUpdate', {lineId: id}, ANNA));
    expect(keys(await change(lamp?.id))).toEqual(['badInput']);
    expect(keys(await change('gid://shopify/CartLine/gone'))).toEqual([
      'lineGone',
    ]);
  });

  test('keep what was typed where a form without JavaScript is refused', async () => {
    const {context} = accountVisitor(running.origin);
    const typed = {...ANNA, recipientEmail: 'anna', recipientMessage: 'Gruß'};
    const form = {
      cartFormInput: JSON.stringify({action: 'LinesAdd', inputs: CARD}),
      quantity: '2',
    };
    const answer = await changeCart({
      context: context(),
      params: {},
      request: new Request('http://localhost:3000/cart', {
        method: 'POST',
        headers: {Accept: 'text/html'},
        body: new URLSearchParams({...form, ...typed, other: 'x'}),
      }),
    });
    expect(answer).toMatchObject({
      init: {status: 400},
      data: {
        problems: [{key: 'recipientEmail'}],
        unsent: {...form, ...typed},
      },
    });
  });

  test('are refused by the provider too, whose answer has words', async () => {
    const visitor = createVisitor(running.origin);
    const attributes = [
      {key: 'Recipient email', value: 'nowhere'},
      {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
    ];
    const answer = await visitor.act(add(VARIANT.giftCard, 1, {attributes}));
    expect(keys(answer)).toEqual(['giftCardRecipient']);
    const cart = await makeCart(running.origin);
    const {userErrors} = await mutateCart(running.origin, 'cartLinesAdd', {
      cartId: ['ID!', cart.id],
      lines: ['[CartLineInput!]!', [{merchandiseId: VARIANT.lamp, attributes}]],
    });
    expect(userErrors).toMatchObject([
      {
        code: 'GIFT_CARD_RECIPIENT_INVALID',
        field: ['lines', '0', 'attributes'],
      },
    ]);
  });

  test('are mailed on their day, with a code that pays', async () => {
    const visitor = createVisitor(running.origin);
    const fields = {
      ...ANNA,
      recipientMessage: 'Guten Flug!',
      recipientSendOn: dayIn(10),
    };
    const answer = await visitor.act(action('LinesAdd', CARD, fields));
    const checkout = cartOf(answer).checkoutUrl ?? '';
    const html = await (await fetch(checkout)).text();
    const total = /name="total"\s+value="([^"]+)"/.exec(html)?.[1] ?? '';
    const paid = await fetch(checkout, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({email: 'buyer@example.com', total}),
    });
    expect(paid.status).toBe(303);
    const toAnna = async () =>
      (await readOutbox(running.origin)).filter(
        ({to}) => to === 'anna@example.com',
      );
    expect(await toAnna()).toEqual([]);
    ahead = 11 * DAY;
    const [mail, ...more] = await toAnna();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Guten Flug!');
    const code = /(?:[0-9A-F]{4}-){3}[0-9A-F]{4}/.exec(mail?.text ?? '')?.[0];
    const cart = await makeCart(running.origin, {
      lines: [{merchandiseId: VARIANT.lamp, quantity: 1}],
      giftCardCodes: [code],
    });
    expect(cart.appliedGiftCards).toHaveLength(1);
  });
});
