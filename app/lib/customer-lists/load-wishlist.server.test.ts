import {describe, expect, it} from 'vitest';
import {wishedProduct, type WishlistNode} from './load-wishlist.server';

const EUR = {amount: '10.0', currencyCode: 'EUR'} as const;
const RANGE = {minVariantPrice: EUR, maxVariantPrice: EUR};

function node(changes: Partial<WishlistNode> = {}): WishlistNode {
  return {
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
    compareAtPriceRange: RANGE,
    options: [options('Title', 'Default Title')],
    selectedOrFirstAvailableVariant: {
      id: 'gid://shopify/ProductVariant/2',
      availableForSale: true,
      currentlyNotInStock: false,
      quantityAvailable: 3,
    },
    ...changes,
  };
}

function options(name: string, ...values: string[]) {
  return {
    id: `gid://shopify/ProductOption/${name}`,
    name,
    optionValues: values.map((value) => ({id: value, name: value})),
  };
}

describe('wishedProduct', () => {
  it('can be put into the cart at once when there is nothing to choose', () => {
    expect(wishedProduct(node())).toMatchObject({
      merchandiseId: 'gid://shopify/ProductVariant/2',
      availability: {state: 'lowStock', left: 3},
      card: {handle: 'lamp'},
    });
  });

  it('says nothing of the stock of a gift card or a subscription', () => {
    const stocked = [{}, {isGiftCard: true}, {requiresSellingPlan: true}].map(
      (changes) => wishedProduct(node(changes)).isStocked,
    );
    expect(stocked).toEqual([true, false, false]);
  });

  const CHOICE = {options: [options('Size', 'S', 'L')]};
  const NONE = {selectedOrFirstAvailableVariant: null};

  it.each([
    ['available', CHOICE],
    ['available', {requiresSellingPlan: true}],
    ['available', {asksAirfield: {value: 'true'}}],
    ['soldOut', {...CHOICE, availableForSale: false}],
    ['soldOut', {...NONE, availableForSale: false}],
  ])('is %s, but to be chosen first, with %j', (state, changes) => {
    expect(wishedProduct(node(changes))).toMatchObject({
      merchandiseId: null,
      availability: {state},
    });
  });
});
