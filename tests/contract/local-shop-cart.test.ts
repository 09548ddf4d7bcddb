import {expect, test} from 'vitest';
import {addTo, makeCart, mutateCart, readCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

test('a new cart has an id with a secret key, which is checked, and a checkout address in its language', async () => {
  const cart = await makeCart(running.origin, {}, {language: 'EN'});
  const [, token, key] =
    /^gid:\/\/shopify\/Cart\/(\w+)\?key=(\w{32})$/.exec(cart.id) ?? [];
  expect(cart.checkoutUrl).toBe(
    `${running.origin}/cart/c/${token}?key=${key}&locale=en`,
  );
  const forged = cart.id.replace(/key=.*/, 'key=00000000');
  expect(await readCart(running.origin, forged)).toBeNull();
});

test('a cart does not come into being when a line is wrong', async () => {
  const payload = await mutateCart(running.origin, 'cartCreate', {
    input: ['CartInput', {lines: [{merchandiseId: 'gid://shopify/X/1'}]}],
  });
  expect(payload).toMatchObject({
    cart: null,
    userErrors: [
      {
        code: 'INVALID',
        field: ['input', 'lines', '0', 'merchandiseId'],
        message: 'The merchandise with id gid://shopify/X/1 does not exist.',
      },
    ],
  });
});

test('stock is shared by the lines of one variant, of which a shortage warns', async () => {
  const cart = await makeCart(running.origin);
  const {cart: changed, warnings} = await addTo(running.origin, cart, [
    {merchandiseId: VARIANT.map, quantity: 2},
    {
      merchandiseId: VARIANT.map,
      quantity: 2,
      attributes: [{key: 'gift', value: 'yes'}],
    },
  ]);
  expect(changed?.totalQuantity).toBe(3);
  expect(warnings).toMatchObject([
    {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: 'Only 1 item was added to your cart due to availability.',
    },
  ]);
});

test('what is sold out gets a line of 0, what is back-ordered its quantity', async () => {
  const cart = await makeCart(running.origin);
  const {cart: changed, warnings} = await addTo(running.origin, cart, [
    {merchandiseId: VARIANT.soldOut},
    {merchandiseId: VARIANT.backOrder, quantity: 20},
  ]);
  const quantities = changed?.lines.nodes.map(({quantity}) => quantity);
  expect(quantities?.sort()).toEqual([0, 20]);
  expect(warnings).toMatchObject([{code: 'MERCHANDISE_OUT_OF_STOCK'}]);
});
