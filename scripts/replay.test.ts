import {buildSchema, parse, validate} from 'graphql';
import {expect, it} from 'vitest';
import {differences} from './replay-comparison';
import {leaveOut} from './replay-left-out';
import {createNames} from './replay-names';
import {readSteps, readStore} from './replay-recording';

it.each([
  ['an amount', {amount: '0.0'}, {amount: '20.0'}],
  ['a missing field', {cart: {note: ''}}, {cart: {}}],
  ['null', {cart: {id: 'gid://shopify/Cart/1'}}, {cart: null}],
  ['one entry more', {warnings: []}, {warnings: [{code: 'A'}]}],
  [
    'the order',
    {lines: [{quantity: 1}, {quantity: 2}]},
    {lines: [{quantity: 2}, {quantity: 1}]},
  ],
  ['a message', {message: 'The <redacted:code> is old'}, {message: 'X is old'}],
])('%s is a difference', (_name, recorded, local) => {
  expect(differences(recorded, local)).not.toEqual([]);
});

it('other ids, times and what is blacked out are none', () => {
  const recorded = {
    id: 'gid://shopify/Cart/1',
    updatedAt: '2026-01-01T00:00:00Z',
    message: 'The <redacted:code> is old',
    total: {amount: '1.0', currencyCode: 'CAD'},
  };
  const local = {
    id: 'gid://shopify/Cart/2',
    updatedAt: '2027-01-01T00:00:00Z',
    message: 'The SUMMER is old',
    total: {amount: '1.0', currencyCode: 'EUR'},
  };
  expect(differences(recorded, local)).toEqual([]);
});

it('a field that the local shop does not have is left out, and what else is returned compared', () => {
  const schema = buildSchema(
    'type Query {line: Line} interface Line {id: ID! cost(in: Int): Int} type CartLine implements Line {id: ID! cost(in: Int): Int}',
  );
  const query = leaveOut(
    schema,
    'query Q($in: Int) {line {id price: cost(in: $in)}}',
    ['CartLine.cost'],
  );
  expect(validate(schema, parse(query))).toEqual([]);
  const local = {line: {id: '1', leftOut_price: 'CartLine'}};
  expect(differences({line: {id: '1', price: 2}}, local)).toEqual([]);
});

it('a step’s blacked-out cart is the one that the most similar step made', () => {
  const names = createNames(new Map([['<redacted:card>', 'CARD']]));
  const cart = 'gid://shopify/Cart/<redacted:secret>';
  names.learn('cartCreate', {id: cart}, {id: 'first'});
  names.learn('cartDeliveryCreate', {id: cart}, {id: 'second'});
  const variables = {cartId: cart, codes: ['<redacted:card>']};
  expect(names.ofHere('cartDiscountsUpdate', variables)).toEqual({
    cartId: 'first',
    codes: ['CARD'],
  });
  expect(names.ofHere('cartDeliveryRead', variables)).toMatchObject({
    cartId: 'second',
  });
});

it('a step with ids of a cart’s parts means this cart, whatever its name', () => {
  const cart = 'gid://shopify/Cart/<redacted:secret>';
  const group = 'gid://shopify/CartDeliveryGroup/1';
  const names = createNames(new Map());
  const id = (token: string) => `gid://shopify/Cart/${token}?key=k`;
  names.learn('cartCreate', {id: cart}, {id: id('first')});
  names.learn('cartDeliveryCreate', {id: cart}, {id: id('second')});
  names.learn('read', {id: group}, {id: `${group}?cart=second`});
  expect(names.ofHere('cartSelect', {id: cart, group})).toMatchObject({
    id: id('second'),
  });
});

it('a recording’s steps are repeated, but of those for the Admin API only what the local one knows; the others made the store', () => {
  const product = {
    id: 'gid://shopify/Product/1',
    title: 'Map',
    handle: 'map',
    variants: {nodes: [{id: 'v', inventoryItem: {id: 'i', tracked: true}}]},
  };
  const recording = {
    made: {
      apiSurface: 'admin',
      query: 'mutation M {m}',
      response: {body: {data: {productCreate: {product}}}},
    },
    priced: {variables: {variants: [{id: 'v', price: '12.50'}]}},
    stocked: {variables: {quantities: [{inventoryItemId: 'i', quantity: 5}]}},
    listed: {
      request: {query: '{menus {nodes {id}}}'},
      response: {data: {menus: {nodes: []}}},
    },
    read: {
      apiSurface: 'storefront',
      query: '{shop {name}}',
      response: {status: 200, body: {data: {shop: {name: 'S'}}}},
    },
  };
  const isKnown = (query: string) => query.includes('menus');
  expect(readSteps(recording, isKnown)).toEqual([
    {
      api: 'admin',
      name: 'listed',
      query: '{menus {nodes {id}}}',
      variables: {},
      result: {data: {menus: {nodes: []}}},
    },
    {
      api: 'storefront',
      name: 'read',
      query: '{shop {name}}',
      variables: {},
      result: {data: {shop: {name: 'S'}}},
    },
  ]);
  expect(readStore(recording).products).toMatchObject([
    {handle: 'map', variant: {prices: {'': '12.50'}, quantity: 5}},
  ]);
});
