import {describe, expect, test} from 'vitest';
import {addTo, makeCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {LAMP_PLAN, smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({
  catalogue: {
    ...smallCatalogue,
    // The lamp is on sale, besides having a subscription.
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

describe('lines', () => {
  test('of equal merchandise, attributes and plan become one; others stay apart', async () => {
    const cart = await makeCart(running.origin);
    const lamp = {merchandiseId: VARIANT.lamp};
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
      ]),
    ).toEqual([
      [2, 2, undefined, '19.99'],
      [1, 0, 'Monthly', '17.99'],
      [2, 0, undefined, '19.99'],
    ]);
  });
});

const ADJUSTMENT = 'priceAdjustments {price {amount} compareAtPrice {amount}}';

test('a subscription is compared with the price without it, not with the one before a sale', async () => {
  const {data} = await queryShop<{node: {sellingPlanAllocations: object}}>(
    running.origin,
    `query ($id: ID!) {
      node(id: $id) {
        ... on ProductVariant {
          sellingPlanAllocations(first: 1) {nodes {${ADJUSTMENT}}}
        }
      }
    }`,
    {id: VARIANT.lamp},
  );
  expect(data.node.sellingPlanAllocations).toEqual({
    nodes: [
      {
        priceAdjustments: [
          {price: {amount: '17.99'}, compareAtPrice: {amount: '19.99'}},
        ],
      },
    ],
  });
});

test('a line of a subscription keeps the price before a sale beside its own', async () => {
  const cart = await makeCart(running.origin, {
    lines: [{merchandiseId: VARIANT.lamp, sellingPlanId: LAMP_PLAN}],
  });
  expect(cart.lines.nodes[0]?.cost).toMatchObject({
    amountPerQuantity: {amount: '17.99'},
    compareAtAmountPerQuantity: {amount: '29.99'},
  });
});
