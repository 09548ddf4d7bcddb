import type {Storefront} from '@shopify/hydrogen';
import {expect, it} from 'vitest';
import {withLangs} from './with-langs.server';

/** A German store that has not translated its products, for an English page. */
function germanStore(asked: (readonly string[])[]) {
  const storefront: Pick<Storefront, 'CacheCustom' | 'CacheLong' | 'i18n'> & {
    query: unknown;
  } = {
    CacheCustom: (strategy) => strategy,
    CacheLong: () => ({mode: 'public'}),
    i18n: {language: 'EN', country: 'US'},
    query: (
      document: string,
      {variables: {ids} = {ids: []}}: {variables?: {ids: readonly string[]}},
    ) => {
      if (document.includes('query Markets')) {
        return Promise.resolve({localization: {language: {isoCode: 'DE'}}});
      }
      asked.push(ids);
      const nodes = ids.map((id) => ({id, title: 'Karte', productType: ''}));
      return Promise.resolve({nodes});
    },
  };
  return {storefront: storefront as unknown as Storefront};
}

it('names the languages of more products than Shopify takes in one request', async () => {
  const asked: (readonly string[])[] = [];
  const products = Array.from({length: 300}, (_product, index) => ({
    id: `gid://shopify/Product/${index}`,
    title: 'Karte',
  }));
  const shown = await withLangs(germanStore(asked), products);
  expect(asked.map(({length}) => length)).toEqual([250, 50]);
  expect(shown.map(({langs}) => langs?.title)).toEqual(
    products.map(() => 'de'),
  );
});
