import {existsSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  loadSitemapPage,
  sitemapCursors,
  STATIC_PATHS,
} from '~/lib/sitemap/load-sitemap.server';
import {loader} from '../../app/routes/sitemap.$type[.]xml';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {storefrontContext} from '../support/storefront-context';

it.each(STATIC_PATHS)(
  'the static page %s of the sitemap has a route',
  (path) => {
    const name = path.slice(1) && `.${path.slice(1)}`;
    const files = [`${name}.tsx`, `${name}._index.tsx`].map(
      (end) => new URL(`../../app/routes/($locale)${end}`, import.meta.url),
    );
    expect(files.some((file) => existsSync(file))).toBe(true);
  },
);

describe('sitemaps of the seed catalogue', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());
  const context = () => storefrontContext(shop.origin, 'de');

  it('name each product but the map by its handle in each language', async () => {
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

  it('name each collection by its handle in each language', async () => {
    const pages = await loadSitemapPage(context(), 'collections', null);
    expect(pages?.map(({paths}) => paths)).toContainEqual({
      de: '/collections/geschenke',
      en: '/collections/gifts',
    });
  });

  it('have no page at what is no cursor', async () => {
    const response = await loader({
      context: context(),
      params: {type: 'products'},
      request: new Request('https://shop.example/sitemap/products.xml?after='),
    } as unknown as Parameters<typeof loader>[0]).catch(
      (thrown: unknown) => thrown,
    );
    expect(response).toMatchObject({status: 404});
  });

  it('have no page at a cursor that the shop refuses', async () => {
    const after = 'bm9uc2Vuc2U=';
    expect(await loadSitemapPage(context(), 'products', after)).toBeNull();
  });
});

describe('sitemaps of 5,000 products', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({catalogue: 'generated'});
  }, 60_000);
  afterAll(() => shop.close());

  it('have 250 products a page and every product once', async () => {
    const context = storefrontContext(shop.origin, 'en');
    const cursors = await sitemapCursors(context, 'products');
    const seen = new Set<string>();
    for (const after of cursors) {
      const pages = await loadSitemapPage(context, 'products', after);
      expect(pages?.length).toBeLessThanOrEqual(250);
      for (const {paths} of pages ?? []) seen.add(paths.de ?? '');
    }
    expect(cursors.length).toBe(Math.ceil(seen.size / 250));
    expect(seen.size).toBe(shop.shop.catalogue.products.length);
  }, 60_000);
});
