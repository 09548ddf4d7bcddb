import {beforeEach, describe, expect, it, vi} from 'vitest';
import {loadBestsellers} from '~/lib/catalogue/load-bestsellers.server';
import {
  loadCollection,
  type LoadedCollection,
} from '~/lib/catalogue/load-collection.server';
import {loadCollections} from '~/lib/catalogue/load-collections.server';
import {
  loadSearch,
  loadPopularWords,
  loadSuggestions,
} from '~/lib/catalogue/load-search.server';
import {readTerm} from '~/lib/catalogue/list-url';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {chosenCollections} from '~/lib/content/page-entries.server';
import {loadHome} from '~/lib/home/load-home.server';
import type {LocaleCode} from '~/lib/i18n/locale';
import {loadCartAddOn} from '~/lib/product/load-cart-add-on.server';
import {loadProduct} from '~/lib/product/load-product.server';
import {productView} from '~/lib/product/product-view.server';
import {
  loadSitemapPage,
  sitemapCursors,
} from '~/lib/sitemap/load-sitemap.server';
import {loader} from '~/routes/($locale).collections.$handle';
import {loader as sitemap} from '~/routes/sitemap.$type[.]xml';
import {seedCatalogue} from '@metarmap/local-shop/seed';
import {editResults, PART_IS_MISSING} from '../support/edited-results';
import {ownShop} from '../support/own-shop';
import {
  forgetRequests,
  loggedOperations,
  loggedRequests,
} from '../support/shop-client';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import {shownProduct} from '../support/shown-product';
import {smallCatalogue} from '../support/small-catalogue';
import {storefrontContext} from '../support/storefront-context';
import {thrownBy} from '../support/thrown-by';

const running = ownShop();

const context = (code: LocaleCode = 'de') =>
  storefrontContext(running.origin, code);

async function collectionOf(
  shop: typeof running,
  handle: string,
  search: string,
  code: LocaleCode = 'de',
): Promise<LoadedCollection> {
  const loaded = await loadCollection(
    storefrontContext(shop.origin, code),
    handle,
    new URLSearchParams(search),
  );
  if (!loaded || 'movedTo' in loaded) throw new Error(`${handle} not loaded`);
  return loaded;
}

const collection = (handle: string, search = '', code: LocaleCode = 'de') =>
  collectionOf(running, handle, search, code);

const search = (parameters: string) =>
  loadSearch(context(), new URLSearchParams(parameters));
const titles = ({list}: LoadedCollection) =>
  list.products.map(({title}) => title);

describe('the pictures of a list', () => {
  const fileOf = (picture?: {url: string} | null) =>
    picture?.url.split('/').at(-1)?.split('?')[0] ?? '';

  it('are those of the visitor’s region by day and by night, at the same address as elsewhere', async () => {
    const cardOf = async (handle: string, code: LocaleCode) => {
      const {list} = await collection(handle, '', code);
      return list.products.find(({title}) => title === 'METARmap');
    };
    const [own, first] = [
      await cardOf('maps', 'en'),
      await cardOf('karten', 'de'),
    ];
    expect(own?.images.map(fileOf)).toEqual([
      'metarmap-east-coast-oak-front.webp',
      'metarmap-east-coast-oak-night.webp',
    ]);
    expect(first?.images.map(fileOf)[0]).toBe('metarmap-oak-front.webp');
    expect(own?.path).toBe(first?.path);
  });

  it('have the price of that region, as on the home page; sorted by price, both are of the cheapest', async () => {
    const {map} = (await loadHome(context('en'))) ?? {};
    const region = map?.options[0]?.optionValues.find(
      ({name}) => name === 'US East Coast',
    );
    const own = region?.firstSelectableVariant?.price;
    expect(own?.amount).toBe('279.0');
    const listed = async (parameters: string) => {
      const {list} = await collection('maps', parameters, 'en');
      return list.products.find(({title}) => title === 'METARmap');
    };
    const ownPrice = {price: own, isFrom: true, of: 'US East Coast'};
    expect((await listed(''))?.price).toMatchObject(ownPrice);
    for (const parameters of [
      'sort_by=price-ascending',
      'filter.v.price.lte=250',
    ]) {
      const card = await listed(parameters);
      expect(card?.price.price.amount).toBe('219.0');
      expect(card?.price.of).toBeUndefined();
      expect(card?.images.map(fileOf)[0]).toBe('metarmap-oak-front.webp');
    }
    const suggestions = await loadSuggestions(context('en'), 'metarmap');
    expect(
      suggestions
        .flatMap(({options}) => options)
        .find(({label, price}) => label === 'METARmap' && price)?.price,
    ).toMatchObject(ownPrice);
  });

  it('have the price of the variant that a filter shows', async () => {
    const {list} = await collection(
      'karten',
      'filter.v.option.rahmen=Nussbaum',
    );
    expect(list.products.find(({title}) => title === 'METARmap')).toMatchObject(
      {price: {price: {amount: '229.0'}, isFrom: true}},
    );
  });

  it('are those of a filter in the visitor’s region', async () => {
    const {list} = await collection(
      'maps',
      'filter.v.option.frame=Black',
      'en',
    );
    const card = list.products.find(({title}) => title === 'METARmap');
    for (const picture of card?.images ?? [])
      expect(fileOf(picture)).toMatch(/^metarmap-east-coast-black-/);
    // The smaller one is not made in black for that region.
    expect(card?.price.price.amount).toBe('389.0');
    expect(card?.path).toMatch(/^\/products\/metarmap\?variant=\d+$/);
  });

  it('are so in suggestions and best sellers as well, and without them the product’s own', async () => {
    const suggested = async () =>
      (await loadSuggestions(context('en'), '')).flatMap(({options}) =>
        options.flatMap(({label, image}) =>
          label === 'METARmap' ? fileOf(image) : [],
        ),
      );
    expect(await suggested()).toEqual(['metarmap-east-coast-oak-front.webp']);
    const [map] = await loadBestsellers(context('en'));
    expect(fileOf(map?.images[0])).toBe('metarmap-east-coast-oak-front.webp');
    editResults({OwnVariants: () => ({nodes: []})});
    expect(await suggested()).toEqual(['metarmap-oak-front.webp']);
    vi.unstubAllGlobals();
  });

  it('are those that the product has for the visitor’s region, also of a frame and on its page', async () => {
    const shown = async (handle: string, parameters: string) => {
      const {list} = await collection(handle, parameters, 'en');
      const card = list.products.find(
        ({title}) => title === 'Home Airfield Map',
      );
      return card?.images.map(fileOf);
    };
    expect(await shown('maps', '')).toEqual([
      'heimatplatz-karte-east-coast-white.webp',
      'heimatplatz-karte-east-coast-white-night.webp',
    ]);
    expect(await shown('maps', 'filter.v.option.frame=Oak')).toEqual([
      'heimatplatz-karte-east-coast-oak.webp',
      'heimatplatz-karte-east-coast-oak-night.webp',
    ]);
    const page = await loadProduct(
      context('en'),
      'home-airfield-map',
      new URLSearchParams(),
    );
    if (!page || 'movedTo' in page) throw new Error('no product');
    expect(
      productView(page)
        .gallery.map(({image}) => fileOf(image))
        .toSorted()
        .slice(-2),
    ).toEqual([
      'heimatplatz-karte-east-coast-white-night.webp',
      'heimatplatz-karte-east-coast-white.webp',
    ]);
  });

  it('above it is one of the visitor’s region, with its twin by night', async () => {
    const handles = async (code: LocaleCode) =>
      (await loadCollections(context(code), new URLSearchParams())).collections
        .filter(({handle}) => handle === 'all')
        .map(({image, darkImage}) => [image, darkImage].map(fileOf));
    expect(await handles('de')).toEqual([['hero-day.webp', 'hero-night.webp']]);
    expect(await handles('en')).toEqual([
      ['hero-east-coast-day.webp', 'hero-east-coast-night.webp'],
    ]);
  });

  it('cost no request where every product begins with the visitor’s values', async () => {
    await forgetRequests(running.origin);
    await collection('karten');
    expect(await loggedOperations(running.origin)).not.toContain('OwnVariants');
  });
});

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
    const unknown = await collection('all', '?filter.p.tag=Nothing', 'en');
    expect(unknown.list).toMatchObject({hasUnknown: true, active: []});
    const stock = await collection('all', '?filter.v.availability=1', 'en');
    expect(stock.list).toMatchObject({
      hasUnknown: false,
      active: [{label: 'Availability: In stock'}],
    });
    // The word of cards and products, where Shopify says "Nicht vorrätig".
    const none = await collection('all', '?filter.v.availability=0');
    expect(none.list.active).toMatchObject([
      {label: 'Verfügbarkeit: Ausverkauft'},
    ]);
    // A filter from a link can be removed.
    const {list: found} = await collection('karten', '?filter.v.price.lte=90');
    expect(found.filters.length).toBeGreaterThan(0);
  });

  it('shows the products of a tag that an address of a theme names, however it writes it', async () => {
    const whole = await collection('all');
    const [tag = ''] = seedCatalogue.products.flatMap(({tags}) =>
      tags.filter((each) => each.includes(' ')),
    );
    const address = tag.toLowerCase().replaceAll(' ', '-');
    const {list} = await collection('all', `?filter.p.tag=${address}`);
    expect(list).toMatchObject({
      hasUnknown: false,
      active: [{label: `Stichwort: ${tag}`, remove: '?'}],
    });
    expect(list.products.length).toBeGreaterThan(0);
    expect(list.products.length).toBeLessThan(whole.list.products.length);
    expect(list.filters.map(({id}) => id)).not.toContain('filter.p.tag');
  });

  it.each([
    ['de', ['Ja', 'Nein']],
    ['en', ['Yes', 'No']],
  ] as const)(
    'names a filter’s yes and no in words, %s',
    async (code, words) => {
      const value = (text: string, count: number) => ({
        ...{id: text, label: text, count, swatch: null, image: null},
        input: `{"productMetafield":{"namespace":"a","key":"b","value":"${text}"}}`,
      });
      const filter = {
        ...{id: 'filter.p.m.a.b', label: 'Organic', type: 'BOOLEAN'},
        values: [value('true', 3), value('false', 4)],
      };
      editResults({
        Collection: ({collection: all, ...data}) => ({
          ...data,
          collection: {
            ...(all as {products: object}),
            products: {
              ...(all as {products: object}).products,
              filters: [filter],
            },
          },
        }),
      });
      const {list} = await collection('all', '', code);
      vi.unstubAllGlobals();
      expect(list.filters[0]?.values.map(({label}) => label)).toEqual(words);
    },
  );

  it('is found under its handle in the other language, and redirected to its own', async () => {
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

  it('shows the filtered products, with links that remove each filter', async () => {
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

  it('shows and links the variant that a chosen option asks for, and the product for two', async () => {
    const card = async (parameters: string) =>
      (await collection('maps', parameters, 'en')).list.products.find(
        ({handle}) => handle === 'metarmap',
      );
    const plain = await card('');
    const walnut = await card('?filter.v.option.frame=Walnut');
    expect(walnut?.path).toMatch(/^\/products\/metarmap\?variant=\d+$/);
    expect(walnut?.images[0]?.url).toMatch(/walnut/);
    expect(walnut?.images[0]).not.toEqual(plain?.images[0]);
    const two = '?filter.v.option.frame=Walnut&filter.v.option.frame=Black';
    expect(await card(two)).toMatchObject({
      path: '/products/metarmap',
      images: plain?.images,
    });
  });

  it('shows the first page in place of an unknown one, not of one that Shopify fails to send', async () => {
    const {list} = await collection('all');
    const asked = editResults({Collection: () => ({collection: null})}, [
      PART_IS_MISSING,
    ]);
    await expect(collection('all', list.next ?? '')).rejects.toThrow(
      ShopifyError,
    );
    expect(asked.filter((name) => name === 'Collection')).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('has the number of its products, and sorts lengths', async () => {
    const {list} = await collection('all');
    const {list: rest} = await collection('all', list.next ?? '');
    expect(list.total).toBe(24 + rest.products.length);
    expect(rest).toMatchObject({next: null, total: list.total});
    const {list: filtered} = await collection(
      'karten',
      '?filter.v.price.lte=90',
    );
    expect(filtered.total).toBe(filtered.products.length);
    const lengths = list.filters.find(({values}) =>
      values.some(({label}) => label.endsWith('\u00A0m')),
    );
    const labels = lengths?.values.map(({label}) => label);
    expect(labels).toEqual(['1\u00A0m', '2\u00A0m', '3\u00A0m', '5\u00A0m']);
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

  it.each([
    ['', false],
    ['?filter.v.availability=1', true],
    ['?filter.v.price.gte=20', true],
    ['?filter.v.price.lte=viel', true],
  ])(
    'lists everything, and says what it ignores: %j',
    async (parameters, isIgnored) => {
      const {list} = await collectionOf(plain, 'all', parameters);
      expect(list.products).toHaveLength(24);
      expect(list).toMatchObject({
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

describe('a store whose merchant has created no collections', () => {
  const small = ownShop({catalogue: smallCatalogue});

  it.each([
    ['de', 'Alle Produkte'],
    ['en', 'All products'],
  ] as const)(
    'has a list of all products in %s all the same, in an order of the visitor’s',
    async (code, title) => {
      const {collection: all, list} = await loader({
        context: storefrontContext(small.origin, code) as never,
        params: {handle: 'all'},
        request: new Request(
          'http://localhost:3000/collections/all?sort_by=title-descending',
        ),
      });
      expect(all).toMatchObject({title});
      const titles = list.products.map((product) => product.title);
      expect(titles.length).toBeGreaterThan(3);
      expect(titles).toEqual(titles.toSorted().reverse());
      expect(list).toMatchObject({filters: [], hasUnknown: false});
    },
  );
});

describe('a list of collections', () => {
  const [first, second, ...others] = seedCatalogue.collections;
  const shop = ownShop({
    catalogue: {
      ...seedCatalogue,
      collections: [
        ...(first ? [{...first, image: undefined}] : []),
        ...(second ? [{...second, productIds: []}] : []),
        ...others,
      ],
    },
  });

  it('shows a product’s picture where the merchant chose none, and no empty collection', async () => {
    const {collections} = await loadCollections(
      storefrontContext(shop.origin, 'de'),
      new URLSearchParams(),
    );
    const ids = collections.map(({id}) => id);
    expect(ids).toContain(first?.id);
    expect(ids).not.toContain(second?.id);
    expect(collections.every(({image}) => image)).toBe(true);
  });

  it('begins with those that the merchant put first', async () => {
    const chosen = others
      .slice(-2)
      .map(({id}) => id)
      .reverse();
    const {collections} = await loadCollections(
      storefrontContext(shop.origin, 'de'),
      new URLSearchParams(),
      chosen,
    );
    const ids = collections.map(({id}) => id);
    expect(ids.slice(0, 2)).toEqual(chosen);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('all collections', () => {
  it('have the merchant’s order in both languages', async () => {
    const order = async (code: LocaleCode) => {
      const own = context(code);
      const chosen = chosenCollections(await merchantContent(own));
      const {collections} = await loadCollections(
        own,
        new URLSearchParams(),
        chosen,
      );
      return collections.map(({id}) => id);
    };
    expect(await order('en')).toEqual(await order('de'));
  });

  it('are listed by title, at the end the one with all products', async () => {
    const {collections} = await loadCollections(
      context(),
      new URLSearchParams('?after=nonsense'),
    );
    expect(collections.map(({handle}) => handle)).toEqual([
      'angebote',
      'geschenke',
      'karten',
      'licht-und-strom',
      'rahmen-und-montage',
      'zubehoer',
      'all',
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

  it.each(['70x100', '70 X 100 cm'])(
    'finds the size %j, which no keyboard can type as the shop writes it',
    async (q) => {
      const {list} = await search(new URLSearchParams({q}).toString());
      const written = await search('?q=70 × 100');
      const titles = written.list?.products.map(({title}) => title);
      expect(titles).not.toEqual([]);
      expect(list?.products.map(({title}) => title)).toEqual(titles);
      const [group] = await loadSuggestions(context(), q);
      expect(group).toBeDefined();
    },
  );

  it.each(['🛩️👩‍✈️', 'خريطة', '%', '__proto__'])('never fails: %j', async (q) => {
    await search(new URLSearchParams({q}).toString());
    await expect(
      loadSuggestions(context(), readTerm(new URLSearchParams({q}))),
    ).resolves.toBeDefined();
  });

  it.each([
    [
      'de',
      'METARmap',
      ['karte', 'map', 'metarmap', 'Karten', 'Karte der Alpen in Nussbaum'],
    ],
    ['de', 'Platzlampe', ['lampe']],
    ['de', 'Drehdimmer', ['dimmer']],
    ['de', 'USB-C-Textilkabel', ['kabel']],
    [
      'en',
      'METARmap',
      ['map', 'metarmap', 'maps', 'map of the Alps in walnut'],
    ],
    ['en', 'Airfield Lamp', ['lamp']],
    ['en', 'USB-C Power Supply 20 W', ['charger', 'adapter', 'plug']],
  ] as const)(
    'has the product that people mean first, in the list and in suggestions (%s: %s)',
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

  it.each([
    ['de', 'Karte', ['Wandkarte', 'Tischkarte', 'Druck']],
    ['en', 'map', ['Wall map', 'Desk map', 'Print']],
  ] as const)(
    'has the maps ahead of what belongs to one (%s)',
    async (code, q, types) => {
      const {list} = await loadSearch(context(code), new URLSearchParams({q}));
      const found = list?.products.map((product) => product.productType) ?? [];
      expect(new Set(found.slice(0, 4))).toEqual(new Set(types));
    },
  );

  it('suggests the best sellers and their types before anything is typed', async () => {
    const [words, products] = await loadSuggestions(context('en'), '');
    expect(words?.options[0]).toEqual({
      label: 'Wall map',
      path: '/search?q=Wall+map',
    });
    const labels = words?.options.map(({label}) => label) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeLessThanOrEqual(6);
    // What people want, ahead of what they replace.
    expect(products?.options.map(({label}) => label)).toEqual([
      'METARmap',
      'METARmap mini',
      'CAVOK Mug',
    ]);
    expect(await loadPopularWords(context('en'))).toEqual(words?.options);
  });

  it('has no popular words while Shopify is out', async () => {
    const out = storefrontContext('http://127.0.0.1:9', 'de');
    expect(await loadPopularWords(out)).toEqual([]);
    expect(out.requestLog.usesFallbackContent).toBe(true);
  });

  it('offers four best sellers that can be bought, the map first, and none while Shopify is out', async () => {
    const cards = await loadBestsellers(context('en'));
    expect(cards).toHaveLength(4);
    expect(cards[0]?.handle).toBe('metarmap');
    const badges = cards.flatMap((card) => card.badges);
    expect(badges).not.toContain('sparePart');
    expect(badges).not.toContain('soldOut');
    const out = storefrontContext('http://127.0.0.1:9', 'de');
    expect(await loadBestsellers(out)).toEqual([]);
  });

  it('suggests what the merchant chose for the cart’s products, without those in the cart', async () => {
    const addOnTo = (...handles: string[]) =>
      loadCartAddOn(context('de'), handles);
    const sensor = await addOnTo('metarmap');
    expect(sensor?.merchandiseId).not.toBeNull();
    // Not cut at a full stop, which may be that of an abbreviation (`ca. 5 m`).
    expect(sensor?.about).toMatch(/^Wird am Rahmen.* im Raum\. Abends /);
    const other = await addOnTo('metarmap', sensor?.handle ?? '');
    expect(other?.handle).not.toBe(sensor?.handle);
    expect(await addOnTo('no-such-product')).toBeNull();
    expect(await addOnTo()).toBeNull();
  });

  it('passes on words, but no search syntax', async () => {
    await forgetRequests(running.origin);
    const q = 'title:* OR "price:>1" NOT (x)';
    await search(new URLSearchParams({q}).toString());
    await loadSuggestions(context(), q);
    const requests = await loggedRequests(running.origin);
    const words = 'title or price 1 not x';
    const asked = requests.filter(({operation}) => operation !== 'Markets');
    expect(asked.map(({variables}) => variables)).toMatchObject([
      {searchTerm: words},
      {query: words},
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

describe('sitemaps', () => {
  it('list each product but the map by its handle in each language', async () => {
    expect(await sitemapCursors(context(), 'products')).toEqual([null]);
    const pages = await loadSitemapPage(context(), 'products', null);
    expect(pages?.length).toBeGreaterThanOrEqual(24);
    expect(pages).toContainEqual({
      paths: {
        de: '/products/reinigungsspray',
        en: '/products/cleaning-spray',
      },
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
    });
    // It has a page of its own.
    expect(pages?.map(({paths}) => paths.de)).not.toContain(
      '/products/metarmap',
    );
  });

  it('list each collection by its handle in each language', async () => {
    const pages = await loadSitemapPage(context(), 'collections', null);
    expect(pages?.map(({paths}) => paths)).toContainEqual({
      de: '/collections/geschenke',
      en: '/collections/gifts',
    });
  });

  it.each([
    ['malformed', ''],
    ['refused by the shop', 'bm9uc2Vuc2U='],
  ])('have no page at a cursor that is %s', async (_, after) => {
    const response = await thrownBy(
      sitemap({
        context: context(),
        params: {type: 'products'},
        request: new Request(
          `https://shop.example/sitemap/products.xml?after=${after}`,
        ),
      } as unknown as Parameters<typeof sitemap>[0]),
    );
    expect(response).toMatchObject({status: 404});
  });

  it('are not missing at a cursor while Shopify fails', async () => {
    editResults({SitemapProducts: () => ({products: null})}, [PART_IS_MISSING]);
    const reading = loadSitemapPage(context(), 'products', 'bm9uc2Vuc2U=');
    await expect(reading).rejects.toBeInstanceOf(ShopifyError);
    vi.unstubAllGlobals();
  });
});

describe('a shop of 5,000 products in 60 collections', () => {
  const generated = ownShop({profile: 'generated'});
  beforeEach(() => forgetRequests(generated.origin));

  /** Without the markets, which every page of the shop asks for and a cache holds. */
  const operations = async () =>
    (await loggedOperations(generated.origin))
      .filter((name) => name !== 'Markets')
      .toSorted();

  /** A page of the smallest collection with more than five pages. */
  function page(search: string): Promise<LoadedCollection> {
    const {collections, productsOfCollection} = generated.shop.catalogue;
    const sizeOf = ({id}: {id: string}) =>
      productsOfCollection.get(id)?.length ?? 0;
    const [long] = collections
      .filter((collection) => sizeOf(collection) > 5 * 24)
      .toSorted((a, b) => sizeOf(a) - sizeOf(b));
    return collectionOf(generated, long?.handle.DE ?? '', search);
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
    expect(forth.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);

    const {list} = await page(last);
    const before = await page(list.previous ?? '');
    expect(before.list.products.map(({id}) => id)).toEqual(forth.at(-2));
  });

  it('loads a page in two requests, a filtered one in three', async () => {
    const {list} = await page('');
    expect(await operations()).toEqual(['Collection', 'CollectionHandle']);
    const filter = list.filters.find(({values}) => values.length > 0);
    if (!filter) throw new Error('no filter');
    await forgetRequests(generated.origin);
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
    const {loaded} = await shownProduct(
      generated.origin,
      'groesstes-produkt',
      'Region=Region 20&Größe=Größe 10&Rahmen=Rahmen 9',
    );
    const shown = productView(loaded);
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
    const context = storefrontContext(generated.origin, 'de');
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
    const term = generated.shop.catalogue.products[0]?.productType.DE ?? '';
    const {total, list} = await loadSearch(
      storefrontContext(generated.origin, 'de'),
      new URLSearchParams({q: term}),
    );
    expect(await operations()).toEqual(['Search']);
    expect(total).toBeGreaterThan(24);
    expect(list?.products).toHaveLength(24);
    expect(list?.next).toMatch(/^\?q=\S+&after=/);
  });

  it('has 250 products in each of its sitemaps, and every product once', async () => {
    const context = storefrontContext(generated.origin, 'en');
    const cursors = await sitemapCursors(context, 'products');
    const seen = new Set<string>();
    for (const after of cursors) {
      const pages = await loadSitemapPage(context, 'products', after);
      expect(pages?.length).toBeLessThanOrEqual(250);
      for (const {paths} of pages ?? []) seen.add(paths.de ?? '');
    }
    expect(cursors.length).toBe(Math.ceil(seen.size / 250));
    expect(seen.size).toBe(generated.shop.catalogue.products.length);
  });
});
