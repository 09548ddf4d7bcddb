import {describe, expect, test} from 'vitest';
import {makeCart, mutateCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});
const map = {merchandiseId: VARIANT.map};
const lamp = {merchandiseId: VARIANT.lamp};

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

describe('delivery', () => {
  const munich = {
    selected: true,
    address: {deliveryAddress: {city: 'München', countryCode: 'DE'}},
  };

  test('has one group as soon as there is an address, free from 150 EUR', async () => {
    const cart = await makeCart(running.origin, {
      lines: [lamp],
      delivery: {addresses: [munich]},
    });
    const [group] = cart.deliveryGroups.nodes;
    expect(group).toMatchObject({
      deliveryAddress: {city: 'München'},
      deliveryOptions: [
        {handle: 'standard', estimatedCost: eur('6.9')},
        {handle: 'express', estimatedCost: eur('14.9')},
      ],
      selectedDeliveryOption: {handle: 'standard'},
    });
    const {cart: express} = await mutateCart(
      running.origin,
      'cartSelectedDeliveryOptionsUpdate',
      {
        cartId: ['ID!', cart.id],
        selectedDeliveryOptions: [
          '[CartSelectedDeliveryOptionInput!]!',
          [{deliveryGroupId: group?.id, deliveryOptionHandle: 'express'}],
        ],
      },
    );
    expect(
      express?.deliveryGroups.nodes[0]?.selectedDeliveryOption.handle,
    ).toBe('express');

    const dear = await makeCart(running.origin, {
      lines: [map],
      delivery: {addresses: [munich]},
    });
    expect(
      dear.deliveryGroups.nodes[0]?.deliveryOptions[0]?.estimatedCost,
    ).toEqual(eur('0.0'));
  });

  test('is free with the code for it, and has no group when nothing is sent', async () => {
    const free = await makeCart(running.origin, {
      lines: [lamp],
      delivery: {addresses: [munich]},
      discountCodes: ['VERSANDFREI'],
    });
    expect(free.discountCodes).toEqual([
      {code: 'VERSANDFREI', applicable: true},
    ]);
    expect(
      free.deliveryGroups.nodes[0]?.deliveryOptions[0]?.estimatedCost,
    ).toEqual(eur('0.0'));
    const digital = await makeCart(running.origin, {
      lines: [{merchandiseId: VARIANT.giftCard}],
      delivery: {addresses: [munich]},
    });
    expect(digital.deliveryGroups.nodes).toEqual([]);
  });
});
