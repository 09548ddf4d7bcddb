import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  allSitemaps,
  loadSitemapPage,
  writtenPages,
} from '~/lib/sitemap/load-sitemap.server';
import {searchTexts} from '~/lib/catalogue/load-search.server';
import {loadProductsById} from '~/lib/product/load-products-by-id.server';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {merchantRedirect} from '~/lib/server/redirect.server';
import {FIELD_SCOPES, type Scope} from '@metarmap/local-shop/testing';
import {newCustomer} from '../support/account-visitor';
import {makeCart} from '../support/cart-client';
import {readCustomer} from '../support/customer-client';
import {ownShop} from '../support/own-shop';
import {stubCaches} from '../support/commerce-client';
import {loadedPage} from '../support/loaded-page';
import {aboutMap} from '../support/map-words';
import {createVisitor} from '../support/cart-visitor';
import {add, cartOf, keys} from '../support/cart-results';
import {shownProduct} from '../support/shown-product';
import {withoutTimeouts} from '../support/without-timeouts';

const shop = ownShop({
  profile: 'soap',
  withoutScopes: [
    'unauthenticated_read_product_tags',
    'unauthenticated_read_product_inventory',
  ],
});

const open = ownShop({profile: 'soap'});

/** Names of the sample's merchant, whose legal texts are no other's. */
const OF_THE_SAMPLE = /Musterw|metarmap\.example/;

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

/** The paths of the sitemaps, in each language. */
async function sitemapPaths(): Promise<string[]> {
  const {context} = await loadedPage(shop.origin, '/');
  const content = await requireMerchantContent(context);
  const lists = await Promise.all(
    (await allSitemaps(context)).map(
      async ([type, after]) =>
        (await loadSitemapPage(context, type, after, content)) ?? [],
    ),
  );
  const pages = [...(await writtenPages(context)), ...lists.flat()];
  return pages.flatMap(({paths: {de, en}}) => [
    ...(de === undefined ? [] : [de]),
    ...(en === undefined ? [] : [en === '/' ? '/en' : `/en${en}`]),
  ]);
}

describe('a soap maker’s store, in French first', () => {
  it('has each page of its sitemaps, in its own words', async () => {
    const paths = await sitemapPaths();
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const {status, data} = await loadedPage(shop.origin, path);
      expect(status, path).toBe(200);
      expect(aboutMap(data), path).toEqual([]);
      expect(JSON.stringify(data), path).not.toMatch(OF_THE_SAMPLE);
    }
  }, 120_000);

  it('sells each variant with its plan, in quantities that the merchant allows', async () => {
    for (const handle of ['honigseife', 'planche-a-savon']) {
      const {loaded} = await shownProduct(shop.origin, handle);
      for (const {id} of loaded.product.variants.nodes) {
        const {variant, isPlanRequired} = await shownProduct(
          shop.origin,
          loaded.product.handle,
          `?variant=${id.split('/').at(-1)}`,
        );
        expect(variant?.id).toBe(id);
        expect(isPlanRequired).toBe(true);
        const [plan] = variant?.plans ?? [];
        expect(plan?.group).toBe('Im Abo');
        const least = variant?.quantity.least ?? 0;
        const visitor = createVisitor(shop.origin, {country: 'CH'});
        const result = await visitor.act(
          add(id, least, {sellingPlanId: plan?.id}),
        );
        expect(result.problems).toEqual([]);
        expect(cartOf(result).lines).toMatchObject([
          {merchandiseId: id, quantity: least, sellingPlan: plan?.name},
        ]);
      }
    }
  });

  it('says once that several products need a plan', async () => {
    const lines = await Promise.all(
      ['honigseife', 'probierset'].map(async (handle) => {
        const {variant} = await shownProduct(shop.origin, handle);
        return {merchandiseId: variant?.id ?? '', quantity: 1};
      }),
    );
    const visitor = createVisitor(shop.origin, {country: 'CH'});
    const result = await visitor.act({kind: 'add', lines});
    expect(keys(result)).toEqual(['planRequired']);
  });

  it('offers no more than its cart takes, and removes what came there otherwise', async () => {
    const crate = await shownProduct(shop.origin, 'seifenkiste');
    const {id = '', quantity, buyNow, plans} = crate.variant ?? {};
    expect(quantity).toEqual({least: 12, most: 10, step: 6, isPossible: false});
    expect(buyNow).toBeNull();
    const sellingPlanId = plans?.[0]?.id;
    const visitor = createVisitor(shop.origin, {country: 'CH'});
    const refused = await visitor.act(add(id, 10, {sellingPlanId}));
    expect(keys(refused)).toEqual(['quantityStep']);
    const cart = await makeCart(shop.origin, {
      lines: [{merchandiseId: id, quantity: 12, sellingPlanId}],
    });
    visitor.context().replaceCartId(cart.id);
    const shown = cartOf(await visitor.read());
    const [line] = shown.lines;
    expect(line?.quantity).toBe(12);
    const removed = await visitor.act({
      kind: 'update',
      lines: [{id: line?.id ?? '', quantity: 12}],
    });
    expect(removed.problems).toMatchObject([
      {key: 'quantityStep'},
      {key: 'bulk', subject: 'Seifenkiste', quantity: 12},
    ]);
    expect(cartOf(removed).lines).toEqual([]);
  });
});

it('a product that the merchant hides from search engines is where people are led to it', async () => {
  const TITLE = 'Probierset';
  const textOf = async (path: string) =>
    JSON.stringify((await loadedPage(open.origin, path)).data);
  const product = await loadedPage(open.origin, '/products/probierset');
  expect(product.status).toBe(200);
  expect(product.data).toContainEqual(
    expect.objectContaining({
      seo: expect.objectContaining({isHidden: true}) as unknown,
    }),
  );
  expect(await textOf('/collections/seifen')).toContain(TITLE);
  const listed = ['/search?q=probierset', '/search/suggestions', '/agents.md'];
  for (const path of listed) {
    expect(await textOf(path), path).not.toContain(TITLE);
  }
  const pages = await loadSitemapPage(product.context, 'products', null);
  expect(pages?.length).toBe(3);
});

/** What a response contains as JSON. */
const parsed = (data: unknown): unknown =>
  typeof data === 'string' ? JSON.parse(data) : data;

/** Titles of what a page's data lists, with the language that each names. */
function titlesIn(data: unknown): Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return {};
  const {title, label, langs, lang} = data as Record<string, unknown>;
  const name = title ?? label;
  const of = (langs as {title?: string} | undefined)?.title ?? lang;
  return Object.assign(
    {},
    ...Object.values(data).map(titlesIn),
    typeof name === 'string' ? {[name]: of} : {},
  ) as Record<string, unknown>;
}

const PLANK = 'Planche à savon en hêtre';

describe('what the soap maker has not translated', () => {
  withoutTimeouts();

  it.each([
    '/collections/seifen',
    '/en/collections/soaps',
    '/search?q=savon',
    '/en',
    '/products/honigseife',
    '/pages/fete-de-la-lavande',
    '/search/suggestions',
  ])('names its language in the lists of %s', async (path) => {
    const {status, data} = await loadedPage(open.origin, path);
    expect(status).toBe(200);
    const titles = titlesIn(data.slice(0, -3).map(parsed));
    expect(titles[PLANK], JSON.stringify(titles)).toBe('fr');
    expect(titles.Honigseife).toBeUndefined();
    expect(titles['Honey Soap']).toBeUndefined();
  });

  it('names its language beside collections, found pages, lines of the cart and the size guide', async () => {
    const collections = await loadedPage(open.origin, '/collections');
    expect(titlesIn(collections.data.slice(0, -3))).toMatchObject({
      'Le bois': 'fr',
      'Alle Seifen': undefined,
    });
    const {data} = await loadedPage(open.origin, '/collections/bois');
    expect(data).toContainEqual(
      expect.objectContaining({
        collection: expect.objectContaining({
          langs: expect.objectContaining({title: 'fr'}) as unknown,
        }) as unknown,
      }),
    );
    const {context} = await loadedPage(open.origin, '/');
    const [letter] = await searchTexts(context, 'lettre');
    expect(letter?.langs?.title).toBe('fr');
    const {id, variant, sizeGuide} = await shownProduct(
      open.origin,
      'planche-a-savon',
    );
    const {products} = await loadProductsById(context, [id]);
    expect(products).toMatchObject([{card: {langs: {title: 'fr'}}}]);
    expect(sizeGuide).toMatchObject({bodyLang: 'fr'});
    expect(sizeGuide?.titleLang).toBeUndefined();
    const visitor = createVisitor(open.origin, {country: 'CH'});
    const sellingPlanId = variant?.plans[0]?.id;
    const result = await visitor.act(
      add(variant?.id ?? '', 6, {sellingPlanId}),
    );
    expect(cartOf(result).lines).toMatchObject([{title: PLANK, lang: 'fr'}]);
  });
});

const SCOPES = Object.keys(
  Object.fromEntries(Object.values(FIELD_SCOPES).map((scope) => [scope, 1])),
) as Scope[];

/** The status of a page, also when it is thrown as data. */
async function statusAt(origin: string, path: string): Promise<number> {
  return (await loadedPage(origin, path)).status;
}

/** What a redirect of the merchant's becomes. */
async function redirectAt(origin: string): Promise<number> {
  const {context} = await loadedPage(origin, '/');
  const response = await merchantRedirect(
    new Request('http://localhost:3000/miel'),
    new Response(null, {status: 404}),
    context,
  );
  return response.status;
}

/** The last pieces of a variant in stock. */
const LAST_ONES = '?Duft=Rose&Gewicht=1%20kg';

/** A visitor who adds a soap to the cart. */
async function withSoap(origin: string) {
  const {variant} = await shownProduct(open.origin, 'honigseife');
  const visitor = createVisitor(origin, {country: 'CH'});
  const sellingPlanId = variant?.plans[0]?.id;
  const result = await visitor.act(add(variant?.id ?? '', 1, {sellingPlanId}));
  return {visitor, result};
}

/** Whether a visitor of the sample shop can sign in and see their account. */
async function canSignIn(origin: string): Promise<boolean> {
  try {
    const customer = await newCustomer(origin);
    const {token} = customer;
    return (
      token.value !== null &&
      (await readCustomer(origin, token.value, 'id')) !== null
    );
  } catch {
    return false;
  }
}

/** What a storefront is like whose token lacks a scope, as `docs/real-store.md` says it. */
const WITHOUT: Readonly<Record<Scope, (origin: string) => Promise<void>>> = {
  unauthenticated_read_product_listings: async (origin) => {
    for (const path of ['/collections/seifen', '/products/honigseife']) {
      expect(await statusAt(origin, path), path).toBe(503);
    }
  },
  unauthenticated_read_product_inventory: async (origin) => {
    const stock = async (at: string) =>
      (await shownProduct(at, 'honigseife', LAST_ONES)).variant?.availability;
    expect(await stock(open.origin)).toEqual({state: 'lowStock', left: 2});
    expect(await stock(origin)).toEqual({state: 'available'});
  },
  unauthenticated_read_product_tags: async (origin) => {
    const shown = async (at: string) =>
      JSON.stringify((await loadedPage(at, '/collections/seifen')).data);
    expect(await shown(open.origin)).toContain('"bestseller"');
    expect(await shown(origin)).toContain('Honigseife');
    expect(await shown(origin)).not.toContain('"bestseller"');
  },
  unauthenticated_read_selling_plans: async (origin) => {
    expect(await statusAt(origin, '/products/honigseife')).toBe(503);
    // All of it is sold only with a plan.
    expect(await statusAt(origin, '/collections/seifen')).toBe(503);
    expect(await statusAt(origin, '/blogs/journal')).toBe(200);
  },
  unauthenticated_read_metaobjects: async (origin) => {
    const {status, data} = await loadedPage(origin, '/');
    expect(status).toBe(200);
    expect(JSON.stringify(data)).not.toContain('Seife aus dem Süden');
    expect(await statusAt(origin, '/pages/fete-de-la-lavande')).toBe(503);
    // The store's first language is no metaobject.
    const {data: list, context} = await loadedPage(origin, '/collections/bois');
    expect(titlesIn(list.slice(0, -3).map(parsed))[PLANK]).toBe('fr');
    expect(context.requestLog.usesFallbackContent).toBe(true);
    expect(await shownProduct(origin, 'planche-a-savon')).toMatchObject({
      ...{titleLang: 'fr', typeLang: 'fr'},
    });
  },
  unauthenticated_read_content: async (origin) => {
    expect(await statusAt(origin, '/')).toBe(200);
    expect(await statusAt(origin, '/pages/fete-de-la-lavande')).toBe(503);
    expect(await redirectAt(open.origin)).toBe(301);
    expect(await redirectAt(origin)).toBe(404);
  },
  unauthenticated_read_checkouts: async (origin) => {
    const {visitor} = await withSoap(origin);
    expect((await visitor.read()).snapshot.status).toBe('unavailable');
  },
  unauthenticated_write_checkouts: async (origin) => {
    const {result} = await withSoap(origin);
    expect(result.problems).toMatchObject([{severity: 'error'}]);
  },
  unauthenticated_read_customers: async (origin) => {
    expect(await canSignIn(open.origin)).toBe(true);
    expect(await canSignIn(origin)).toBe(false);
  },
  unauthenticated_write_customers: async (origin) => {
    expect(await canSignIn(origin)).toBe(false);
  },
};

describe.each(SCOPES)('a token without %s', (scope) => {
  const closed = ownShop({profile: 'soap', withoutScopes: [scope]});

  it('has the effect that the table of a real store says', async () => {
    await WITHOUT[scope](closed.origin);
    const table = readFileSync('docs/real-store.md', 'utf8');
    expect(table).toContain(scope.replace('unauthenticated_', ''));
  });
});
