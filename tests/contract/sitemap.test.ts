import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  loadSitemapPage,
  sitemapCursor,
  sitemapCursors,
  STATIC_PATHS,
} from '~/lib/sitemap/load-sitemap.server';
import {ownShop} from '../support/own-shop';
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
  const shop = ownShop();
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

  it.each(['', '"', 'x'.repeat(501), '../..', '😀'])(
    'take %j for no cursor',
    (value) => {
      expect(sitemapCursor(value)).toBeUndefined();
    },
  );

  it('have no page at a cursor that the shop refuses', async () => {
    const after = 'bm9uc2Vuc2U=';
    expect(sitemapCursor(after)).toBe(after);
    expect(await loadSitemapPage(context(), 'products', after)).toBeNull();
  });
});
