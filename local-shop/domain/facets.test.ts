import {describe, expect, it} from 'vitest';
import type {CatalogueLanguage} from '@metarmap/store/localized-text';

import {seedCatalogue} from '../data/seed-catalogue';
import {filterProducts} from './facets';
import {filterGroups} from './product-filter';

const scope = {
  catalogue: seedCatalogue,
  language: 'DE' as CatalogueLanguage,
  country: 'DE',
  isAvailable: ({stock}: {stock: {initial: number; policy: string}}) =>
    stock.initial > 0 || stock.policy === 'continue',
};
const filter = (filters: Parameters<typeof filterGroups>[0]) =>
  filterProducts(seedCatalogue.products, filterGroups(filters, scope), scope);
const handles = (filters: Parameters<typeof filterGroups>[0]) =>
  filter(filters).products.map(({handle}) => handle.DE);
const option = (name: string, value: string) => ({
  variantOption: {name, value},
});

describe('filters', () => {
  it('must match on the same variant: white and large is sold out', () => {
    const white = [option('rahmen', 'Weiß'), option('größe', '70 × 100 cm')];
    expect(handles(white)).toContain('wechselrahmen');
    expect(handles([...white, {available: true}])).not.toContain(
      'wechselrahmen',
    );
  });

  it('include both ends of a price range', () => {
    expect(handles([{price: {min: 6.9, max: 6.9}}])).toEqual([
      'reinigungsspray',
    ]);
    expect(handles([{price: {min: 6.91, max: 6.95}}])).toEqual([]);
  });
});
