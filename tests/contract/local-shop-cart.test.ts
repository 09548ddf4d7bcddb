import {describe, expect, test} from 'vitest';
import {addTo, makeCart, mutateCart, readCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});

describe('a new cart', () => {
  test('has an id with a secret key, empty sums and a checkout address in its language', async () => {
    const cart = await makeCart(running.origin, {}, {language: 'EN'});

    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=\w{32}$/);
    const [, token, key] = /Cart\/(\w+)\?key=(\w+)/.exec(cart.id) ?? [];
    expect(cart.checkoutUrl).toBe(
      `${running.origin}/cart/c/${token}?key=${key}&locale=en`,
    );
    expect(cart.cost).toEqual({
      subtotalAmount: eur('0.0'),
      totalAmount: eur('0.0'),
    });
    expect(cart.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(cart.deliveryGroups.nodes).toEqual([]);
  });

  test('does not come into being when a line is wrong', async () => {
    const payload = await mutateCart(running.origin, 'cartCreate', {
      input: ['CartInput', {lines: [{merchandiseId: 'gid://shopify/X/1'}]}],
    });

    expect(payload.cart).toBeNull();
    expect(payload.userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['input', 'lines', '0', 'merchandiseId'],
        message: 'The merchandise with id gid://shopify/X/1 does not exist.',
      },
    ]);
  });
});

describe('stock', () => {
  test('cuts a quantity down and warns in the language of the request', async () => {
    const cart = await makeCart(running.origin);
    const {cart: changed, warnings} = await addTo(running.origin, cart, [
      {merchandiseId: VARIANT.map, quantity: 5},
    ]);
    expect(changed?.lines.nodes[0]?.quantity).toBe(3);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 3 items were added to your cart due to availability.',
        target: changed?.lines.nodes[0]?.id,
      },
    ]);

    const german = await mutateCart(
      running.origin,
      'cartLinesUpdate',
      {
        cartId: ['ID!', cart.id],
        lines: [
          '[CartLineUpdateInput!]!',
          [{id: changed?.lines.nodes[0]?.id, quantity: 4}],
        ],
      },
      {language: 'DE'},
    );
    expect(german.warnings[0]?.message).toBe(
      'Wegen der Verfügbarkeit wurden nur 3 Artikel in deinen Warenkorb gelegt.',
    );
  });

  test('is shared by the lines of one variant', async () => {
    const cart = await makeCart(running.origin);
    const {cart: changed} = await addTo(running.origin, cart, [
      {merchandiseId: VARIANT.map, quantity: 2},
      {
        merchandiseId: VARIANT.map,
        quantity: 2,
        attributes: [{key: 'gift', value: 'yes'}],
      },
    ]);
    expect(changed?.totalQuantity).toBe(3);
  });

  test('makes a line of 0 of what is sold out, but not of what is back-ordered', async () => {
    const cart = await makeCart(running.origin);
    const {cart: changed, warnings} = await addTo(running.origin, cart, [
      {merchandiseId: VARIANT.soldOut},
      {merchandiseId: VARIANT.backOrder, quantity: 20},
    ]);
    const quantities = Object.fromEntries(
      changed?.lines.nodes.map((line) => [
        line.merchandise.id,
        line.quantity,
      ]) ?? [],
    );
    expect(quantities).toEqual({
      [VARIANT.soldOut]: 0,
      [VARIANT.backOrder]: 20,
    });
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: "The product 'Sold out' is already sold out.",
        target: changed?.lines.nodes.find(({quantity}) => quantity === 0)?.id,
      },
    ]);
  });
});

describe('a cart that cannot be found', () => {
  test.each([
    ['unknown', 'gid://shopify/Cart/abc?key=def'],
    ['malformed', 'not an id'],
    ['without key', 'gid://shopify/Cart/abc'],
    ['very long', `gid://shopify/Cart/${'a'.repeat(4096)}?key=b`],
  ])('%s id: null to queries, INVALID to mutations', async (_name, id) => {
    expect(await readCart(running.origin, id)).toBeNull();
    expect(
      await mutateCart(running.origin, 'cartNoteUpdate', {
        cartId: ['ID!', id],
        note: ['String!', 'x'],
      }),
    ).toEqual({
      cart: null,
      userErrors: [
        {
          code: 'INVALID',
          field: ['cartId'],
          message: 'The specified cart does not exist.',
        },
      ],
      warnings: [],
    });
  });

  test('its key is checked', async () => {
    const cart = await makeCart(running.origin);
    const forged = cart.id.replace(/key=.*/, 'key=00000000');
    expect(await readCart(running.origin, forged)).toBeNull();
  });
});
