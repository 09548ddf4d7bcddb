import gql from 'graphql-tag';
import {describe, expect, test} from 'vitest';
import {
  cartByToken,
  cartTotals,
  completeCart,
  parseCartId,
} from '@metarmap/local-shop/stores';
import {addTo, makeCart, mutateCart, readCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {LAMP_PLAN, smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({
  catalogue: {
    ...smallCatalogue,
    // The lamp is on sale and also has a subscription.
    products: smallCatalogue.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) =>
        variant.id === VARIANT.lamp
          ? {...variant, compareAtPrices: {EUR: 2_999}}
          : variant,
      ),
    })),
  },
});

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});
const map = {merchandiseId: VARIANT.map};
const lamp = {merchandiseId: VARIANT.lamp};
const giftCard = {merchandiseId: VARIANT.giftCard};

const cartWith = (input: object) => makeCart(running.origin, input);

describe('a cart', () => {
  test('has an id with a secret key, which is checked, and a checkout address in its language', async () => {
    const cart = await cartWith({});
    const [, token, key] =
      /^gid:\/\/shopify\/Cart\/(\w+)\?key=(\w{32})$/.exec(cart.id) ?? [];
    expect(cart.checkoutUrl).toBe(
      `${running.origin}/cart/c/${token}?key=${key}&locale=en`,
    );
    const forged = cart.id.replace(/key=.*/, 'key=00000000');
    expect(await readCart(running.origin, forged)).toBeNull();
  });

  test('is not created when a line is wrong', async () => {
    const payload = await mutateCart(running.origin, 'cartCreate', {
      input: ['CartInput', {lines: [{merchandiseId: 'gid://shopify/X/1'}]}],
    });
    expect(payload).toMatchObject({
      cart: null,
      userErrors: [
        {
          code: 'INVALID',
          field: ['input', 'lines', '0', 'merchandiseId'],
          message: 'The merchandise with id gid://shopify/X/1 does not exist.',
        },
      ],
    });
  });
});

describe('lines', () => {
  test('of equal merchandise, attributes and plan become one; others stay separate', async () => {
    const cart = await cartWith({});
    const engraved = {
      ...lamp,
      attributes: [
        {key: 'a', value: '1'},
        {key: 'b', value: '2'},
      ],
    };
    await addTo(running.origin, cart, [
      lamp,
      {...lamp, sellingPlanId: LAMP_PLAN},
    ]);
    await addTo(running.origin, cart, [engraved, lamp]);
    const {cart: changed} = await addTo(running.origin, cart, [
      {...engraved, attributes: [...engraved.attributes].reverse()},
    ]);
    expect(
      changed?.lines.nodes.map((line) => [
        line.quantity,
        line.attributes.length,
        line.sellingPlanAllocation?.sellingPlan.name,
        line.cost.amountPerQuantity.amount,
        // Also for a subscription it is the price before the sale.
        line.cost.compareAtAmountPerQuantity?.amount,
      ]),
    ).toEqual([
      [2, 2, undefined, '19.99', '29.99'],
      [1, 0, 'Monthly', '17.99', '29.99'],
      [2, 0, undefined, '19.99', '29.99'],
    ]);
  });

  test('of one variant share its stock, with a warning when it is short', async () => {
    const cart = await cartWith({});
    const {cart: changed, warnings} = await addTo(running.origin, cart, [
      {...map, quantity: 2},
      {...map, quantity: 2, attributes: [{key: 'gift', value: 'yes'}]},
    ]);
    expect(changed?.totalQuantity).toBe(3);
    expect(warnings).toMatchObject([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 1 item was added to your cart due to availability.',
      },
    ]);
  });

  test('have the quantity 0 when sold out, and their own on back-order', async () => {
    const cart = await cartWith({});
    const {cart: changed, warnings} = await addTo(running.origin, cart, [
      {merchandiseId: VARIANT.soldOut},
      {merchandiseId: VARIANT.backOrder, quantity: 20},
    ]);
    const quantities = changed?.lines.nodes.map(({quantity}) => quantity);
    expect(quantities?.sort()).toEqual([0, 20]);
    expect(warnings).toMatchObject([{code: 'MERCHANDISE_OUT_OF_STOCK'}]);
  });
});

test('a subscription is compared with the price without it, not with the one before a sale', async () => {
  const {data} = await queryShop<{node: {sellingPlanAllocations: object}}>(
    running.origin,
    gql`
      query ($id: ID!) {
        node(id: $id) {
          ... on ProductVariant {
            sellingPlanAllocations(first: 1) {
              nodes {
                priceAdjustments {
                  price {
                    amount
                  }
                  compareAtPrice {
                    amount
                  }
                }
              }
            }
          }
        }
      }
    `,
    {id: VARIANT.lamp},
  );
  const [price, compareAtPrice] = [{amount: '17.99'}, {amount: '19.99'}];
  expect(data.node.sellingPlanAllocations).toEqual({
    nodes: [{priceAdjustments: [{price, compareAtPrice}]}],
  });
});

test('a code for a collection reduces only its lines', async () => {
  const cart = await cartWith({lines: [map, lamp], discountCodes: ['MAPS20']});
  const [lampLine, mapLine] = cart.lines.nodes;
  expect(mapLine?.discountAllocations).toEqual([
    {code: 'MAPS20', discountedAmount: eur('39.8')},
  ]);
  expect(mapLine?.cost.totalAmount).toEqual(eur('159.2'));
  expect(lampLine?.discountAllocations).toEqual([]);
  expect(cart.discountAllocations).toEqual([]);
  expect(cart.cost.totalAmount).toEqual(eur('179.19'));
});

test('a gift card never pays more euros than its balance, also in another currency', async () => {
  const cart = await cartWith({
    lines: [map],
    giftCardCodes: ['METARGIFT50EURO42'],
    buyerIdentity: {countryCode: 'US'},
  });
  expect(cart.appliedGiftCards[0]).toMatchObject({
    amountUsed: eur('50.0'),
    presentmentAmountUsed: {amount: '54.5', currencyCode: 'USD'},
  });
});

test('a line’s variant has the price of the cart’s country, not of the request’s', async () => {
  const {id, lines} = await cartWith({
    lines: [map],
    buyerIdentity: {countryCode: 'US'},
  });
  const {data} = await queryShop<{cart: object}>(
    running.origin,
    gql`
      query ($id: ID!) @inContext(country: DE) {
        cart(id: $id) {
          lines(first: 1) {
            nodes {
              merchandise {
                ... on ProductVariant {
                  price {
                    amount
                    currencyCode
                  }
                }
              }
            }
          }
        }
      }
    `,
    {id},
  );
  const price = lines.nodes[0]?.cost.amountPerQuantity;
  expect(price?.currencyCode).toBe('USD');
  expect(data.cart).toEqual({lines: {nodes: [{merchandise: {price}}]}});
});

test('the total is what remains after gift cards, as a live store reports it', async () => {
  const cart = await cartWith({
    lines: [map],
    giftCardCodes: ['METARGIFT50EURO42'],
  });
  expect(cart.cost.subtotalAmount).toEqual(eur('199.0'));
  expect(cart.cost.totalAmount).toEqual(eur('149.0'));
});

function storedCart(id: string) {
  const {token, secret} = parseCartId(id) ?? {token: '', secret: ''};
  const cart = cartByToken(running.shop, token, secret);
  if (!cart) throw new Error('No such cart.');
  return cart;
}

describe('delivery', () => {
  const deliveryOf = async (input: object) => {
    const cart = storedCart((await cartWith(input)).id);
    return cartTotals(running.shop, cart).deliveryOptions.map(
      ({handle, priceMinor}) => [handle, priceMinor],
    );
  };

  test('has a standard and an express option', async () => {
    expect(await deliveryOf({lines: [lamp]})).toEqual([
      ['standard', 690],
      ['express', 1490],
    ]);
  });

  test.each([
    ['from 150 EUR', {lines: [map]}],
    ['with the code for it', {lines: [lamp], discountCodes: ['VERSANDFREI']}],
  ])('is free %s', async (_, input) => {
    expect((await deliveryOf(input))[0]).toEqual(['standard', 0]);
  });

  test('does not exist for a gift card, which has no discount either', async () => {
    const input = {lines: [giftCard], discountCodes: ['WILLKOMMEN10']};
    expect(await deliveryOf(input)).toEqual([]);
    const cart = await cartWith(input);
    expect(cart.cost.totalAmount).toEqual(eur('50.0'));
    expect(cart.discountCodes[0]?.applicable).toBe(false);
  });

  test('and a field that is not implemented is an error that names it', async () => {
    const other = await queryShop(
      running.origin,
      gql`
        {
          publicApiVersions {
            handle
          }
        }
      `,
    );
    expect(other.errors?.[0]?.message).toContain('QueryRoot.publicApiVersions');
  });
});

describe('ordering a cart', () => {
  test('reduces the stock, removes the cart for clients, and makes another with the same units fail as a whole', async () => {
    const lines = [{...map, quantity: 2}];
    const first = await cartWith({lines});
    const second = await cartWith({lines});
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

  test('leaves the stock unchanged when its transaction fails', async () => {
    const cart = await cartWith({lines: [{...lamp, quantity: 100}]});
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

describe('as a recorded live store does, a cart', () => {
  const live = ownShop({catalogue: smallCatalogue});
  const cartHere = (input: object) => makeCart(live.origin, input);
  const update = (
    cartId: string,
    field: string,
    args: Parameters<typeof mutateCart>[2],
  ) => mutateCart(live.origin, field, {cartId: ['ID!', cartId], ...args});
  const note = (cartId: string, text: string) =>
    update(cartId, 'cartNoteUpdate', {note: ['String!', text]});

  test('stores codes as they were typed, and warns of those without effect at every change', async () => {
    const {id} = await cartHere({lines: [lamp]});
    const target = id.replace(/\?.*/, '');
    const codes = ['WILLKOMMEN10', ' NONE ', 'SOMMER25', 'STARTKLAR', 'none'];
    const {cart, warnings} = await update(id, 'cartDiscountCodesUpdate', {
      discountCodes: ['[String!]!', codes],
    });
    expect(cart?.discountCodes).toEqual([
      {code: 'WILLKOMMEN10', applicable: true},
      {code: ' NONE ', applicable: false},
      {code: 'SOMMER25', applicable: false},
      {code: 'STARTKLAR', applicable: false},
    ]);
    expect(warnings).toEqual([
      {
        code: 'DISCOUNT_NOT_FOUND',
        message: 'Enter a valid discount code',
        target,
      },
      {
        code: 'DISCOUNT_CURRENTLY_INACTIVE',
        message: 'This discount is not valid anymore',
        target,
      },
      {
        code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE',
        message:
          'The STARTKLAR discount code is not valid for the items in your cart',
        target,
      },
    ]);
    expect((await note(id, 'Later')).warnings).toEqual(warnings);
    const emptied = await update(id, 'cartLinesRemove', {
      lineIds: ['[ID!]!', cart?.lines.nodes.map((line) => line.id)],
    });
    expect(emptied.warnings.map(({code}) => code)).toEqual([
      'DISCOUNT_NOT_FOUND',
      'DISCOUNT_CURRENTLY_INACTIVE',
      'DISCOUNT_CODE_NOT_HONOURED',
      'DISCOUNT_CODE_NOT_HONOURED',
    ]);
  });

  test('lists each line’s part of a discount on the whole cart, and what remains on a gift card', async () => {
    const {id} = await cartHere({
      lines: [map, lamp],
      discountCodes: ['WILLKOMMEN10'],
    });
    const {cart} = await update(id, 'cartGiftCardCodesAdd', {
      giftCardCodes: ['[String!]!', ['METAR-GIFT-500E-UR42']],
    });
    // 10 % of 19.99 and of 199.00.
    expect(
      cart?.discountAllocations.map((each) => each.discountedAmount.amount),
    ).toEqual(['2.0', '19.9']);
    expect(cart?.appliedGiftCards).toMatchObject([
      {amountUsed: eur('197.09'), balance: eur('302.91')},
    ]);
    expect(cart?.cost.totalAmount).toEqual(eur('0.0'));
  });

  test('that does not exist is an error, and a new cart gets the change', async () => {
    const gone = 'gid://shopify/Cart/missing?key=missing';
    const {cart, userErrors, warnings} = await note(gone, 'Kept');
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['cartId'],
        message: 'The specified cart does not exist.',
      },
    ]);
    expect(warnings).toEqual([]);
    expect(await readCart(live.origin, cart?.id ?? '')).toMatchObject({
      note: 'Kept',
    });
    expect(await readCart(live.origin, gone)).toBeNull();
  });

  test('gets a line of quantity 0 when other lines have all of the stock, and says so at every change', async () => {
    const {id} = await cartHere({lines: [{...map, quantity: 3}]});
    const attributes = [{key: 'engraving', value: 'A'}];
    const added = await update(id, 'cartLinesAdd', {
      lines: ['[CartLineInput!]!', [{...map, attributes}]],
    });
    expect(added.cart?.lines.nodes.map(({quantity}) => quantity)).toEqual([
      0, 3,
    ]);
    expect(added.warnings).toMatchObject([
      {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: "The product 'Map' is already sold out.",
        target: added.cart?.lines.nodes[0]?.id,
      },
    ]);
    expect((await note(id, 'Later')).warnings).toEqual(added.warnings);
  });

  test('gives an updated line stock before the others, which are cut', async () => {
    const made = await cartHere({
      lines: [
        {...map, quantity: 2},
        {...map, attributes: [{key: 'engraving', value: 'A'}]},
      ],
    });
    const [line, other] = made.lines.nodes;
    const {cart, warnings} = await update(made.id, 'cartLinesUpdate', {
      lines: [
        '[CartLineUpdateInput!]!',
        [{id: (line?.quantity === 1 ? line : other)?.id, quantity: 2}],
      ],
    });
    expect(cart?.totalQuantity).toBe(3);
    expect(warnings).toMatchObject([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 1 item was added to your cart due to availability.',
        target: (line?.quantity === 1 ? other : line)?.id,
      },
    ]);
  });

  test('comes back with the error for an unknown line, and does not for a plan that does not fit', async () => {
    const {id} = await cartHere({lines: [map]});
    const unknown = await update(id, 'cartLinesUpdate', {
      lines: [
        '[CartLineUpdateInput!]!',
        [{id: 'gid://shopify/CartLine/none', quantity: 2}],
      ],
    });
    expect(unknown).toMatchObject({
      cart: {totalQuantity: 1},
      userErrors: [{code: 'INVALID_MERCHANDISE_LINE'}],
    });
    const plan = await update(id, 'cartLinesAdd', {
      lines: ['[CartLineInput!]!', [{...map, sellingPlanId: LAMP_PLAN}]],
    });
    expect(plan).toMatchObject({
      cart: null,
      userErrors: [
        {
          code: 'SELLING_PLAN_NOT_APPLICABLE',
          field: ['lines', '0', 'sellingPlanId'],
          message: 'Cannot apply selling plan to variant',
        },
      ],
    });
  });
});
