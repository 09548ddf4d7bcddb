import {describe, expect, it} from 'vitest';
import {wishedProduct, type WishlistNode} from './wished-product';

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

  it('has to be chosen where variants differ or only a subscription is sold', () => {
    for (const changes of [
      {options: [options('Size', 'S', 'L')]},
      {requiresSellingPlan: true},
    ]) {
      expect(wishedProduct(node(changes))).toMatchObject({
        merchandiseId: null,
        availability: {state: 'available'},
      });
    }
  });

  it('is sold out when nothing of it is for sale', () => {
    expect(
      wishedProduct(
        node({
          availableForSale: false,
          options: [options('Size', 'S', 'L')],
        }),
      ).availability,
    ).toEqual({state: 'soldOut'});
  });

  it('survives a product without any variant', () => {
    expect(
      wishedProduct(
        node({availableForSale: false, selectedOrFirstAvailableVariant: null}),
      ),
    ).toMatchObject({merchandiseId: null, availability: {state: 'soldOut'}});
  });
});
