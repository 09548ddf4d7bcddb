import type {DocumentNode} from 'graphql';
import gql from 'graphql-tag';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {addTo, makeCart, readCart} from '../support/cart-client';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';
import {breakShop, holdNext, mendShop} from '../support/faults';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';
import {withoutPauses} from '../support/without-pauses';
import {MAX_PER_LINE} from '~/lib/limits/limits';

const running = commerceShop({catalogue: smallCatalogue});
beforeEach(withoutPauses);
afterEach(() => mendShop(running.origin));

const merchandiseId = VARIANT.lamp;
const attributes = [{key: 'a', value: 'b'}];

const CART = gql`
  fragment CartQuantities on Cart {
    id
    lines(first: 10) {
      nodes {
        id
        quantity
        attributes {
          key
        }
      }
    }
  }
`;
const CREATE = gql`
  mutation ($input: CartInput) {
    cartCreate(input: $input) {
      cart {
        ...CartQuantities
      }
      userErrors {
        message
      }
    }
  }
  ${CART}
`;
const ADD = gql`
  mutation Add($cartId: ID!, $lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart {
        ...CartQuantities
      }
      userErrors {
        message
      }
    }
  }
  ${CART}
`;

interface Cart {
  readonly id: string;
  readonly lines: {
    readonly nodes: readonly {
      readonly id: string;
      readonly quantity: number;
      readonly attributes: readonly object[];
    }[];
  };
}

/** Sends a mutation of the cart and returns its cart. */
async function change(document: DocumentNode, variables = {}): Promise<Cart> {
  const {data} = await commerceClient(running.origin).ask(document, variables);
  const [payload] = Object.values(data ?? {}) as {cart: Cart}[];
  expect(payload).toMatchObject({userErrors: []});
  return payload.cart;
}

const cartOf = (quantity: number) =>
  change(CREATE, {input: {lines: [{merchandiseId, quantity}]}});

const quantitiesOf = (cart: Cart) =>
  cart.lines.nodes.map(({quantity}) => quantity);

describe('a line has no more units than the cap', () => {
  it('when 6 are added to 6 (E5.3)', async () => {
    const {id: cartId} = await cartOf(6);
    const lines = [{merchandiseId, quantity: 6}];
    for (let times = 1; times <= 2; times += 1) {
      const cart = await change(ADD, {cartId, lines});
      expect(quantitiesOf(cart)).toEqual([MAX_PER_LINE]);
    }
  });

  it('when the numbers are defaults of variables', async () => {
    const cart = await change(gql`
        mutation ($input: CartInput = {lines: [{merchandiseId: "${merchandiseId}", quantity: 50}]}) {
          cartCreate(input: $input) { cart {...CartQuantities} userErrors { message } }
        }
        ${CART}
      `);
    expect(quantitiesOf(cart)).toEqual([MAX_PER_LINE]);
  });

  it('while lines that differ stay separate (E5.5)', async () => {
    const {id: cartId} = await cartOf(8);
    const cart = await change(ADD, {
      cartId,
      lines: [{merchandiseId, quantity: 8, attributes}],
    });
    expect(quantitiesOf(cart).sort()).toEqual([8, 8]);
  });
});

describe('no selection passes the cap', () => {
  const LINES = `[${Array(6).fill(`{merchandiseId: "${merchandiseId}", quantity: 10}`).join(', ')}]`;
  const LINE = `{merchandiseId: "${merchandiseId}", quantity: 40}`;
  const input = {lines: Array(6).fill({merchandiseId, quantity: 40})};

  it.each([
    [
      'of a cart without its id',
      gql`mutation { cartCreate(input: {lines: ${LINE}}) { cart { checkoutUrl totalQuantity } userErrors { message } } }`,
      {},
    ],
    [
      'of six lines of ten',
      gql`mutation { cartCreate(input: {lines: ${LINES}}) { cart { checkoutUrl totalQuantity } userErrors { message } } }`,
      {},
    ],
    [
      'of an id that is skipped',
      gql`
        mutation ($input: CartInput) {
          cartCreate(input: $input) {
            cart {
              checkoutUrl
              totalQuantity
              id @skip(if: true)
            }
            userErrors {
              message
            }
          }
        }
      `,
      {input},
    ],
    [
      'of an id by a variable',
      gql`
        mutation ($input: CartInput, $hasId: Boolean = false) {
          cartCreate(input: $input) {
            cart {
              checkoutUrl
              totalQuantity
              id @include(if: $hasId)
            }
            userErrors {
              message
            }
          }
        }
      `,
      {input},
    ],
    [
      'in a fragment',
      gql`
        mutation ($input: CartInput) {
          cartCreate(input: $input) {
            ...MadeCart
          }
        }
        fragment MadeCart on CartCreatePayload {
          cart {
            checkoutUrl
            totalQuantity
          }
          userErrors {
            message
          }
        }
      `,
      {input},
    ],
  ])('%s', async (_, document, variables) => {
    const made = await change(document, variables);
    const {checkoutUrl, ...seen} = made as unknown as {checkoutUrl: string};
    expect(seen).toEqual({totalQuantity: MAX_PER_LINE});
    // The link to the checkout contains the cart's id and key.
    const {pathname, searchParams} = new URL(checkoutUrl);
    const stored = await readCart(
      running.origin,
      `gid://shopify/Cart/${pathname.split('/').at(-1)}?key=${searchParams.get('key')}`,
    );
    expect(stored?.totalQuantity).toBe(MAX_PER_LINE);
  });

  it('of a cart that is not selected at all, when lines are added and changed', async () => {
    const {id} = await makeCart(running.origin);
    const total = async () =>
      (await readCart(running.origin, id))?.totalQuantity;
    const {ask} = commerceClient(running.origin);
    await ask(
      gql`mutation ($id: ID!) { cartLinesAdd(cartId: $id, lines: ${LINES}) { userErrors { message } } }`,
      {id},
    );
    expect(await total()).toBe(MAX_PER_LINE);
    const line = (await readCart(running.origin, id))?.lines.nodes[0]?.id;
    await ask(
      gql`
        mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) {
          cartLinesUpdate(cartId: $id, lines: $lines) {
            __typename
          }
        }
      `,
      {id, lines: [{id: line, quantity: 40}]},
    );
    expect(await total()).toBe(MAX_PER_LINE);
  });

  it('and the result shows the cart as it is, whatever the variable is called', async () => {
    const {id} = await cartOf(6);
    const cart = await change(
      gql`
        mutation ($to: ID!, $more: [CartLineInput!]!) {
          cartLinesAdd(cartId: $to, lines: $more) {
            cart {
              ...CartQuantities
            }
            userErrors {
              message
            }
          }
        }
        ${CART}
      `,
      {to: id, more: [{merchandiseId, quantity: 6}]},
    );
    expect(quantitiesOf(cart)).toEqual([MAX_PER_LINE]);
    expect(Object.keys(cart)).toEqual(['id', 'lines']);
  });
});

it('logs that the cap could not be checked after a change', async () => {
  const log = vi.spyOn(console, 'error');
  const fault = {operation: 'CartQuery', kind: 'status', status: 400};
  await breakShop(running.origin, fault);
  expect(quantitiesOf(await cartOf(1))).toEqual([1]);
  const lines = log.mock.calls.join();
  log.mockRestore();
  expect(lines).toContain('"event":"cannot update cart lines"');
});

describe('concurrent changes', () => {
  it('raise no line above the cap, and the result shows the final cart (E5.3)', async () => {
    const cart = await makeCart(running.origin);
    const {arrived} = await holdNext(running.origin, 'Add');
    const line = {merchandiseId, quantity: 6};
    const response = change(ADD, {
      cartId: cart.id,
      lines: [line],
    });
    await arrived();
    const others = await addTo(running.origin, cart, [line]);
    expect(others.cart?.totalQuantity).toBe(6);
    await mendShop(running.origin);
    expect(quantitiesOf(await response)).toEqual([MAX_PER_LINE]);
    expect((await readCart(running.origin, cart.id))?.totalQuantity).toBe(
      MAX_PER_LINE,
    );
  });
});

it('two lines that a change merges have the cap together (E5.3)', async () => {
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
    gql`
      mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
        cartLinesUpdate(cartId: $cartId, lines: $lines) {
          cart {
            ...CartQuantities
          }
          userErrors {
            message
          }
        }
      }
      ${CART}
    `,
    {cartId: cart.id, lines: [{id: marked?.id, attributes: []}]},
  );
  expect(quantitiesOf(joined)).toEqual([MAX_PER_LINE]);
});
