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

  it.each([
    {options: [options('Size', 'S', 'L')]},
    {requiresSellingPlan: true},
  ])('has to be chosen with a choice or a subscription only: %#', (changes) => {
    expect(wishedProduct(node(changes))).toMatchObject({
      merchandiseId: null,
      availability: {state: 'available'},
    });
  });

  it.each([
    {options: [options('Size', 'S', 'L')]},
    {selectedOrFirstAvailableVariant: null},
  ])('is sold out when nothing of it is for sale: %#', (changes) => {
    expect(
      wishedProduct(node({availableForSale: false, ...changes})),
    ).toMatchObject({merchandiseId: null, availability: {state: 'soldOut'}});
  });
});
