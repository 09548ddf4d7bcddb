import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {
  allSitemaps,
  loadSitemapPage,
  writtenPages,
} from '~/lib/sitemap/load-sitemap.server';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {stubCaches} from '../support/commerce-client';
import {loadedPage} from '../support/loaded-page';
import {aboutMap} from '../support/map-words';
import {ownShop} from '../support/own-shop';
import {shownProduct} from '../support/shown-product';
import {withoutTimeouts} from '../support/without-timeouts';

const shop = ownShop({profile: 'oud'});

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

const COLLECTION = '/collections/perfumes';

/** Pictures in a page's data that do not say the language of their words. */
function withoutLang(data: unknown): unknown[] {
  const found: unknown[] = [];
  JSON.stringify(data, (key, value: unknown) => {
    // Pictures of cards have an empty `alt`.
    if (key === 'list') return undefined;
    const isPicture =
      typeof value === 'object' && value !== null && 'altText' in value;
    if (isPicture && value.altText && !('lang' in value)) found.push(value);
    return value;
  });
  return found;
}

describe('a store of perfumes for Kuwait, only in Arabic', () => {
  withoutTimeouts();

  it('has each page of its sitemaps in both languages, and the usual ones', async () => {
    const {context} = await loadedPage(shop.origin, '/');
    const content = await requireMerchantContent(context);
    const lists = await Promise.all(
      (await allSitemaps(context)).map(([type, after]) =>
        loadSitemapPage(context, type, after, content),
      ),
    );
    const pages = [...(await writtenPages(context)), ...lists.flat()];
    const paths = pages.flatMap((page) => Object.values(page?.paths ?? {}));
    expect(paths).toContain(COLLECTION);
    expect(paths).toContain('/blogs/journal/distilling');
    const usual = ['/search', '/search?q=عود', '/cart', '/wishlist'];
    for (const path of new Set([...paths, ...usual, '/collections/all'])) {
      for (const prefix of ['', '/en']) {
        const shown = prefix + (path === '/' && prefix ? '' : path);
        const {status, data} = await loadedPage(shop.origin, encodeURI(shown));
        expect(status, shown).toBe(200);
        expect(aboutMap(data), shown).toEqual([]);
      }
    }
  }, 120_000);

  it.each(['', '/en'])(
    'says at %s that its titles, pictures and filters are Arabic',
    async (prefix) => {
      const {data} = await loadedPage(shop.origin, prefix + COLLECTION);
      expect(data).toContainEqual(
        expect.objectContaining({
          collection: expect.objectContaining({
            langs: expect.objectContaining({title: 'ar'}) as unknown,
          }) as unknown,
          list: expect.objectContaining({
            filters: expect.arrayContaining([
              expect.objectContaining({
                id: 'filter.p.product_type',
                values: expect.arrayContaining([
                  expect.objectContaining({label: 'عطور', lang: 'ar'}),
                ]) as unknown,
              }),
            ]) as unknown,
          }) as unknown,
        }),
      );
      const picture = {altText: 'قارورة على خشب', lang: 'ar'};
      for (const path of [
        COLLECTION,
        '/blogs/journal/distilling',
        '/pages/care',
      ]) {
        const shown = await loadedPage(shop.origin, prefix + path);
        expect(withoutLang(shown.data.slice(0, -3)), path).toEqual([]);
        expect(JSON.stringify(shown.data)).toContain(picture.altText);
      }
      const {titleLang, gallery} = await shownProduct(shop.origin, 'oud-1');
      expect(titleLang).toBe('ar');
      expect(gallery[0]?.image).toMatchObject(picture);
    },
  );

  it('sells in dinars with three decimals, also between two prices', async () => {
    const {variant} = await shownProduct(shop.origin, 'oud-2');
    const visitor = createVisitor(shop.origin, {country: 'KW'});
    const cart = cartOf(await visitor.act(add(variant?.id ?? '', 3)));
    // 15.45 euro at 3,300 dinars for 10,000 euro.
    expect(cart.lines[0]).toMatchObject({
      lang: 'ar',
      each: {amount: '5.099', currencyCode: 'KWD'},
    });
    expect(cart.total).toEqual({amount: '15.297', currencyCode: 'KWD'});
    // The shop is in Kuwait: the carrier collects no duties.
    expect(cart.tax).toBe('unknown');
    const bounds = 'filter.v.price.gte=5.098&filter.v.price.lte=5.099';
    const {data} = await loadedPage(shop.origin, `${COLLECTION}?${bounds}`);
    expect(data).toContainEqual(
      expect.objectContaining({
        list: expect.objectContaining({
          products: [expect.objectContaining({handle: 'oud-2'})] as unknown,
          price: expect.objectContaining({problem: null}) as unknown,
        }) as unknown,
      }),
    );
  });
});
