import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {sendSignInMail} from '@metarmap/local-shop/mails';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {
  allSitemaps,
  loadSitemapPage,
  writtenPages,
} from '~/lib/sitemap/load-sitemap.server';
import {stubCaches} from '../support/commerce-client';
import {readOutbox} from '../support/customer-client';
import {loadedPage} from '../support/loaded-page';
import {aboutMap} from '../support/map-words';
import {ownShop} from '../support/own-shop';
import {shownProduct} from '../support/shown-product';

const shop = ownShop({profile: 'paper'});

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

describe('a store of paper, for Japan only and without pictures, collections and menus', () => {
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
    expect(paths).toContain('/products/washi');
    expect(paths).toContain('/blogs/kami/origami');
    const usual = ['/search', '/search?q=和紙', '/cart', '/wishlist'];
    for (const path of new Set([...paths, ...usual, '/collections/all'])) {
      for (const prefix of ['', '/en']) {
        const shown = prefix + (path === '/' && prefix ? '' : path);
        const {status, data} = await loadedPage(shop.origin, shown);
        expect(status, shown).toBe(200);
        expect(aboutMap(data), shown).toEqual([]);
      }
    }
  }, 120_000);

  it('tells search engines what its home page has, though the merchant wrote nothing', async () => {
    const {data} = await loadedPage(shop.origin, '/');
    expect(data).toContainEqual(
      expect.objectContaining({
        seo: expect.objectContaining({
          title: '紙屋',
          description: 'Alle Produkte von 紙屋: ansehen und online bestellen.',
        }) as object,
      }),
    );
  });

  it('has its own name on the pages that Shopify would host, and in its mails', async () => {
    const page = await (await fetch(`${shop.origin}/outbox`)).text();
    expect(page).toContain('<title>Outbox - 紙屋</title>');
    sendSignInMail(shop.shop, 'ada@example.com', '123456', 'EN');
    const [mail] = await readOutbox(shop.origin);
    expect(mail?.subject).toBe('123456 is your code for 紙屋');
    expect(mail?.text).toMatch(/Best,\n紙屋$/);
    const html = await fetch(`${shop.origin}/outbox/${mail?.id}`);
    expect(aboutMap(await html.text())).toEqual([]);
  });

  it('has every one of 300 variants at its URL, in whole yen', async () => {
    const i18n = {language: 'EN', country: 'JP'} as const;
    for (const [color, size, weight] of [
      [1, 1, 1],
      [10, 6, 5],
      [7, 2, 4],
    ]) {
      const search = new URLSearchParams({
        色: `色 ${color}`,
        サイズ: `A ${size}`,
        厚さ: `g ${weight}`,
      });
      const {loaded} = await shownProduct(
        shop.origin,
        'washi',
        `?${search.toString()}`,
        'en',
        {i18n},
      );
      const {selectedOptions, price} = loaded.variant ?? {};
      expect(selectedOptions?.map(({value}) => value)).toEqual([
        `色 ${color}`,
        `A ${size}`,
        `g ${weight}`,
      ]);
      expect(price?.currencyCode).toBe('JPY');
      expect(Number(price?.amount) % 1).toBe(0);
    }
  });
});
