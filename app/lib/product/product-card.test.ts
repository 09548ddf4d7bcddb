import {describe, expect, it} from 'vitest';
import {productCard} from './product-card';

const eur = (amount: string) => ({amount, currencyCode: 'EUR' as const});

const PRODUCT: Parameters<typeof productCard>[0] = {
  id: 'gid://shopify/Product/1',
  handle: 'mug',
  title: 'Mug',
  productType: 'Gift',
  availableForSale: false,
  images: {nodes: []},
  priceRange: {minVariantPrice: eur('9.0'), maxVariantPrice: eur('12.0')},
  compareAtPriceRange: {
    minVariantPrice: eur('0.0'),
    maxVariantPrice: eur('0.0'),
  },
  options: [
    {id: '1', name: 'Size', optionValues: [{id: '1', name: 'Small'}]},
    {
      id: '2',
      name: 'Colour',
      optionValues: [
        {id: '2', name: 'Sky', swatch: {color: '#8ec5e8'}},
        {id: '3', name: 'Plain', swatch: null},
      ],
    },
  ],
};

describe('productCard', () => {
  it('shows the swatches of the first option that has any', () => {
    expect(productCard(PRODUCT).swatches).toEqual([
      {name: 'Sky', color: '#8ec5e8', image: null},
    ]);
  });

  it('says what is sold out and from which price it sells', () => {
    expect(productCard(PRODUCT)).toMatchObject({
      isSoldOut: true,
      price: {price: eur('9.0'), isFrom: true, was: null},
    });
  });

  it('does without swatches', () => {
    expect(productCard({...PRODUCT, options: []}).swatches).toEqual([]);
  });
});
