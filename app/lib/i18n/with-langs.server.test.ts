import {afterEach, expect, it, vi} from 'vitest';
import {germanStore} from '../../../tests/support/german-store';
import {LANGS_TIMEOUT_MS} from '~/lib/limits/limits';
import {withLangs} from './with-langs.server';

afterEach(() => void vi.useRealTimers());

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

it('a page without the languages has fallback content, and their request goes on for the next page', async () => {
  vi.useFakeTimers();
  const store = germanStore(() => new Promise(() => undefined));
  const product = {id: 'gid://shopify/Product/1', title: 'Karte'};
  const shown = withLangs(store, [product]);
  await vi.advanceTimersByTimeAsync(LANGS_TIMEOUT_MS);
  expect(await shown).toEqual([product]);
  expect(store.requestLog.usesFallbackContent).toBe(true);
  expect(store.goesOn).toHaveLength(1);
});

it('a page with the languages has no fallback content', async () => {
  const product = {id: 'gid://shopify/Product/1', title: 'Karte'};
  const store = germanStore(() => Promise.resolve({nodes: [product]}));
  await withLangs(store, [product]);
  expect(store.requestLog.usesFallbackContent).toBe(false);
});
