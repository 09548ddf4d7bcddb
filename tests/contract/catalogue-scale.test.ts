import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {
  loadCollection,
  type LoadedCollection,
} from '~/lib/catalogue/load-collection.server';
import {loadCollections} from '~/lib/catalogue/load-collections.server';
import {loadSearch} from '~/lib/catalogue/load-search.server';
import {loadProduct} from '~/lib/product/load-product.server';
import {productPage} from '~/lib/product/product-page.server';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {forgetRequests, loggedOperations} from '../support/shop-client';
import {storefrontContext} from '../support/storefront-context';

/** 5,000 products in 60 collections. */
let running: RunningShop;
let handle: string;

beforeAll(async () => {
  running = await startShop({catalogue: 'generated'});
  const {collections, productsOfCollection} = running.shop.catalogue;
  const largest = collections.toSorted(
    (a, b) =>
      (productsOfCollection.get(b.id)?.length ?? 0) -
      (productsOfCollection.get(a.id)?.length ?? 0),
  )[0];
  handle = largest?.handle.DE ?? '';
});

afterAll(() => running.close());
beforeEach(() => forgetRequests(running.origin));

const operations = async () =>
  (await loggedOperations(running.origin)).toSorted();

async function page(search: string): Promise<LoadedCollection> {
  const loaded = await loadCollection(
    storefrontContext(running.origin, 'de'),
    handle,
    new URLSearchParams(search),
  );
  if (!loaded || 'movedTo' in loaded) throw new Error('not loaded');
  return loaded;
}

it('leads through all pages of a collection and back, each product once', async () => {
  const forth: string[][] = [];
  let next: string | null = '';
  let last = '';
  while (next !== null && forth.length < 100) {
    const {list} = await page(next);
    forth.push(list.products.map(({id}) => id));
    expect(list.products.length).toBeLessThanOrEqual(24);
    last = next;
    next = list.next;
  }
  const ids = forth.flat();
  expect(forth.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);

  const {list} = await page(last);
  const before = await page(list.previous ?? '');
  expect(before.list.products.map(({id}) => id)).toEqual(forth.at(-2));
});

it('asks for a page with two requests, for a filtered one with three', async () => {
  const {list} = await page('');
  expect(await operations()).toEqual(['Collection', 'CollectionHandle']);
  const filter = list.filters.find(({values}) => values.length > 0);
  if (!filter) throw new Error('no filter');
  await forgetRequests(running.origin);
  const filtered = await page(
    `?${new URLSearchParams({[filter.id]: filter.values[0]?.name ?? ''}).toString()}`,
  );
  expect(filtered.list.active).toHaveLength(1);
  expect(await operations()).toEqual([
    'Collection',
    'CollectionFilters',
    'CollectionHandle',
  ]);
});

it('chooses among 2,000 variants without sending them all to the browser', async () => {
  const loaded = await loadProduct(
    storefrontContext(running.origin, 'de'),
    'groesstes-produkt',
    new URLSearchParams('Region=Region 20&Größe=Größe 10&Rahmen=Rahmen 9'),
  );
  if (!loaded || 'movedTo' in loaded) throw new Error('not loaded');
  const shown = productPage(loaded);
  expect(
    shown.optionGroups.map(({values, selected}) => [values.length, selected]),
  ).toEqual([
    [25, 'Region 20'],
    [10, 'Größe 10'],
    [10, 'Rahmen 9'],
  ]);
  expect(JSON.stringify(shown).length).toBeLessThan(20_000);
});

it('pages through the collections', async () => {
  const context = storefrontContext(running.origin, 'de');
  const first = await loadCollections(context, new URLSearchParams());
  expect(first.collections).toHaveLength(24);
  const second = await loadCollections(
    context,
    new URLSearchParams(first.next ?? ''),
  );
  expect(second.collections).toHaveLength(24);
  expect(second.previous).not.toBeNull();
});

it('searches with one request and knows the total', async () => {
  const term = running.shop.catalogue.products[0]?.productType.DE ?? '';
  const {total, list} = await loadSearch(
    storefrontContext(running.origin, 'de'),
    new URLSearchParams({q: term}),
  );
  expect(await operations()).toEqual(['Search']);
  expect(total).toBeGreaterThan(24);
  expect(list?.products).toHaveLength(24);
  expect(list?.next).toMatch(/^\?q=\S+&after=/);
});
