import {describe, expect, test} from 'vitest';
import {makeCart, mutateCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});
const map = {merchandiseId: VARIANT.map};
const lamp = {merchandiseId: VARIANT.lamp};

describe('delivery', () => {
  const munich = {
    selected: true,
    address: {deliveryAddress: {city: 'München', countryCode: 'DE'}},
  };

  test('has one group as soon as an address is known, free from 150 EUR', async () => {
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

  test('names the field of an address that is missing, where the address was given', async () => {
    const incomplete = {address: {deliveryAddress: {city: 'Wien'}}};
    const created = await mutateCart(running.origin, 'cartCreate', {
      input: ['CartInput', {delivery: {addresses: [incomplete]}}],
    });
    const place = ['addresses', '0', 'address', 'deliveryAddress'];
    expect(created).toMatchObject({
      cart: null,
      userErrors: [
        {
          code: 'ADDRESS_FIELD_IS_REQUIRED',
          field: ['input', 'delivery', ...place, 'countryCode'],
        },
      ],
    });
    const cart = await makeCart(running.origin);
    const added = await mutateCart(running.origin, 'cartDeliveryAddressesAdd', {
      cartId: ['ID!', cart.id],
      addresses: ['[CartSelectableAddressInput!]!', [incomplete]],
    });
    expect(added.userErrors).toMatchObject([
      {field: [...place, 'countryCode']},
    ]);
  });
});
