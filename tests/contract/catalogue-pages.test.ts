import {describe, expect, it} from 'vitest';
import {
  loadCollection,
  type LoadedCollection,
} from '~/lib/catalogue/load-collection.server';
import {loadCollections} from '~/lib/catalogue/load-collections.server';
import {loadSearch} from '~/lib/catalogue/load-search.server';
import {loadSuggestions} from '~/lib/catalogue/load-suggestions.server';
import {cleanTerm} from '~/lib/catalogue/search-term';
import type {LocaleCode} from '~/lib/i18n/locale';
import {loader} from '~/routes/($locale).collections.$handle';
import {startShop} from '../../local-shop/shop';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedRequests} from '../support/shop-client';
import {smallCatalogue} from '../support/small-catalogue';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop();

const context = (code: LocaleCode = 'de') =>
  storefrontContext(running.origin, code);

async function collection(
  handle: string,
  search = '',
  code: LocaleCode = 'de',
): Promise<LoadedCollection> {
  const loaded = await loadCollection(
    context(code),
    handle,
    new URLSearchParams(search),
  );
  if (!loaded || 'movedTo' in loaded) throw new Error(`${handle} not loaded`);
  return loaded;
}

const search = (parameters: string) =>
  loadSearch(context(), new URLSearchParams(parameters));
const titles = ({list}: LoadedCollection) =>
  list.products.map(({title}) => title);

describe('a collection', () => {
  it('has its products, its filters and its handle in both languages', async () => {
    const {collection: maps, list, handles} = await collection('karten');
    expect(maps.title).toBe('Karten');
    expect(handles).toEqual({de: 'karten', en: 'maps'});
    expect(list.products).toHaveLength(7);
    expect(list.currencyCode).toBe('EUR');
    expect(list).toMatchObject({active: [], next: null, previous: null});
  });

  it('offers filters from twelve products on, never tags, and no filter of one value', async () => {
    expect((await collection('karten')).list.filters).toEqual([]);
    const {list} = await collection('all');
    expect(list.products).toHaveLength(24);
    expect(list.next).not.toBeNull();
    const ids = list.filters.map(({id}) => id);
    expect(ids).toContain('filter.v.price');
    expect(ids).not.toContain('filter.p.tag');
    for (const filter of list.filters) {
      expect(filter.values.length).not.toBe(1);
    }
    const tagged = await collection('all', '?filter.p.tag=LED', 'en');
    expect(tagged.list).toMatchObject({hasUnknown: true, active: []});
    const stock = await collection('all', '?filter.v.availability=1', 'en');
    expect(stock.list).toMatchObject({
      hasUnknown: false,
      active: [{label: 'Availability: In stock'}],
    });
    // What a link has filtered can be unfiltered.
    const {list: found} = await collection('karten', '?filter.v.price.lte=90');
    expect(found.filters.length).toBeGreaterThan(0);
  });

  it('is found under its other language’s handle and sent to its own', async () => {
    expect(
      await loadCollection(context('en'), 'karten', new URLSearchParams()),
    ).toEqual({movedTo: 'maps'});
    expect(
      await loadCollection(context(), 'nowhere', new URLSearchParams()),
    ).toBeNull();
    expect(
      await loadCollection(
        context(),
        'x'.repeat(10_000),
        new URLSearchParams('filter.v.availability=1'),
      ),
    ).toBeNull();
  });

  it('shows what its filters leave, with links that take them away', async () => {
    const {list} = await collection(
      'maps',
      '?utm_source=x&filter.v.option.frame=Walnut&filter.v.price.lte=300',
      'en',
    );
    expect(list.products.map(({title}) => title)).toEqual(['METARmap']);
    expect(list.active.map(({remove}) => remove)).toEqual([
      '?filter.v.option.frame=Walnut',
      '?filter.v.price.lte=300',
    ]);
    expect(list.clear).toBe('?');
  });

  it.each([
    '?filter.v.option.frame=Gold&filter.p.nonsense=1&filter.v.availability=7',
    '?filter.v.price.gte=300&filter.v.price.lte=20',
    '?filter.v.price.gte=-5&filter.v.price.lte=teuer',
    '?sort_by=RELEVANCE&reverse=1&first=99999',
    '?after=abc',
    '?before=%00%22',
    `?after=${'x'.repeat(400)}`,
    `?${'filter.p.tag=x&'.repeat(3000)}`,
    '?filter.v.option.frame=%F0%9F%9B%A9&filter.v.option.frame=%D8%AE%E2%80%AE',
  ])('ignores bad input: %.60s', async (parameters) => {
    const all = await collection('maps', '', 'en');
    expect(titles(await collection('maps', parameters, 'en'))).toEqual(
      titles(all),
    );
  });

  it('sorts both ways', async () => {
    const up = await collection('karten', '?sort_by=price-ascending');
    const down = await collection('karten', '?sort_by=price-descending');
    const amounts = ({list}: LoadedCollection) =>
      list.products.map(({price}) => Number(price.price.amount));
    expect(amounts(up)).toEqual(amounts(up).toSorted((a, b) => a - b));
    expect(amounts(down)).toEqual(amounts(up).toReversed());
    expect(up.list.clear).toBe('?sort_by=price-ascending');
  });
});

describe('a store whose merchant has configured no filters', () => {
  const plain = ownShop({filters: []});
  const collectionOf = (parameters: string) =>
    loadCollection(
      storefrontContext(plain.origin, 'de'),
      'all',
      new URLSearchParams(parameters),
    );

  it.each([
    ['', false],
    ['?filter.v.availability=1', true],
    ['?filter.v.price.gte=20', true],
    ['?filter.v.price.lte=viel', true],
  ])(
    'lists everything, and says what it ignores: %j',
    async (parameters, isIgnored) => {
      const loaded = await collectionOf(parameters);
      if (!loaded || 'movedTo' in loaded) throw new Error('not loaded');
      expect(loaded.list.products).toHaveLength(24);
      expect(loaded.list).toMatchObject({
        filters: [],
        active: [],
        hasUnknown: isIgnored,
        price: {problem: null},
        next: expect.stringMatching(/^\?after=/) as string,
      });
      const found = await loadSearch(
        storefrontContext(plain.origin, 'de'),
        new URLSearchParams(`${parameters}&q=karte`),
      );
      expect(found.total).toBe((await search('?q=karte')).total);
      expect(found.list).toMatchObject({filters: [], hasUnknown: isIgnored});
    },
  );
});

describe('the list of all products', () => {
  it('is all collections where the merchant has made none', async () => {
    const small = await startShop({catalogue: smallCatalogue});
    const load = (code: LocaleCode) =>
      loader({
        context: storefrontContext(small.origin, code) as never,
        params: {handle: 'all'},
        request: new Request('http://localhost:3000/collections/all?page=2'),
      }).catch((thrown: unknown) => thrown);
    const [german, english] = await Promise.all([load('de'), load('en')]);
    await small.close();
    for (const [response, path] of [
      [german, '/collections'],
      [english, '/en/collections'],
    ] as const) {
      if (!(response instanceof Response)) throw new Error('No redirect.');
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe(path);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });
});

describe('all collections', () => {
  it('are listed by title', async () => {
    const {collections} = await loadCollections(
      context(),
      new URLSearchParams('?after=nonsense'),
    );
    expect(collections.map(({handle}) => handle)).toEqual([
      'all',
      'angebote',
      'geschenke',
      'karten',
      'licht-und-strom',
      'rahmen-und-montage',
      'zubehoer',
    ]);
  });
});

describe('a search', () => {
  it('finds products and offers the product type only', async () => {
    const {term, total, list} = await search('?q=+karte+');
    expect(term).toBe('karte');
    expect(total).toBe(list?.products.length);
    expect(list?.filters.map(({id}) => id)).toEqual(['filter.p.product_type']);
    const type = await search(
      '?q=karte&filter.p.product_type=Wandkarte&filter.v.availability=0',
    );
    expect(new Set(type.list?.products.map((p) => p.productType))).toEqual(
      new Set(['Wandkarte']),
    );
    expect(type.list?.active).toHaveLength(1);
  });

  it.each([
    'x'.repeat(10_000),
    '"',
    '" OR title:*',
    '((((',
    '\\',
    '-karte NOT karte',
    '🛩️👩‍✈️',
    'خريطة',
    '\u202eetrak',
    '\u0000',
    '%',
    '<script>alert(1)</script>',
    '__proto__',
  ])('never fails: %.30j', async (q) => {
    const {term} = await search(new URLSearchParams({q}).toString());
    expect(term.length).toBeLessThanOrEqual(200);
    await expect(
      loadSuggestions(context(), cleanTerm(q)),
    ).resolves.toBeDefined();
  });

  it.each([
    ['de', 'METARmap', ['karte', 'map', 'metarmap', 'Karten']],
    ['de', 'Platzlampe', ['lampe']],
    ['en', 'METARmap', ['map', 'metarmap', 'maps']],
    ['en', 'Airfield Lamp', ['lamp']],
  ] as const)(
    'has first what people mean, in the list and in suggestions (%s: %s)',
    async (code, title, terms) => {
      for (const q of terms) {
        const found = new URLSearchParams({q});
        const {list} = await loadSearch(context(code), found);
        expect(list?.products[0]?.title, q).toBe(title);
        const groups = await loadSuggestions(context(code), q);
        const products = groups.find(({kind}) => kind === 'products');
        expect(products?.options[0]?.label, q).toBe(title);
      }
    },
  );

  it('sends words on, no search syntax', async () => {
    await forgetRequests(running.origin);
    await search(
      new URLSearchParams({q: 'title:* OR "price:>1" NOT (x)'}).toString(),
    );
    const requests = await loggedRequests(running.origin);
    expect(requests.map(({variables}) => variables.searchTerm)).toEqual([
      'title or price 1 not x',
    ]);
  });

  it('sends no request for an empty term', async () => {
    expect(await search('')).toEqual({term: '', total: 0, list: null});
    expect(await search('?q=***')).toEqual({term: '***', total: 0, list: null});
  });
});

describe('suggestions', () => {
  it('name products, collections and terms, six of each at most', async () => {
    const found = await loadSuggestions(context(), 'kart');
    expect(found.map(({kind}) => kind)).toEqual([
      'queries',
      'products',
      'collections',
    ]);
    expect(found[2]?.options).toMatchObject([{path: '/collections/karten'}]);
    for (const {options} of found) {
      expect(options.length).toBeLessThanOrEqual(6);
    }
  });
});
