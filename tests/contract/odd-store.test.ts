import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  same,
  type Metafield,
  type Product,
} from '@metarmap/local-shop/catalogue';
import {seedCatalogue} from '@metarmap/local-shop/seed';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {stubCaches} from '../support/commerce-client';
import {loadedPage} from '../support/loaded-page';
import {ownShop} from '../support/own-shop';
import {shownProduct} from '../support/shown-product';

const PINS = 'kartennadeln';
const UNICODE = 'خريطة-地図-карта';

/** Names that every object of JavaScript has, or that a `Map` of keys would lose. */
const ODD = ['__proto__', 'constructor', 'toString'];

const custom = (key: string, value: Metafield['value']): Metafield => ({
  ...{namespace: 'custom', key, value},
});

/** Metafields that an app or a merchant has defined with another type than ours. */
const OF_OTHER_TYPES: readonly Metafield[] = [
  ...['badges', 'tabs', 'details', 'box_contents', 'data_sheet', 'press'].map(
    (key) => custom(key, {type: 'json', value: same('{"a": [1, null]}')}),
  ),
  ...['size_guide', 'in_the_box', 'add_ons', 'reviews', 'manual'].map((key) =>
    custom(key, {type: 'number_integer', value: '12'}),
  ),
  ...['handling_days', 'updates_until', 'rating_distribution'].map((key) =>
    custom(key, {type: 'boolean', value: 'true'}),
  ),
  ...['matching_colors', 'spare_parts', 'filter_color'].map((key) =>
    custom(key, {type: 'single_line_text_field', value: same('x: y')}),
  ),
  {
    ...{namespace: 'reviews', key: 'rating'},
    value: {type: 'json', value: same('null')},
  },
];

function edited(product: Product): Product {
  switch (product.handle.DE) {
    case PINS:
      return {
        ...product,
        options: product.options.map(({values, ...option}) => ({
          ...option,
          name: same('__proto__'),
          values: values.map((value, index) => ({
            ...value,
            name: same(ODD[index] ?? ''),
          })),
        })),
      };
    case 'reinigungsspray':
      return {...product, handle: same(UNICODE)};
    case 'mikrofasertuch':
      return {
        ...product,
        metafields: OF_OTHER_TYPES,
        productType: same(''),
        descriptionHtml: same(''),
        media: [],
      };
    default:
      return product;
  }
}

const shop = ownShop({
  catalogue: {
    ...seedCatalogue,
    products: seedCatalogue.products.map(edited),
    collections: [],
  },
});

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

describe('a store nobody has seen', () => {
  it('sells each value of an option that is named like a property of objects', async () => {
    for (const value of ODD) {
      const {optionGroups, variant} = await shownProduct(
        shop.origin,
        PINS,
        `?${new URLSearchParams({['__proto__']: value})}`,
      );
      expect(optionGroups.map(({name, selected}) => [name, selected])).toEqual([
        ['__proto__', value],
      ]);
      const visitor = createVisitor(shop.origin);
      const {lines} = cartOf(await visitor.act(add(variant?.id ?? '', 1)));
      expect(lines[0]?.options).toEqual([{name: '__proto__', value}]);
    }
  });

  it('shows a product whose handle is in other scripts', async () => {
    const path = `/products/${encodeURIComponent(UNICODE)}`;
    expect((await loadedPage(shop.origin, path)).status).toBe(200);
    const {variant} = await shownProduct(shop.origin, UNICODE);
    const visitor = createVisitor(shop.origin);
    const {lines} = cartOf(await visitor.act(add(variant?.id ?? '', 1)));
    expect(lines[0]?.path.startsWith(path)).toBe(true);
  });

  it('leaves out metafields of types that no page expects', async () => {
    for (const prefix of ['', '/en']) {
      const handle = prefix ? 'microfibre-cloth' : 'mikrofasertuch';
      const {status, data} = await loadedPage(
        shop.origin,
        `${prefix}/products/${handle}`,
      );
      expect([prefix, status]).toEqual([prefix, 200]);
      expect(JSON.stringify(data)).not.toMatch(/\[object|undefined|NaN/);
    }
  });

  it.each([
    '/',
    '/collections',
    '/search?q=karte',
    '/en',
    '/search/suggestions',
    '/cart',
    '/blogs',
    '/agents.md',
  ])('without collections shows %s', async (path) => {
    const {status} = await loadedPage(shop.origin, path);
    expect([200, 302]).toContain(status);
  });
});
