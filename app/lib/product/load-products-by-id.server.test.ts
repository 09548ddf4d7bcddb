import {expect, it} from 'vitest';
import {
  addableProductView,
  type AddableNode,
} from './load-products-by-id.server';

const EUR = {amount: '10.0', currencyCode: 'EUR'} as const;
const RANGE = {minVariantPrice: EUR, maxVariantPrice: EUR};

const LAMP: AddableNode = {
  id: 'gid://shopify/Product/1',
  handle: 'lamp',
  title: 'Lamp',
  productType: '',
  availableForSale: true,
  publishedAt: '2024-01-01T00:00:00Z',
  tags: [],
  requiresSellingPlan: false,
  isGiftCard: false,
  images: {nodes: []},
  priceRange: RANGE,
  options: [],
  selectedOrFirstAvailableVariant: {
    id: 'gid://shopify/ProductVariant/2',
    price: RANGE.minVariantPrice,
    availableForSale: true,
    currentlyNotInStock: false,
    quantityAvailable: 3,
    quantityRule: {minimum: 1},
    requiresShipping: true,
  },
};

it('nothing is said about the stock of a gift card or a subscription', () => {
  const stocked = [{}, {isGiftCard: true}, {requiresSellingPlan: true}].map(
    (changes) => addableProductView({...LAMP, ...changes}, null).isStocked,
  );
  expect(stocked).toEqual([true, false, false]);
});

it.each([
  ['available', {requiresSellingPlan: true}],
  ['available', {asksAirfield: {value: 'true'}}],
  ['soldOut', {requiresSellingPlan: true, availableForSale: false}],
  ['soldOut', {selectedOrFirstAvailableVariant: null, availableForSale: false}],
])(
  'a product is %s, but asks for a choice first, with %j',
  (state, changes) => {
    expect(addableProductView({...LAMP, ...changes}, null)).toMatchObject({
      merchandiseId: null,
      availability: {state},
    });
  },
);
