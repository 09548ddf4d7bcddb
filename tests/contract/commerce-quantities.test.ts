import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {MOST_PER_LINE} from '~/lib/cart/quantity';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {addTo, makeCart, readCart} from '../support/cart-client';
import {commerceClient, stubCaches} from '../support/commerce-client';
import {holdNext, mendShop} from '../support/faults';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

let running: RunningShop;
const merchandiseId = VARIANT.lamp;

beforeAll(async () => {
  stubCaches();
  running = await startShop({catalogue: smallCatalogue});
});
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
        readonly attributes: readonly {readonly key: string}[];
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
    expect(quantitiesOf(await change(ADD, {cartId, lines}))).toEqual([
      MOST_PER_LINE,
    ]);
    expect(quantitiesOf(await change(ADD, {cartId, lines}))).toEqual([
      MOST_PER_LINE,
    ]);
  });

  it('when the numbers are defaults of variables', async () => {
    const cart = await change(
      `mutation ($input: CartInput = {lines: [{merchandiseId: "${merchandiseId}", quantity: 50}]}) { cartCreate(input: $input) { ${CART} } }`,
    );
    expect(quantitiesOf(cart)).toEqual([MOST_PER_LINE]);
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

describe('what others do at the same moment', () => {
  afterEach(() => mendShop(running.origin));

  it('brings no line above 10, and the result shows the cart as it is then', async () => {
    const cart = await makeCart(running.origin);
    const {arrived} = await holdNext(running.origin, 'Hold');
    const line = {merchandiseId, quantity: 6};
    const answer = change(ADD.replace('mutation', 'mutation Hold'), {
      cartId: cart.id,
      lines: [line],
    });
    await arrived();
    const others = await addTo(running.origin, cart, [line]);
    expect(others.cart?.totalQuantity).toBe(6);
    expect(quantitiesOf(await answer)).toEqual([MOST_PER_LINE]);
    expect((await readCart(running.origin, cart.id))?.totalQuantity).toBe(
      MOST_PER_LINE,
    );
  });
});

it('two lines that a change makes one have 10 together', async () => {
  const attributes = [{key: 'a', value: 'b'}];
  const cart = await change(CREATE, {
    input: {
      lines: [
        {merchandiseId, quantity: 8},
        {merchandiseId, quantity: 7, attributes},
      ],
    },
  });
  const marked = cart.lines.nodes.find(({attributes: [first]}) => first);
  const joined = await change(
    `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) { ${CART} } }`,
    {cartId: cart.id, lines: [{id: marked?.id, attributes: []}]},
  );
  expect(quantitiesOf(joined)).toEqual([MOST_PER_LINE]);
});
