import {print} from 'graphql';
import gql from 'graphql-tag';
import {describe, expect, it} from 'vitest';
import {makeCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {firstVariantId, queryShop} from '../support/shop-client';

const running = ownShop();

interface Payload {
  readonly cart: {
    readonly delivery: {readonly addresses: readonly {readonly id: string}[]};
    readonly deliveryGroups: {readonly nodes: readonly {readonly id: string}[]};
  } | null;
  readonly userErrors: readonly object[];
}

const CART = `cart {delivery {addresses {id}} deliveryGroups(first: 1) {nodes {id}}}
  userErrors {field code message}`;

async function newCart(): Promise<string> {
  const merchandiseId = await firstVariantId(running.origin, 'mini-windsack');
  const {id} = await makeCart(running.origin, {
    lines: [{merchandiseId, quantity: 1}],
  });
  return id;
}

async function change(
  mutation: string,
  type: string,
  argument: string,
  cartId: string,
  value: unknown,
): Promise<Payload> {
  const {data, errors} = await queryShop<{payload: Payload}>(
    running.origin,
    `mutation M($cartId: ID!, $value: ${type}) {payload: ${mutation}(cartId: $cartId, ${argument}: $value) {${CART}}}`,
    {cartId, value},
  );
  expect(errors).toBeUndefined();
  return data.payload;
}

const add = (cartId: string, addresses: readonly object[]) =>
  change(
    'cartDeliveryAddressesAdd',
    '[CartSelectableAddressInput!]!',
    'addresses',
    cartId,
    addresses,
  );

const path = (...fields: string[]) => ['addresses', '0', ...fields];

const COMPLETE = {lastName: 'Test', address1: 'Gasse 1', city: 'Ort'};

/** An address that is to be checked completely. */
const strictly = (deliveryAddress: object) => ({
  address: {deliveryAddress},
  validationStrategy: 'STRICT',
});

describe('delivery addresses of a cart', () => {
  it('need a country', async () => {
    const id = await newCart();
    const noCountry = await add(id, [
      {address: {deliveryAddress: {city: 'Hamburg'}}},
    ]);
    expect(noCountry).toMatchObject({
      cart: {delivery: {addresses: []}},
      userErrors: [
        {
          field: path('address', 'deliveryAddress', 'countryCode'),
          code: 'INVALID',
          message: 'invalid value',
        },
      ],
    });
  });

  const requires = {
    lastName: 'A last name is required in order to continue.',
    address1: 'An address is required in order to continue.',
    provinceCode: 'The specified country requires a zone.',
    zip: 'Country specified requires a postal code in order to continue.',
    city: 'A city is required in order to continue.',
    countryCode: 'A country is required in order to continue.',
  };

  // As a live store responded to addresses that have only a country.
  it.each([
    ['AF', ['lastName', 'address1', 'city']],
    ['FR', ['lastName', 'address1', 'zip', 'city']],
    ['CL', ['lastName', 'address1', 'provinceCode', 'city']],
    ['BR', ['lastName', 'address1', 'provinceCode', 'zip', 'city']],
    ['GI', ['lastName', 'address1']],
    ['SG', ['lastName', 'address1', 'zip']],
    ['ZZ', ['lastName', 'address1', 'countryCode', 'city']],
  ] as const)('have to be complete for %s', async (countryCode, fields) => {
    const {userErrors} = await add(await newCart(), [strictly({countryCode})]);
    expect(userErrors).toEqual(
      fields.map((field) => ({
        field: path('address', 'deliveryAddress', field),
        code: 'ADDRESS_FIELD_IS_REQUIRED',
        message: requires[field],
      })),
    );
  });

  it('cannot be in a country that Shopify does not serve', async () => {
    const {userErrors} = await add(await newCart(), [
      strictly({...COMPLETE, countryCode: 'KP'}),
    ]);
    expect(userErrors).toEqual([
      {
        field: path('address', 'deliveryAddress'),
        code: 'UNSPECIFIED_ADDRESS_ERROR',
        message: 'Country is not supported',
      },
    ]);
  });

  it.each([
    ['AU', 'ZZ', '2000', 'NSW', 'Ort NSW 2000'],
    ['AU', 'ZZ', '2600', 'ACT', 'Ort ACT 2600'],
    ['AU', 'ZZ', '0800', 'NT', 'Ort NT 0800'],
    ['AE', 'az', null, 'AZ', 'Ort AZ'],
  ])(
    'get their zone in the spelling of its code, in Australia by the postal code: %s %s',
    async (countryCode, provinceCode, zip, code, line) => {
      const address = {...COMPLETE, countryCode, provinceCode, zip};
      const id = await newCart();
      expect((await add(id, [strictly(address)])).userErrors).toEqual([]);
      const {data} = await queryShop<{cart: unknown}>(
        running.origin,
        gql`
          query Q($id: ID!) {
            cart(id: $id) {
              delivery {
                addresses {
                  address {
                    ... on CartDeliveryAddress {
                      provinceCode
                      formatted
                    }
                  }
                }
              }
            }
          }
        `,
        {id},
      );
      expect(data.cart).toMatchObject({
        delivery: {
          addresses: [
            {
              address: {
                provinceCode: code,
                formatted: ['Gasse 1', line, expect.any(String)],
              },
            },
          ],
        },
      });
    },
  );

  it('have no zone that their country does not have', async () => {
    const address = {...COMPLETE, countryCode: 'AE', provinceCode: 'ZZ'};
    const {userErrors} = await add(await newCart(), [strictly(address)]);
    expect(userErrors).toMatchObject([
      {code: 'ADDRESS_FIELD_IS_REQUIRED', message: requires.provinceCode},
    ]);
  });

  it('of another cart do not exist, and two cannot be selected at once', async () => {
    const id = await newCart();
    const there = {address: {deliveryAddress: {countryCode: 'DE'}}};
    const {cart} = await add(id, [{...there, selected: true}]);
    const address = cart?.delivery.addresses[0]?.id ?? '';
    const foreign = await change(
      'cartDeliveryAddressesUpdate',
      '[CartSelectableAddressUpdateInput!]!',
      'addresses',
      await newCart(),
      [{id: address, selected: true}],
    );
    expect(foreign.userErrors).toEqual([
      {
        field: path(),
        code: 'INVALID_DELIVERY_ADDRESS_ID',
        message: `The delivery address with ${address} does not exist.`,
      },
    ]);
    const selected = {...there, selected: true};
    expect((await add(id, [selected, selected])).userErrors).toMatchObject([
      {code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'},
    ]);
  });

  it('give a group whose options are checked', async () => {
    const id = await newCart();
    const there = {address: {deliveryAddress: {countryCode: 'DE'}}};
    const {cart} = await add(id, [{...there, selected: true}]);
    const deliveryGroupId = cart?.deliveryGroups.nodes[0]?.id;
    const choose = (deliveryOptionHandle: string) =>
      change(
        'cartSelectedDeliveryOptionsUpdate',
        '[CartSelectedDeliveryOptionInput!]!',
        'selectedDeliveryOptions',
        id,
        [{deliveryGroupId, deliveryOptionHandle}],
      );
    expect((await choose('express')).userErrors).toEqual([]);
    expect(await choose('none')).toEqual({
      cart: null,
      userErrors: [
        {
          field: ['selectedDeliveryOptions'],
          code: 'INVALID_DELIVERY_OPTION',
          message: 'The delivery option with handle none is not valid.',
        },
      ],
    });
  });
});

describe('metafields of a cart', () => {
  it('are refused with a value of another type, and deleted only once', async () => {
    const ownerId = await newCart();
    const input = (value: string) => ({
      metafields: [
        {ownerId, key: 'custom.count', type: 'number_integer', value},
      ],
    });
    const SET = print(gql`
      mutation M($metafields: [CartMetafieldsSetInput!]!) {
        cartMetafieldsSet(metafields: $metafields) {
          metafields {
            namespace
            key
            value
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `);
    const wrong = await queryShop(running.origin, SET, input('many'));
    expect(wrong.data).toEqual({
      cartMetafieldsSet: {
        metafields: [],
        userErrors: [
          {
            field: ['metafields', '0', 'value'],
            code: 'INVALID_VALUE',
            message: 'Value must be an integer.',
          },
        ],
      },
    });
    const right = await queryShop(running.origin, SET, input('2'));
    expect(right.data).toEqual({
      cartMetafieldsSet: {
        metafields: [{namespace: 'custom', key: 'count', value: '2'}],
        userErrors: [],
      },
    });
    const remove = () =>
      queryShop(
        running.origin,
        gql`
          mutation M($input: CartMetafieldDeleteInput!) {
            cartMetafieldDelete(input: $input) {
              userErrors {
                field
                code
                message
              }
            }
          }
        `,
        {input: {ownerId, key: 'custom.count'}},
      );
    expect((await remove()).data).toEqual({
      cartMetafieldDelete: {userErrors: []},
    });
    expect((await remove()).data).toEqual({
      cartMetafieldDelete: {
        userErrors: [
          {
            field: ['input', 'key'],
            code: 'METAFIELD_DOES_NOT_EXIST',
            message: 'Metafield does not exist',
          },
        ],
      },
    });
  });
});
