import {describe, expect, test} from 'vitest';
import {makeCart, mutateCart, readCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});
const map = {merchandiseId: VARIANT.map};
const lamp = {merchandiseId: VARIANT.lamp};

describe('prices', () => {
  test('are those of the buyer, strike-through price included', async () => {
    const cart = await makeCart(running.origin, {
      lines: [{...map, quantity: 2}],
      buyerIdentity: {countryCode: 'DE'},
    });
    expect(cart.lines.nodes[0]?.cost).toEqual({
      amountPerQuantity: eur('199.0'),
      compareAtAmountPerQuantity: eur('249.0'),
      subtotalAmount: eur('398.0'),
      totalAmount: eur('398.0'),
    });

    const moved = await mutateCart(running.origin, 'cartBuyerIdentityUpdate', {
      cartId: ['ID!', cart.id],
      buyerIdentity: ['CartBuyerIdentityInput!', {countryCode: 'US'}],
    });
    expect(moved.cart?.cost.totalAmount).toEqual({
      amount: '438.0',
      currencyCode: 'USD',
    });
  });

  test('stay while titles follow the language of the request', async () => {
    const cart = await makeCart(
      running.origin,
      {lines: [map]},
      {language: 'EN'},
    );
    expect(cart.lines.nodes[0]?.merchandise.product.title).toBe('Map');
    const german = await readCart(running.origin, cart.id, {language: 'DE'});
    expect(german?.lines.nodes[0]?.merchandise.product.title).toBe('Map (de)');
    expect(german?.checkoutUrl).toContain('&locale=de');
    expect(german?.cost).toEqual(cart.cost);
  });
});

describe('discount codes', () => {
  test('a code for a collection comes off its lines only', async () => {
    const cart = await makeCart(running.origin, {
      lines: [map, lamp],
      discountCodes: ['MAPS20'],
    });
    const [lampLine, mapLine] = cart.lines.nodes;
    expect(mapLine?.discountAllocations).toEqual([
      {code: 'MAPS20', discountedAmount: eur('39.8')},
    ]);
    expect(mapLine?.cost.totalAmount).toEqual(eur('159.2'));
    expect(lampLine?.discountAllocations).toEqual([]);
    expect(cart.discountAllocations).toEqual([]);
    expect(cart.cost.totalAmount).toEqual(eur('179.19'));
  });

  test('gift cards are not discounted', async () => {
    const cart = await makeCart(running.origin, {
      lines: [{merchandiseId: VARIANT.giftCard}],
      discountCodes: ['WILLKOMMEN10'],
    });
    expect(cart.cost.totalAmount).toEqual(eur('50.0'));
    expect(cart.discountCodes[0]?.applicable).toBe(false);
  });
});

describe('gift cards', () => {
  test('never pay out more euro than they hold in another currency', async () => {
    const cart = await makeCart(running.origin, {
      lines: [map],
      giftCardCodes: ['METARGIFT50EURO42'],
      buyerIdentity: {countryCode: 'US'},
    });
    expect(cart.appliedGiftCards[0]).toMatchObject({
      amountUsed: eur('50.0'),
      presentmentAmountUsed: {amount: '54.5', currencyCode: 'USD'},
    });
  });
});
