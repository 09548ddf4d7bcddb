import {expect, it} from 'vitest';
import {measuredView} from './analytics-event';

const measured = (data: unknown) =>
  measuredView([{data: {measured: 'product'}}, {data}]);

const product = {
  id: 'gid://shopify/Product/1',
  title: 'METARmap',
  productType: 'Map',
  vendor: 'Weberei Anatol',
  optionGroups: [{selected: 'Germany'}, {selected: 'Oak'}],
  variant: {
    id: 'gid://shopify/ProductVariant/2',
    sku: null,
    price: {price: {amount: '199.0', currencyCode: 'EUR'}},
  },
};

it('a product with its chosen variant', () => {
  expect(measured({measured: 'product', product})).toEqual({
    type: 'product',
    product: {
      id: product.id,
      title: 'METARmap',
      price: '199.0',
      vendor: 'Weberei Anatol',
      variantId: product.variant.id,
      variantTitle: 'Germany / Oak',
      quantity: 1,
      productType: 'Map',
      sku: null,
    },
  });
});

it('a product without a vendor, whose view Hydrogen would not send', () => {
  expect(
    measured({measured: 'product', product: {...product, vendor: ''}}),
  ).toMatchObject({product: {vendor: 'METARmap'}});
});

it('a collection and a search', () => {
  const collection = {id: 'gid://shopify/Collection/1', handle: 'maps'};
  expect(
    measured({measured: 'collection', collection: {...collection, title: 'x'}}),
  ).toEqual({type: 'collection', collection});
  expect(measured({measured: 'search', result: {term: 'lamp'}})).toEqual({
    type: 'search',
    searchTerm: 'lamp',
  });
});

it.each([
  [{}],
  [{measured: 'search', result: {term: ''}}],
  [{measured: 'product', product: {...product, variant: null}}],
  [undefined],
  [null],
])('nothing for a page with %j', (data) => {
  expect(measured(data)).toBeNull();
});
