import gql from 'graphql-tag';
import {expect, it} from 'vitest';
import {createVisitor} from '../support/cart-visitor';
import {add, cartOf} from '../support/cart-results';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {shownProduct} from '../support/shown-product';
import {LAMP_PLAN, smallCatalogue, VARIANT} from '../support/small-catalogue';

const plan = (name: string) => `gid://shopify/SellingPlan/${name}`;
const SHARE = plan('share');
const SUM = plan('sum');
const FULL = plan('full');
const INTRODUCTION = plan('introduction');

// The lamp costs 19.99; with its plans 10 % less, which is 17.99.
const running = ownShop({
  catalogue: {
    ...smallCatalogue,
    products: smallCatalogue.products.map((product) => {
      const [group] = product.sellingPlanGroups;
      const [first] = group?.plans ?? [];
      if (!group || !first) return product;
      const plans = [
        first,
        {...first, id: SHARE, deposit: {percentage: 30}},
        {...first, id: SUM, deposit: {prices: {EUR: 500}}},
        {...first, id: FULL, percentageOff: 0},
        {
          ...first,
          id: INTRODUCTION,
          introduction: {percentageOff: 50, orders: 3},
        },
      ];
      return {
        ...product,
        sellingPlanGroups: [{...group, plans}],
        variants: product.variants.map((variant) => ({
          ...variant,
          sellingPlanIds: plans.map(({id}) => id),
        })),
      };
    }),
  },
});

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});

async function withLamps(sellingPlanId: string, quantity = 2) {
  const shopper = createVisitor(running.origin);
  const result = await shopper.act(
    add(VARIANT.lamp, quantity, {sellingPlanId}),
  );
  return {shopper, cart: cartOf(result)};
}

it.each([
  // 30 % of 17.99, of each unit.
  [SHARE, {now: eur('10.8'), later: eur('25.18')}],
  [SUM, {now: eur('10.0'), later: eur('25.98')}],
  [LAMP_PLAN, undefined],
])('a cart with the plan %s says what is due later', async (id, deposit) => {
  const {cart} = await withLamps(id);
  expect(cart).toMatchObject({total: eur('35.98')});
  expect(cart.deposit).toEqual(deposit);
});

it('the product’s page has a plan that changes no price, and says what one costs after its introduction', async () => {
  const {variant} = await shownProduct(running.origin, 'handle-2');
  const shown = variant?.plans.map(({id, price, terms}) => [
    id,
    price.amount,
    terms?.replaceAll('\u00A0', ' '),
  ]);
  expect(shown).toContainEqual([LAMP_PLAN, '17.99', undefined]);
  expect(shown).toContainEqual([FULL, '19.99', undefined]);
  expect(shown).toContainEqual([
    INTRODUCTION,
    '10.0',
    'Ab der 4. Bestellung: 17,99 €',
  ]);
});

it('charges what has no deposit at the checkout', async () => {
  const {shopper} = await withLamps(SHARE, 1);
  const cart = cartOf(await shopper.act(add(VARIANT.map, 1)));
  // 5.40 of the lamp, and 199.
  expect(cart.deposit).toEqual({now: eur('204.4'), later: eur('12.59')});
});

it('does not say how much is due where a discount changes it', async () => {
  const {shopper} = await withLamps(SHARE, 1);
  await shopper.act(add(VARIANT.map, 1));
  const codes = ['WILLKOMMEN10'];
  const result = await shopper.act({kind: 'addDiscountCodes', codes});
  expect(cartOf(result).discountCodes).toMatchObject([{isApplicable: true}]);
  expect(cartOf(result).deposit).toBe('unknown');
});

it('the shop tells a plan’s charge, and what remains of a unit’s price', async () => {
  const {data} = await queryShop(
    running.origin,
    gql`
      query Plans($id: ID!) {
        node(id: $id) {
          ... on ProductVariant {
            sellingPlanAllocations(first: 3) {
              nodes {
                checkoutChargeAmount {
                  amount
                }
                remainingBalanceChargeAmount {
                  amount
                }
                sellingPlan {
                  checkoutCharge {
                    type
                    value {
                      ... on MoneyV2 {
                        amount
                      }
                      ... on SellingPlanCheckoutChargePercentageValue {
                        percentage
                      }
                    }
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
  const allocation = (
    charge: string,
    rest: string,
    type: string,
    value: object,
  ) => ({
    checkoutChargeAmount: {amount: charge},
    remainingBalanceChargeAmount: {amount: rest},
    sellingPlan: {checkoutCharge: {type, value}},
  });
  expect(data).toEqual({
    node: {
      sellingPlanAllocations: {
        nodes: [
          allocation('17.99', '0.0', 'PERCENTAGE', {percentage: 100}),
          allocation('5.4', '12.59', 'PERCENTAGE', {percentage: 30}),
          allocation('5.0', '12.99', 'PRICE', {amount: '5.0'}),
        ],
      },
    },
  });
});
