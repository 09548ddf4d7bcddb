import type {ProductQuery} from 'storefrontapi.generated';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadHome} from '~/lib/home/load-home.server';
import type {LocaleCode} from '~/lib/i18n/locale';
import {REGIONS} from '~/lib/i18n/market-facts';
import {MATCHING_TIMEOUT_MS} from '~/lib/limits/limits';
import {loadReviews} from '~/lib/product/load-reviews.server';
import {placedStations} from '~/lib/weather/placed-stations';
import {
  loadProductPage,
  loadRecommendations,
  loadMatchingProducts,
} from '~/lib/product/load-product-page.server';
import {loadProduct} from '~/lib/product/load-product.server';
import type {ProductView} from '~/lib/product/product-view.server';
import {variantSearch} from '~/lib/product/product-paths';
import {resultMemory} from '~/lib/storefront/shared-results.server';
import {loggedLines} from '../support/logged-lines';
import {breakShop, mendShop} from '../support/faults';
import {boundsOf} from '../support/model-size';
import {editResults, PART_IS_MISSING} from '../support/edited-results';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedOperations} from '../support/shop-client';
import {shownProduct} from '../support/shown-product';
import {storefrontContext} from '../support/storefront-context';

const shop = ownShop();
afterEach(() => mendShop(shop.origin));

const page = (handle: string, search = '', code: LocaleCode = 'de') =>
  shownProduct(shop.origin, handle, search, code);

const load = (handle: string, code: LocaleCode = 'de') =>
  loadProduct(
    storefrontContext(shop.origin, code),
    handle,
    new URLSearchParams(),
  );

/** What loaders of pages read of a request in English. */
const pageContext = () =>
  ({
    ...storefrontContext(shop.origin, 'en'),
    country: 'DE',
    waitUntil: () => undefined,
  }) as unknown as Parameters<typeof loadProductPage>[0];

const matchesOf = async (
  handle: string,
  options?: Parameters<typeof shownProduct>[4],
) => {
  const code = options?.i18n?.language === 'EN' ? 'en' : 'de';
  const {loaded} = await shownProduct(shop.origin, handle, '', code, options);
  const context = storefrontContext(shop.origin, code, options);
  return loadMatchingProducts({...context, waitUntil: () => undefined}, loaded);
};

const selected = ({optionGroups}: Pick<ProductView, 'optionGroups'>) =>
  optionGroups.map((group) => group.selected);

/** Option values of the map's first variant. */
const FIRST = ['Deutschland', '50 × 70 cm', 'Eiche'];

describe('the product page', () => {
  it('asks for texts of another language only where they are compared', async () => {
    const expectAsked = async (
      handle: string,
      code: LocaleCode,
      operation: string,
    ) => {
      // On a busy machine the page does not wait for the store's first language, and asks otherwise.
      await vi.waitFor(async () => {
        await forgetRequests(shop.origin);
        await load(handle, code);
        const operations = await loggedOperations(shop.origin);
        const compared = operations.filter((name) =>
          ['FirstProduct', 'ProductHandle'].includes(name),
        );
        expect(compared).toEqual([operation]);
      }, 10_000);
    };
    await expectAsked('flugbuch', 'de', 'ProductHandle');
    await expectAsked('pilot-logbook', 'en', 'FirstProduct');
  });

  it('shows the first available variant without a choice', async () => {
    const map = await page('metarmap');
    expect(map.title).toBe('METARmap');
    expect(selected(map)).toEqual(FIRST);
    expect(map.variant?.price.price.currencyCode).toBe('EUR');
    expect(map.descriptionHtml).toContain('<strong>');
    const [details, shipping] = (await page('metarmap-connect')).texts;
    expect(details?.lines.some(({label}) => label === 'Maße')).toBe(true);
    expect(shipping?.lines.length).toBeGreaterThan(0);
  });

  it('follows a link to a variant that was published or renamed a minute ago', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    try {
      const memory = resultMemory();
      const first = await page('metarmap');
      const last = first.loaded.product.variants.nodes.at(-1);
      const link = variantSearch(last?.id ?? '');
      const chosen = async () => {
        const options = {memory};
        const shown = await shownProduct(
          shop.origin,
          'metarmap',
          link,
          'de',
          options,
        );
        return shown.variant?.id;
      };
      editResults({VariantOptions: () => ({node: null})});
      expect(await chosen()).toBe(first.variant?.id);
      vi.unstubAllGlobals();
      vi.setSystemTime(Date.now() + 60_000);
      expect(await chosen()).toBe(last?.id);
    } finally {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
  });

  it('names the longer side of a landscape map first, and shows each frame', async () => {
    const alps = await page('metarmap', '?Region=Alpen');
    const [, sizes, frames] = alps.optionGroups;
    expect(sizes?.values.map(({label}) => label)).toEqual([
      '70\u00A0×\u00A050\u00A0cm',
      '100\u00A0×\u00A070\u00A0cm',
    ]);
    expect(frames?.values[0]?.picture?.url).toContain('frame-oak');
    expect(frames?.values[1]?.picture?.url).toContain('frame-walnut');
    const map = await page('metarmap');
    expect(map.optionGroups[1]?.values[0]?.label).toBe(
      '50\u00A0×\u00A070\u00A0cm',
    );
  });

  it('shows the chosen size in its room second, in the chosen frame', async () => {
    const second = async (search: string) =>
      (await page('metarmap', search)).gallery[1]?.image.url;
    expect(await second('')).toContain('metarmap-oak-room.webp');
    expect(await second('?Größe=70 × 100 cm&Rahmen=Schwarz')).toContain(
      'metarmap-black-room-large.webp',
    );
    const small = 'Größe=50 × 70 cm&Rahmen=Nussbaum';
    expect(await second(`?Region=Alpen&${small}`)).toContain(
      'metarmap-alps-walnut-room.webp',
    );
    const large = 'Größe=70 × 100 cm&Rahmen=Schwarz';
    expect(await second(`?Region=US-Ostküste&${large}`)).toContain(
      'metarmap-east-coast-black-room-large.webp',
    );
  });

  it('shows each variant’s own 3D model, in its real size and as it hangs', async () => {
    const {loaded} = await page('metarmap', '', 'en');
    const variants = loaded.product.variants.nodes;
    expect(variants).toHaveLength(29);
    for (const {id, title, selectedOptions} of variants) {
      const [region, size = '', frame = ''] = selectedOptions.map(
        ({value}) => value,
      );
      const {gallery} = await page('metarmap', variantSearch(id), 'en');
      const models = gallery.filter((medium) => medium.kind === 'model');
      expect(models, title).toHaveLength(1);
      expect(models[0]?.image.altText?.toLowerCase(), title).toContain(
        `${region}, ${size}, with ${frame} frame`.toLowerCase(),
      );
      const file = await fetch(models[0]?.url ?? '');
      const {min, max} = boundsOf(await file.arrayBuffer());
      const sides = /(\d+) × (\d+) cm/.exec(size)?.slice(1).map(Number) ?? [];
      if (region === 'Alps') sides.reverse();
      // Centimetres; the frame's edges are rounded.
      expect(
        max.map((side, axis) => Math.round((side - (min[axis] ?? 0)) * 100)),
        title,
      ).toEqual([...sides, 2]);
      // Its back touches the wall.
      expect(min[2], title).toBeCloseTo(0);
    }
  });

  it('selects the variant that ?variant= names, in both languages', async () => {
    const {variant} = await page('metarmap', '?Rahmen=Nussbaum');
    const search = variantSearch(variant?.id ?? '');
    expect(search).toMatch(/^\?variant=\d+$/);
    expect(selected(await page('metarmap', search))).toEqual([
      'Deutschland',
      '50 × 70 cm',
      'Nussbaum',
    ]);
    expect(selected(await page('metarmap', search, 'en'))[2]).toBe('Walnut');
  });

  it('selects by option parameters, even if some are missing', async () => {
    expect(
      selected(await page('metarmap', '?Region=Alpen&Rahmen=Schwarz')),
    ).toEqual(['Alpen', '50 × 70 cm', 'Schwarz']);
    // A combination that does not exist leads to one that does.
    expect(
      selected(
        await page('metarmap', '?Rahmen=Weiß&Region=Alpen&Größe=70 × 100 cm'),
      ),
    ).toEqual(['Alpen', '50 × 70 cm', 'Weiß']);
    const {variant} = await page('metarmap', '?Rahmen=Schwarz');
    expect(variant?.availability).toEqual({state: 'lowStock', left: 3});
  });

  it.each([
    '?variant=abc',
    '?variant=999999999999',
    `?variant=${'9'.repeat(10_000)}`,
    '?utm_source=x&Rahmen=Gold&%E2%80%AE=x',
  ])('ignores a malformed or unknown choice: %s', async (search) => {
    expect(selected(await page('metarmap', search))).toEqual(FIRST);
  });

  it('ignores a variant of another product', async () => {
    const {variant} = await page('metarmap-mini');
    const search = variantSearch(variant?.id ?? '');
    expect(selected(await page('metarmap', search))).toEqual(FIRST);
  });

  it('has films, a framed film and a model with files that exist', async () => {
    const {gallery} = await page('metarmap');
    expect(gallery.slice(-3).map(({kind}) => kind)).toEqual([
      'video',
      'model',
      'externalVideo',
    ]);
    const files = gallery.flatMap((medium) => {
      if (medium.kind === 'video') return medium.sources.map(({url}) => url);
      return medium.kind === 'model' ? [medium.url] : [];
    });
    expect(files).toHaveLength(3);
    for (const url of files) {
      expect((await fetch(url, {method: 'HEAD'})).status).toBe(200);
    }
  });

  it('names the colours that no option shows', async () => {
    const {colors} = await page('metarmap');
    // Its frames show the colours already.
    expect(colors).toEqual([]);
    expect((await page('metarmap-erstausgabe')).colors).not.toEqual([]);
  });

  it('redirects from its handle in the other language to its own', async () => {
    expect(await load('reinigungsspray', 'en')).toEqual({
      movedTo: 'cleaning-spray',
    });
    expect(await load('cleaning-spray')).toEqual({movedTo: 'reinigungsspray'});
  });

  it.each(['', 'no-such-product', '😀', '‮rtl', '%', 'x'.repeat(10_000)])(
    'finds no product %j',
    async (handle) => {
      expect(await load(handle)).toBeNull();
    },
  );
});

describe('the sections below the map', () => {
  it('tell what is in the box, its data, and how long it works', async () => {
    const {sections} = await page('metarmap', '', 'en');
    const {box, data, support, press} = sections;
    // Of the region that visitors from the United States see first.
    expect(box?.picture?.url).toContain('metarmap-east-coast-box.webp');
    expect(box?.darkPicture?.url).toContain('east-coast-box-night.webp');
    expect(box?.items).toContainEqual({
      text: 'Wall Rail with Level',
      path: '/products/french-cleat',
    });
    expect(data?.lines).toContainEqual({
      label: 'Weight',
      text: '6.8\u00A0lb (3.1\u00A0kg)',
    });
    expect(support?.updatesUntil).toBe('December 31, 2033');
    expect(support?.parts[0]?.price).toMatch(/^\$/);
    expect(press?.source).toContain('(sample)');
  });

  it('compare its regions and sizes, as many airports as each chart has', async () => {
    const {sections} = await page('metarmap', '', 'de');
    const {comparison} = sections;
    expect(comparison).toMatchObject({
      heads: [
        'Region',
        '50\u00A0×\u00A070\u00A0cm',
        '70\u00A0×\u00A0100\u00A0cm',
        'Flugplätze',
      ].map((text) => ({text})),
      notes: [
        {name: 'Gewicht', cells: ['3,1\u00A0kg', '5,4\u00A0kg']},
        {name: 'Strom', cells: ['höchstens 4\u00A0W', 'höchstens 6\u00A0W']},
      ],
    });
    expect(comparison?.rows.map(({cells}) => cells)).toEqual(
      REGIONS.map((region) => [String(placedStations(region).length)]),
    );
    expect(comparison?.rows[0]?.offers.map((offer) => offer?.isChosen)).toEqual(
      [true, false],
    );
  });

  it('say what nothing else on the page says', async () => {
    const map = await page('metarmap');
    expect(map.weight).toBeNull();
    expect((await page('metarmap-mini')).weight).toBe('900 g');
    const details = {
      key: 'details',
      type: 'multi_line_text_field',
      value: 'Gewicht: 3 kg\nFarbe: bunt',
    };
    editResults({
      Product: (data) => {
        const product = data.product as {texts: {key: string}[]};
        const texts = [details, ...product.texts.filter(Boolean)];
        return {...data, product: {...product, texts}};
      },
    });
    const {texts} = await page('metarmap');
    vi.unstubAllGlobals();
    expect(texts[0]?.lines).toEqual([{label: 'Farbe', text: 'bunt'}]);
  });

  it('are not shown for a product that has none of it', async () => {
    const {sections} = await page('kniebrett');
    expect(Object.values(sections)).toEqual(
      Object.values(sections).map(() => null),
    );
  });

  it('show some reviews, and lead to the page with all of them', async () => {
    const map = await page('metarmap');
    expect(map.reviews).toHaveLength(3);
    expect(map.allReviewsPath).toBe('/products/metarmap/reviews');
    expect(map.distribution?.map(({count}) => count)).toEqual([
      182, 24, 5, 2, 1,
    ]);
    // Two, and the one that is quoted.
    const mug = await page('tasse-cavok');
    expect(mug.reviews.map(({author}) => author)).not.toContain(
      mug.quote?.author,
    );
    expect(mug.reviews).toHaveLength(2);
    expect(mug.allReviewsPath).toBe('/products/tasse-cavok/reviews');
    const context = pageContext();
    const all = await loadReviews(
      context,
      'metarmap',
      new URL(
        'http://localhost:3000/en/products/metarmap/reviews?sort_by=worst',
      ),
    );
    expect(all.reviews).toHaveLength(7);
    expect(all.reviews[0]?.rating.value).toBe(4);
    expect(all.productPath).toBe('/metarmap');
    expect(all.offer).toMatchObject({
      price: {isFrom: true},
      requiresShipping: true,
    });
    expect(all.seo.canonical).toMatch(/\/en\/products\/metarmap\/reviews$/);
    const none = loadReviews(
      context,
      'knee-board',
      new URL('http://localhost:3000/en/products/knee-board/reviews'),
    );
    await expect(none).rejects.toMatchObject({status: 404});
    editResults(
      {
        ProductReviews: ({product}) => ({
          product: {...(product as object), reviews: null},
        }),
      },
      [{...PART_IS_MISSING, path: ['product', 'reviews']}],
    );
    const unread = loadReviews(
      pageContext(),
      'metarmap',
      new URL('http://localhost:3000/en/products/metarmap/reviews'),
    );
    await expect(unread).rejects.toMatchObject({status: 503});
    vi.unstubAllGlobals();
  });
});

describe('recommendations', () => {
  type Context = ReturnType<typeof storefrontContext>;

  const contextWith = (
    query?: (
      ...asked: Parameters<Context['storefront']['query']>
    ) => Promise<object>,
  ) => {
    const context = storefrontContext(shop.origin, 'de');
    const storefront = {...context.storefront, ...(query && {query})};
    const waitUntil = vi.fn();
    return {
      ...context,
      waitUntil,
      storefront: storefront as Context['storefront'],
    };
  };
  const there = Promise.resolve();

  it('are in stock, are not spare parts, and are neither in the box nor already on the page', async () => {
    const never = new Promise(() => undefined);
    const context = contextWith();
    const cards = await loadRecommendations(context, 'metarmap', never);
    expect(cards).toHaveLength(4);
    const matching = await matchesOf('metarmap');
    for (const {id, badges} of cards) {
      expect(matching.map((named) => named.id)).not.toContain(id);
      expect(badges).not.toContain('sparePart');
      expect(badges).not.toContain('soldOut');
    }
    // As if the shop recommended something that is in the map's box.
    const spare = await loadRecommendations(context, 'metarmap-connect', never);
    const [first, second] = spare;
    if (!first || !second) throw new Error('Too few recommendations.');
    const {storefront} = context;
    const boxed = contextWith(async (...asked) => ({
      ...(await storefront.query(...asked)),
      product: {inTheBox: {value: JSON.stringify([first.id])}},
    }));
    const rest = await loadRecommendations(boxed, 'metarmap-connect', never);
    expect(rest[0]?.handle).toBe(second.handle);
  });

  it('delay a product by at most 200 ms, and are on the next page', async () => {
    vi.useFakeTimers();
    const slow = contextWith(() => new Promise(() => undefined));
    const loading = loadRecommendations(slow, 'metarmap', there);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    expect(await loading).toEqual([]);
    expect(slow.requestLog.usesFallbackContent).toBe(true);
    // The response is awaited in the background, so that it is cached.
    expect(slow.waitUntil).toHaveBeenCalledOnce();
  });

  it('are empty for an unknown product and when the shop fails', async () => {
    vi.spyOn(console, 'error');
    expect(await loadRecommendations(contextWith(), 'no-such', there)).toEqual(
      [],
    );
    const failing = contextWith(() => Promise.reject(new Error('down')));
    expect(await loadRecommendations(failing, 'x', there)).toEqual([]);
    expect(loggedLines('without recommendations')).not.toEqual([]);
  });
});

describe('the home page', () => {
  it('has the map and best sellers beside it, in the page’s language', async () => {
    const home = await loadHome(storefrontContext(shop.origin, 'en'));
    expect(home?.map?.handle).toBe('metarmap');
    expect(
      home?.map?.options[0]?.optionValues[0]?.firstSelectableVariant?.price
        .currencyCode,
    ).toBe('USD');
    expect(home?.featured).toHaveLength(4);
    expect(home?.featured.map(({handle}) => handle)).not.toContain('metarmap');
    for (const {badges} of home?.featured ?? []) {
      expect(badges).not.toContain('sparePart');
    }
  });

  it('is shown without products when Shopify fails', async () => {
    vi.spyOn(console, 'error');
    await breakShop(shop.origin, {operation: '*', kind: 'status'});
    const context = storefrontContext(shop.origin, 'de');
    expect(await loadHome(context)).toBeNull();
    expect(context.requestLog.usesFallbackContent).toBe(true);
    expect(loggedLines('home page without products')).toHaveLength(1);
  }, 10_000);
});

describe('products that go well with a product', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('have their prices, and of the map the picture and the price of the visitor’s region', async () => {
    const [map, print] = await matchesOf('metarmap-mini', {
      i18n: {language: 'EN', country: 'US'},
    });
    expect(map).toMatchObject({
      title: 'METARmap',
      path: '/products/metarmap',
      price: {price: {currencyCode: 'USD'}, isFrom: true},
    });
    expect(map?.image?.url).toContain('east-coast');
    expect(print?.price.was).toBeDefined();
  });

  it('are left out while the prices of their plans are late, which the next page has', async () => {
    const {loaded} = await shownProduct(shop.origin, 'metarmap-mini');
    const product = structuredClone(loaded.product);
    const [map] = product.matchingColors?.references?.nodes ?? [];
    Object.assign(map ?? {}, {requiresSellingPlan: true});
    const waitUntil = vi.fn();
    const context = {...pageContext(), waitUntil};
    const query = () => new Promise(() => undefined);
    const storefront = {...context.storefront, query};
    vi.useFakeTimers();
    const matching = loadMatchingProducts(
      {...context, storefront: storefront as typeof context.storefront},
      {...loaded, product},
    );
    await vi.advanceTimersByTimeAsync(MATCHING_TIMEOUT_MS);
    const titles = (await matching).map(({title}) => title);
    expect(titles).toEqual(['Heimatplatz-Karte']);
    expect(context.requestLog.usesFallbackContent).toBe(true);
    expect(waitUntil).toHaveBeenCalled();
  });

  it('can be bought', async () => {
    editResults({
      Product: (data) => {
        const copy = structuredClone(data) as unknown as ProductQuery;
        for (const node of copy.product?.matchingColors?.references?.nodes ??
          [])
          if ('title' in node && node.title === 'METARmap')
            Object.assign(node, {availableForSale: false});
        return copy;
      },
    });
    const titles = (await matchesOf('metarmap-mini')).map(({title}) => title);
    expect(titles).toEqual(['Heimatplatz-Karte']);
  });
});

it('the map’s own page has the title and description that the merchant gave search engines', async () => {
  const context = pageContext();
  const url = new URL('http://localhost:3000/en/metarmap');
  const {seo} = await loadProductPage(context, 'metarmap', url);
  expect(seo).toMatchObject({
    title: 'METARmap: the wall map that shows flying weather',
    canonical: url.href,
  });
});

it.each([
  ['US', 'US'],
  ['GB', 'UK'],
  ['DE', 'EU'],
  // Neither the country nor a code of it is a value.
  ['CA', 'US'],
  ['JP', 'US'],
  ['CH', 'EU'],
] as const)(
  'a visitor from %s finds the plug %s chosen',
  async (country, plug) => {
    const {optionGroups} = await shownProduct(
      shop.origin,
      'usb-c-power-supply',
      '',
      'en',
      {i18n: {language: 'EN', country}},
    );
    expect(optionGroups.find(({name}) => name === 'Plug')?.selected).toBe(plug);
  },
);

it.each([
  ['', /mini-box\.webp/],
  ['?Region=Alpen&Rahmen=Schwarz', /mini-alps-box\.webp/],
  ['?Region=Süddeutschland', /mini-south-box\.webp/],
])(
  'shows the box of the small map’s region, whatever its frame: %s',
  async (search, file) => {
    const {sections} = await page('metarmap-mini', search);
    expect(sections.box?.picture?.url).toMatch(file);
    expect(sections.box?.darkPicture?.url).toMatch(/-night\.webp/);
  },
);
