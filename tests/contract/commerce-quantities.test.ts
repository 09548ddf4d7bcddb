import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {commerceClient, stubCaches} from '../support/commerce-client';

let running: RunningShop;
let merchandiseId: string;

beforeAll(async () => {
  stubCaches();
  running = await startShop({customers: false});
  const {variantById} = running.shop.catalogue;
  const inStock = [...variantById.values()].find(
    ({variant}) =>
      variant.stock.tracked && running.shop.inventory.quantityOf(variant) >= 20,
  );
  merchandiseId = inStock?.variant.id ?? '';
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await running.close();
});

const CART =
  'cart { id lines(first: 10) { nodes { id quantity attributes { key } } } } userErrors { message }';
const CREATE = `mutation ($input: CartInput) { cartCreate(input: $input) { ${CART} } }`;
const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { ${CART} } }`;

interface CartPayload {
  readonly cart: {
    readonly id: string;
    readonly lines: {
      readonly nodes: readonly {
        readonly id: string;
        readonly quantity: number;
      }[];
    };
  };
}

/** Sends a mutation of the cart and gives its payload. */
async function change(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<CartPayload['cart']> {
  const answer = await commerceClient(running.origin).ask(query, variables);
  expect(answer.json).not.toHaveProperty('errors');
  expect(answer.status).toBe(200);
  const [payload] = Object.values(answer.data ?? {}) as CartPayload[];
  expect(payload).toMatchObject({userErrors: []});
  return payload?.cart ?? {id: '', lines: {nodes: []}};
}

const cartOf = (quantity: number) =>
  change(CREATE, {input: {lines: [{merchandiseId, quantity}]}});

const quantitiesOf = (cart: CartPayload['cart']) =>
  cart.lines.nodes.map(({quantity}) => quantity);

describe('a line has 10 at most', () => {
  it('when 6 are added to 6', async () => {
    const {id: cartId} = await cartOf(6);
    const lines = [{merchandiseId, quantity: 6}];
    expect(quantitiesOf(await change(ADD, {cartId, lines}))).toEqual([10]);
    expect(quantitiesOf(await change(ADD, {cartId, lines}))).toEqual([10]);
  });

  it('when the same is added twice in one request', async () => {
    const lines = [
      {merchandiseId, quantity: 6},
      {merchandiseId, quantity: 6, attributes: []},
    ];
    const cart = await change(CREATE, {input: {lines}});
    expect(quantitiesOf(cart)).toEqual([10]);
    const {id: cartId} = await cartOf(1);
    expect(quantitiesOf(await change(ADD, {cartId, lines}))).toEqual([10]);
  });

  it('when the numbers stand in the document, or in variables of their own', async () => {
    const {id: cartId} = await cartOf(6);
    const cart = await change(
      `mutation ($id: ID!, $n: Int!) { cartLinesAdd(cartId: "${cartId}", lines: [{merchandiseId: $id, quantity: $n}, {merchandiseId: $id, quantity: 25}]) { ${CART} } }`,
      {id: merchandiseId, n: 3},
    );
    expect(quantitiesOf(cart)).toEqual([10]);
    const [line] = cart.lines.nodes;
    const changed = await change(
      `mutation { cartLinesUpdate(cartId: "${cartId}", lines: [{id: "${line?.id}", quantity: 99}]) { ${CART} } }`,
    );
    expect(quantitiesOf(changed)).toEqual([10]);
  });

  it('when the numbers are defaults of variables', async () => {
    const cart = await change(
      `mutation ($input: CartInput = {lines: [{merchandiseId: "${merchandiseId}", quantity: 50}]}) { cartCreate(input: $input) { ${CART} } }`,
    );
    expect(quantitiesOf(cart)).toEqual([10]);
  });

  it('while lines that differ stay apart', async () => {
    const {id: cartId} = await cartOf(8);
    const cart = await change(ADD, {
      cartId,
      lines: [
        {merchandiseId, quantity: 8, attributes: [{key: 'a', value: 'b'}]},
      ],
    });
    expect(quantitiesOf(cart).sort()).toEqual([8, 8]);
  });
});

it('a cart is made from other input without lines', async () => {
  const cart = await change(CREATE, {input: {note: 'Bitte klingeln.'}});
  expect(quantitiesOf(cart)).toEqual([]);
});

it('nothing is added to a cart that is not there', async () => {
  const answer = await commerceClient(running.origin).ask(ADD, {
    cartId: 'gid://shopify/Cart/gone?key=0123456789abcdef',
    lines: [{merchandiseId, quantity: 1}],
  });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('userErrors');
  expect(answer.text).toMatch(/"cart":null/);
});
