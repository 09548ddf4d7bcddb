import {expect, test} from 'vitest';
import {makeCart} from '../support/cart-client';
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
