import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ProductCardView} from '~/lib/product/product-card.server';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {stubCaches} from '../support/commerce-client';
import {loadedPage} from '../support/loaded-page';
import {aboutMap} from '../support/map-words';
import {ownShop} from '../support/own-shop';
import {pathsOf} from '../support/paths-of';
import {shownProduct} from '../support/shown-product';
import {withoutTimeouts} from '../support/without-timeouts';

const shop = ownShop({profile: 'kilim'});

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

const POLAND = {i18n: {language: 'EN', country: 'PL'}} as const;

describe('a store of carpets and ceramics, in Polish first, without German', () => {
  withoutTimeouts();

  it('has each page of its sitemaps, and the usual ones, in its own words', async () => {
    const paths = await pathsOf(shop.origin);
    expect(paths).toContain('/pages/tabela-rozmiarow');
    expect(paths).toContain('/en/products/hutsul-kilim');
    for (const path of paths) {
      const {status, data} = await loadedPage(shop.origin, path);
      expect([path, status]).toEqual([path, 200]);
      expect(aboutMap(data), path).toEqual([]);
      expect(JSON.stringify(data), path).not.toMatch(
        /\[object|\bundefined\b|\bNaN\b|alert\(1\)|inny-serwer/,
      );
    }
  }, 120_000);

  it('sells the variant of its 300 that is chosen, in złoty', async () => {
    for (const [pattern, size, color] of [
      [1, 1, 'Czerwień'],
      [9, 6, 'Wełna surowa'],
      [5, 3, 'Żółć'],
    ] as const) {
      const search = new URLSearchParams({
        Pattern: `Pattern ${pattern}`,
        Size: `${size * 50} × ${size * 80} cm`,
        Color: color,
      });
      const {loaded} = await shownProduct(
        shop.origin,
        'hutsul-kilim',
        `?${search.toString()}`,
        'en',
        POLAND,
      );
      expect(loaded.variant?.selectedOptions.map(({value}) => value)).toEqual([
        ...search.values(),
      ]);
      expect(loaded.variant?.price.currencyCode).toBe('PLN');
    }
  });

  it('gives away what costs nothing, and sells a mug once or by the month', async () => {
    const {variant} = await shownProduct(shop.origin, 'próbka-szkliwa');
    expect(Number(variant?.price.price.amount)).toBe(0);
    const visitor = createVisitor(shop.origin, {country: 'PL'});
    const {lines, total, checkoutUrl} = cartOf(
      await visitor.act(add(variant?.id ?? '', 1)),
    );
    expect(lines).toMatchObject([{title: 'Próbka szkliwa'}]);
    expect(Number(total.amount)).toBe(0);
    expect(checkoutUrl).not.toBeNull();
    const cup = await shownProduct(shop.origin, 'kubek-bolimow');
    expect(cup.isPlanRequired).toBe(false);
    expect(cup.variant?.plans).toHaveLength(2);
  });

  it('shows a product of one market there only', async () => {
    const path = '/products/piec-kaflowy';
    expect((await loadedPage(shop.origin, path)).status).toBe(404);
    const {variant} = await shownProduct(shop.origin, 'tiled-stove', '', 'en', {
      i18n: {language: 'EN', country: 'UA'},
    });
    expect(variant?.price.price.currencyCode).toBe('UAH');
  });

  it.each([
    ['PL', 'mwst'],
    ['GB', 'excluded'],
    ['UA', 'none'],
  ] as const)('says of tax in %s: %s', async (country, tax) => {
    const {variant} = await shownProduct(shop.origin, 'kubek-bolimow');
    const visitor = createVisitor(shop.origin, {country});
    const cart = cartOf(await visitor.act(add(variant?.id ?? '', 1)));
    expect(cart.tax).toBe(tax);
  });

  it('says of a list of vouchers neither tax nor shipping', async () => {
    const listed = async (path: string) =>
      (await loadedPage(shop.origin, path)).data.flatMap((each) => {
        const {list} = (each ?? {}) as {list?: {products: ProductCardView[]}};
        return (list?.products ?? []).map((product) => ({
          isGiftCard: product.isGiftCard,
          requiresShipping: product.requiresShipping,
        }));
      });
    expect(await listed('/collections/bony')).toEqual([
      {isGiftCard: true, requiresShipping: false},
    ]);
    expect(await listed('/collections/glina')).toEqual([{}, {}]);
  });

  it('shows what is written of entries that are half written', async () => {
    const shown = await loadedPage(shop.origin, '/pages/wystawa');
    expect(shown.status).toBe(200);
    expect(JSON.stringify(shown.data)).toContain('Kilim huculski');
    const product = JSON.stringify(
      (await loadedPage(shop.origin, '/products/kilim-huculski')).data,
    );
    expect(product).toContain('Prać ręcznie.');
    for (const path of ['/', '/en']) {
      const {data} = await loadedPage(shop.origin, path);
      expect(JSON.stringify(data)).not.toMatch(/Bez miejsca|Z boku/);
    }
  });
});
