import {describe, expect, test} from 'vitest';
import {cartByToken, completeCart} from '../../local-shop/data/cart-store';
import {parseCartId} from '../../local-shop/domain/cart-id';
import {makeCart, mutateCart, readCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

function storedCart(id: string) {
  const {token, secret} = parseCartId(id) ?? {token: '', secret: ''};
  const cart = cartByToken(running.shop, token, secret);
  if (!cart) throw new Error('No such cart.');
  return cart;
}

describe('ordering a cart', () => {
  test('takes stock, the cart is gone for clients, and another with the same pieces fails as a whole', async () => {
    const lines = [{merchandiseId: VARIANT.map, quantity: 2}];
    const first = await makeCart(running.origin, {lines});
    const second = await makeCart(running.origin, {lines});
    const stored = storedCart(first.id);
    expect(completeCart(running.shop, stored).status).toBe('completed');
    expect(await readCart(running.origin, first.id)).toBeNull();
    expect(completeCart(running.shop, stored).status).toBe('gone');

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
      lines: [{merchandiseId: VARIANT.lamp, quantity: 100}],
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
