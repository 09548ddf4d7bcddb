import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadHome} from '~/lib/home/load-home.server';
import {loadProduct} from '~/lib/product/load-product.server';
import {
  productPage,
  productText,
  type ProductPage,
  type ProductTextView,
} from '~/lib/product/product-page.server';
import {variantSearch} from '~/lib/product/variant-link';
import type {LocaleCode} from '~/lib/i18n/locale';
import {breakShop, mendShop} from '../support/faults';
import {boundsOf} from '../support/model-size';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const shop = ownShop();

async function page(
  handle: string,
  search = '',
  code: LocaleCode = 'de',
): Promise<ProductPage & ProductTextView> {
  const loaded = await load(handle, search, code);
  if (!loaded || 'movedTo' in loaded) throw new Error(`${handle} not loaded`);
  return {...productPage(loaded), ...productText(loaded)};
}

function load(handle: string, search = '', code: LocaleCode = 'de') {
  return loadProduct(
    storefrontContext(shop.origin, code),
    handle,
    new URLSearchParams(search),
  );
}

function selected({optionGroups}: ProductPage): string[] {
  return optionGroups.map((group) => group.selected);
}

describe('the product page', () => {
  it('shows the first available variant without a choice', async () => {
    const map = await page('metarmap');
    expect(map.title).toBe('METARmap');
    expect(selected(map)).toEqual(['Deutschland', '50 × 70 cm', 'Eiche']);
    expect(map.variant?.price.price.currencyCode).toBe('EUR');
    expect(map.descriptionHtml).toContain('<strong>');
    const [details, shipping] = map.texts;
    expect(details?.lines.some(({label}) => label === 'Rahmen')).toBe(true);
    expect(shipping?.lines.length).toBeGreaterThan(0);
  });

  it('shows each variant’s own 3D model, in its real size and as it hangs', async () => {
    const loaded = await load('metarmap', '', 'en');
    if (!loaded || 'movedTo' in loaded) throw new Error('not loaded');
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
      // Its back is at the wall.
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

  it('selects by option parameters, a part of them too', async () => {
    expect(
      selected(await page('metarmap', '?Region=Alpen&Rahmen=Schwarz')),
    ).toEqual(['Alpen', '50 × 70 cm', 'Schwarz']);
    // One that is missing leads to one that exists.
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
    expect(selected(await page('metarmap', search))).toEqual(
      selected(await page('metarmap')),
    );
  });

  it('ignores a variant of another product', async () => {
    const {variant} = await page('metarmap-mini');
    expect(
      selected(await page('metarmap', variantSearch(variant?.id ?? ''))),
    ).toEqual(['Deutschland', '50 × 70 cm', 'Eiche']);
  });

  it('leads from the other language’s handle to its own', async () => {
    const german = await load('reinigungsspray');
    if (!german || 'movedTo' in german) throw new Error('not loaded');
    expect(german.handles.en).not.toBe('reinigungsspray');
    expect(await load('reinigungsspray', '', 'en')).toEqual({
      movedTo: german.handles.en,
    });
    expect(await load(german.handles.en)).toEqual({movedTo: 'reinigungsspray'});
  });

  it.each(['', 'no-such-product', '😀', '‮rtl', '%', 'x'.repeat(10_000)])(
    'knows no product %j',
    async (handle) => {
      expect(await load(handle)).toBeNull();
    },
  );
});

describe('a failing provider', () => {
  const fail = () =>
    breakShop(shop.origin, {operation: '*', kind: 'status', count: 100});

  afterEach(async () => {
    vi.restoreAllMocks();
    await mendShop(shop.origin);
  });

  it('leaves the home page without products, but standing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await fail();
    expect(await loadHome(storefrontContext(shop.origin, 'de'))).toBeNull();
    // Work of an earlier file that is still going on may log, too.
    const lines = log.mock.calls.map(([line]) => String(line));
    expect(
      lines.filter((line) => line.includes('home page without products')),
    ).toHaveLength(1);
  }, 10_000);
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
});
