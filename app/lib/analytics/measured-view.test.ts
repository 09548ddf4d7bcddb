import {expect, it} from 'vitest';
import {measuredView} from './measured-view';

const root = {id: 'root', params: {}, data: {}};
const matched = (id: string, data: unknown, params = {}) =>
  measuredView([root, {id: `routes/($locale).${id}`, params, data}]);

const product = {
  id: 'gid://shopify/Product/1',
  title: 'METARmap',
  productType: 'Map',
  optionGroups: [{selected: 'Germany'}, {selected: 'Oak'}],
  variant: {
    id: 'gid://shopify/ProductVariant/2',
    sku: null,
    price: {price: {amount: '199.0', currencyCode: 'EUR'}},
  },
};

it.each(['products.$handle', 'metarmap'])(
  'a product with its chosen variant on %s',
  (route) => {
    expect(matched(route, {product})).toEqual({
      type: 'product',
      product: {
        id: product.id,
        title: 'METARmap',
        price: '199.0',
        vendor: 'METARmap',
        variantId: product.variant.id,
        variantTitle: 'Germany / Oak',
        quantity: 1,
        productType: 'Map',
        sku: null,
      },
    });
  },
);

it('a collection and a search', () => {
  const data = {collection: {id: 'gid://shopify/Collection/1'}};
  expect(matched('collections.$handle', data, {handle: 'maps'})).toEqual({
    type: 'collection',
    collection: {id: 'gid://shopify/Collection/1', handle: 'maps'},
  });
  expect(matched('search', {result: {term: 'lamp'}})).toEqual({
    type: 'search',
    searchTerm: 'lamp',
  });
});

it.each([
  ['faq', {}],
  ['search', {result: {term: ''}}],
  ['products.$handle', {product: {...product, variant: null}}],
  ['products.$handle', undefined],
])('nothing on %s with %j', (route, data) => {
  expect(matched(route, data)).toBeNull();
});
