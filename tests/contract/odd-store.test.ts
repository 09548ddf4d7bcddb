import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  same,
  type Metafield,
  type Product,
} from '@metarmap/local-shop/catalogue';
import {EMPTY_CATALOGUE, seedCatalogue} from '@metarmap/local-shop/seed';
import {
  METAFIELD_DEFINITIONS,
  type MetafieldOwner,
} from '@metarmap/store/definitions';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {stubCaches} from '../support/commerce-client';
import {loadedPage} from '../support/loaded-page';
import {ownShop} from '../support/own-shop';
import {pathsOf} from '../support/paths-of';
import {shownProduct} from '../support/shown-product';
import {withoutTimeouts} from '../support/without-timeouts';

const PINS = 'kartennadeln';
const UNICODE = 'خريطة-地図-карта';

/** Names that every object of JavaScript has, or that a `Map` of keys would lose. */
const ODD = ['__proto__', 'constructor', 'toString'];

/** A value of a type that none of our definitions of this type can be mistaken for. */
function ofOtherType(
  type: string,
): Extract<Metafield['value'], {value: unknown}> {
  if (/text|url|color|json/.test(type)) {
    return {type: 'number_integer', value: '12'};
  }
  if (/reference|money|rating|dimension/.test(type)) {
    return {type: 'json', value: same('{"a": [1, null], "value": {}}')};
  }
  return {type: 'single_line_text_field', value: same('x: y, {"a": [')};
}

/** Each metafield of ours, as an app or a merchant has defined it with another type. */
const ofOtherTypes = (owner: MetafieldOwner): readonly Metafield[] =>
  METAFIELD_DEFINITIONS.filter((each) => each.owner === owner).map(
    ({namespace, key, type}) => ({namespace, key, value: ofOtherType(type)}),
  );

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
        metafields: ofOtherTypes('PRODUCT'),
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
      const handle = prefix ? 'microfiber-cloth' : 'mikrofasertuch';
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

const wrong = ownShop({
  catalogue: {
    ...seedCatalogue,
    products: seedCatalogue.products.map((product) => ({
      ...product,
      metafields: ofOtherTypes('PRODUCT'),
      variants: product.variants.map((variant) => ({
        ...variant,
        metafields: ofOtherTypes('PRODUCTVARIANT'),
      })),
    })),
    collections: seedCatalogue.collections.map((collection) => ({
      ...collection,
      metafields: ofOtherTypes('COLLECTION'),
    })),
    metaobjects: seedCatalogue.metaobjects.map((entry) => ({
      ...entry,
      fields: entry.fields.map((field) => {
        const {type, value} = ofOtherType(field.type);
        return {
          ...{key: field.key, type},
          value: typeof value === 'string' ? same(value) : value,
        };
      }),
    })),
  },
});

const CARDS = seedCatalogue.products.filter(({isGiftCard}) => isGiftCard);

const cards = ownShop({
  catalogue: {
    ...EMPTY_CATALOGUE,
    products: CARDS,
    collections: seedCatalogue.collections.slice(0, 1).map((collection) => ({
      ...collection,
      productIds: CARDS.map(({id}) => id),
    })),
  },
});

describe.each([
  ['whose metafields and entries all have other types than ours', wrong],
  ['of gift cards only', cards],
])('a store %s', (_, store) => {
  withoutTimeouts();

  it('has each page of its sitemaps, and the usual ones', async () => {
    const paths = await pathsOf(store.origin);
    expect(paths.size).toBeGreaterThan(15);
    for (const path of paths) {
      const {status, data} = await loadedPage(store.origin, path);
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(data), path).not.toMatch(
        /\[object|\bundefined\b|\bNaN\b|x: y/,
      );
    }
  }, 120_000);
});

it('sends no gift card by post', async () => {
  const {variant} = await shownProduct(cards.origin, 'geschenkkarte');
  const visitor = createVisitor(cards.origin);
  const {shipping} = cartOf(await visitor.act(add(variant?.id ?? '', 1)));
  expect(shipping).toMatchObject({cost: 'none', arrival: null});
});
