import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {
  cartByToken,
  cartTotals,
  completeCart,
} from '../../local-shop/data/cart-store';
import {parseCartId} from '../../local-shop/domain/cart-id';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {addTo, makeCart, mutateCart, readCart} from '../support/cart-client';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

let running: RunningShop;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-07-01T12:00:00Z');
  running = await startShop({catalogue: smallCatalogue, now: () => now});
});
afterEach(() => running.close());

function storedCart(id: string) {
  const {token, secret} = parseCartId(id) ?? {token: '', secret: ''};
  const cart = cartByToken(running.shop, token, secret);
  if (!cart) throw new Error('No such cart.');
  return cart;
}

test('many writers at once lose nothing', async () => {
  const cart = await makeCart(running.origin);
  await Promise.all(
    Array.from({length: 20}, () =>
      addTo(running.origin, cart, [{merchandiseId: VARIANT.lamp}]),
    ),
  );
  const found = await readCart(running.origin, cart.id);
  expect(found?.lines.nodes.map(({quantity}) => quantity)).toEqual([20]);
});

test('two requests for the last pieces do not get more than there are', async () => {
  const cart = await makeCart(running.origin);
  const answers = await Promise.all(
    [2, 2].map((quantity) =>
      addTo(running.origin, cart, [{merchandiseId: VARIANT.map, quantity}]),
    ),
  );
  expect(answers.flatMap(({warnings}) => warnings)).toHaveLength(1);
  expect((await readCart(running.origin, cart.id))?.totalQuantity).toBe(3);
});

test('a cart is deleted 30 days after its last change', async () => {
  const cart = await makeCart(running.origin);
  now = new Date('2026-07-31T11:00:00Z');
  expect(await readCart(running.origin, cart.id)).not.toBeNull();
  now = new Date('2026-07-31T13:00:00Z');
  expect(await readCart(running.origin, cart.id)).toBeNull();
});

describe('ordering a cart', () => {
  test('takes stock and money, and the cart is gone for clients', async () => {
    const cart = await makeCart(running.origin, {
      lines: [{merchandiseId: VARIANT.lamp, quantity: 2}],
      giftCardCodes: ['METAR-GIFT-50EU-RO42'],
    });
    const stored = storedCart(cart.id);
    // 39.98 and 6.90 for shipping
    expect(
      cartTotals(running.shop, stored, {payShipping: true}).giftCards[0],
    ).toMatchObject({usedMinor: 4_688});
    expect(completeCart(running.shop, stored).status).toBe('completed');

    expect(await readCart(running.origin, cart.id)).toBeNull();
    const {userErrors} = await addTo(running.origin, cart, [
      {merchandiseId: VARIANT.lamp},
    ]);
    expect(userErrors[0]?.message).toBe('The specified cart does not exist.');
    const next = await makeCart(running.origin, {
      lines: [{merchandiseId: VARIANT.lamp, quantity: 200}],
      giftCardCodes: ['METAR-GIFT-50EU-RO42'],
    });
    expect(next.totalQuantity).toBe(98);
    expect(next.appliedGiftCards[0]?.balance.amount).toBe('3.12');
    expect(completeCart(running.shop, stored).status).toBe('gone');
  });

  test('fails as a whole when another buyer was faster', async () => {
    const lines = [{merchandiseId: VARIANT.map, quantity: 2}];
    const [first, second] = [
      await makeCart(running.origin, {lines}),
      await makeCart(running.origin, {lines}),
    ];
    completeCart(running.shop, storedCart(first.id));

    const line = second.lines.nodes[0]?.id ?? '';
    expect(completeCart(running.shop, storedCart(second.id))).toEqual({
      status: 'unavailable',
      lineIds: [/CartLine\/([^?]+)/.exec(line)?.[1]],
    });
    const changed = await mutateCart(running.origin, 'cartNoteUpdate', {
      cartId: ['ID!', second.id],
      note: ['String!', ''],
    });
    expect(changed.warnings).toMatchObject([
      {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: line},
    ]);
    expect(changed.cart?.totalQuantity).toBe(1);
  });

  test('leaves stock as it was when the transaction around it fails', async () => {
    const cart = await makeCart(running.origin, {
      lines: [{merchandiseId: VARIANT.map, quantity: 3}],
    });
    expect(() =>
      running.shop.database.transaction(() => {
        completeCart(running.shop, storedCart(cart.id));
        throw new Error('the order could not be stored');
      }),
    ).toThrow('the order could not be stored');

    expect(completeCart(running.shop, storedCart(cart.id)).status).toBe(
      'completed',
    );
  });
});
