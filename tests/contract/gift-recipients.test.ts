import {expect, test} from 'vitest';
import {parseCartInput, type CartAction} from '~/lib/cart/cart-input.server';
import {action as changeCart} from '~/routes/($locale).cart';
import {ASKS_AIRFIELD} from '@metarmap/local-shop/seed';
import {accountVisitor, formFor} from '../support/account-visitor';
import {add, cartOf, keys, quantities} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {makeCart} from '../support/cart-client';
import {readOutbox} from '../support/customer-client';
import {ownShop} from '../support/own-shop';
import {payCheckout, readPage} from '../support/pay-checkout';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const DAY = 24 * 60 * 60 * 1000;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const catalogue = {
  ...smallCatalogue,
  products: smallCatalogue.products.map((product) =>
    product.handle.DE === 'handle-4'
      ? {...product, metafields: [ASKS_AIRFIELD]}
      : product,
  ),
};
const running = ownShop({catalogue, now});

/** The action that a cart form without JavaScript becomes. */
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

test('gift cards with a recipient have lines of their own, one for each recipient', async () => {
  const visitor = createVisitor(running.origin);
  for (const fields of [ANNA, BODO, NOBODY, ANNA]) {
    await visitor.act(action('LinesAdd', CARD, fields));
  }
  const result = await visitor.act(add(VARIANT.lamp, 1));
  expect(quantities(result)).toEqual([1, 1, 1, 2]);
  const {lines} = cartOf(result);
  expect(lines.flatMap(({attributes}) => attributes)).toEqual([]);
  expect(lines.map(({recipient}) => recipient?.recipientEmail)).toEqual([
    undefined,
    undefined,
    BODO.recipientEmail,
    ANNA.recipientEmail,
  ]);
});

test('gift cards can get another recipient in the cart, or none, and then go to the buyer', async () => {
  const visitor = createVisitor(running.origin);
  const added = await visitor.act(action('LinesAdd', CARD, ANNA));
  const [line] = cartOf(added).lines;
  const change = (fields: Record<string, string>, lineId = line?.id) =>
    visitor.act(action('CustomFieldsUpdate', {lineId}, fields));
  expect(cartOf(await change(BODO)).lines).toMatchObject([{recipient: BODO}]);
  expect(cartOf(await change(NOBODY)).lines).toMatchObject([
    {recipient: null, quantity: 1},
  ]);
  // Only gift cards have a recipient, and only lines that exist.
  expect(keys(await change(ANNA, 'gid://shopify/CartLine/gone'))).toEqual([
    'lineGone',
  ]);
  const [lamp] = cartOf(await visitor.act(add(VARIANT.lamp, 1))).lines;
  expect(keys(await change(ANNA, lamp?.id))).toEqual(['badInput']);
});

test('gift cards with a bad recipient are refused by Shopify too, with a message', async () => {
  const visitor = createVisitor(running.origin);
  const attributes = [
    {key: 'Recipient email', value: 'nowhere'},
    {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
  ];
  const result = await visitor.act(add(VARIANT.giftCard, 1, {attributes}));
  expect(keys(result)).toEqual(['giftCardRecipient']);
});

test('gift cards with a recipient are mailed on their day, with a code that pays', async () => {
  const visitor = createVisitor(running.origin);
  const fields = {
    ...ANNA,
    recipientMessage: 'Guten Flug!',
    recipientSendOn: new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10),
  };
  const result = await visitor.act(action('LinesAdd', CARD, fields));
  const paid = await payCheckout(cartOf(result).checkoutUrl ?? '', {
    email: 'buyer@example.com',
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

test.each(['EDNYX', '??', ''])(
  'an airfield of %j is asked for again without JavaScript, with what was typed',
  async (airfield) => {
    const cartFormInput = JSON.stringify({
      action: 'LinesAdd',
      inputs: {lines: [{merchandiseId: VARIANT.backOrder, quantity: 1}]},
    });
    const {context} = accountVisitor(running.origin);
    const form = formFor(context(), '/cart', {cartFormInput, airfield});
    form.request.headers.set('Accept', 'text/html');
    expect(await changeCart(form)).toMatchObject({
      data: {
        problems: [{key: 'badAirfield'}],
        rejected: {airfield, cartFormInput},
      },
      init: {status: 400},
    });
  },
);

test('a map of an airfield cannot be paid without its code, which the checkout and the order show', async () => {
  const visitor = createVisitor(running.origin);
  const added = cartOf(await visitor.act(add(VARIANT.backOrder, 1)));
  const [line] = added.lines;
  expect([line?.properties, added.checkoutUrl]).toEqual([
    [{name: 'airfield', value: ''}],
    null,
  ]);
  const change = (fields: Record<string, string>) =>
    visitor.act(action('CustomFieldsUpdate', {lineId: line?.id}, fields));
  expect(keys(await change(ANNA))).toEqual(['badInput']);
  const cart = cartOf(await change({airfield: 'edny'}));
  expect(cart.lines[0]?.attributes).toEqual([{key: 'ICAO', value: 'EDNY'}]);
  const checkout = cart.checkoutUrl ?? '';
  expect((await readPage(checkout)).html).toContain('EDNY');
  const {order} = await payCheckout(checkout);
  expect((await readPage(order)).html).toContain('EDNY');
});
