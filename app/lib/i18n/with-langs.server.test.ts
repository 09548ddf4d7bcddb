import {expect, it} from 'vitest';
import {germanStore} from '../../../tests/support/german-store';
import {withLangs} from './with-langs.server';

it('names the languages of more products than Shopify takes in one request', async () => {
  const asked: (readonly string[])[] = [];
  const products = Array.from({length: 300}, (_product, index) => ({
    id: `gid://shopify/Product/${index}`,
    title: 'Karte',
  }));
  const store = germanStore((ids) => {
    asked.push(ids);
    const nodes = ids.map((id) => ({id, title: 'Karte', productType: ''}));
    return Promise.resolve({nodes});
  });
  const shown = await withLangs(store, products);
  expect(asked.map(({length}) => length)).toEqual([250, 50]);
  expect(shown.map(({langs}) => langs?.title)).toEqual(
    products.map(() => 'de'),
  );
});
