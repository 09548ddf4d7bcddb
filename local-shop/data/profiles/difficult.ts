import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {METAOBJECT_DEFINITIONS} from '@metarmap/store/definitions';
import {same, type Metaobject} from '../../domain/catalogue';
import type {MenuItem} from '../../domain/shop-content';
import {defineProduct, productId} from '../catalogue-builder';
import {collectionId} from '../collections';
import {toRichText} from '../../domain/rich-text';
import type {ShopSeed} from '../shop-seed';
import {profile as sample} from './sample';

/** The worst title: 300 characters, the last 41 of them a word that no browser can break. */
const LONG = 'Luftfahrtwetterwandkartenbeleuchtung '.repeat(7).padEnd(300, 'x');

const NUMBER = 901;
const letters = (count: number) =>
  Array.from({length: count}, (_value, index) => ({
    name: same(String.fromCharCode(65 + index)),
  }));

const WRITTEN = {
  html: same('<p>Text</p>'),
  type: same('Shirt'),
  sold: 1,
  since: '2026-01-02',
};

const products = [
  defineProduct({
    ...WRITTEN,
    number: NUMBER,
    handle: same('hundert'),
    title: text('Hundert Varianten', 'A hundred variants'),
    price: 12_345,
    options: [
      {name: text('Größe', 'Size'), values: letters(5)},
      {name: text('Farbe', 'Color'), values: letters(5)},
      {name: same('Material'), values: letters(4)},
    ],
    variant: (size, _color, material) => ({
      price: 10_000 + (size ?? 0) * 1_111,
      stock: material === 3 ? 0 : 5,
    }),
  }),
  defineProduct({
    ...WRITTEN,
    number: NUMBER + 1,
    handle: text('langer-titel', 'long-title'),
    title: same(LONG),
    price: 99,
  }),
  defineProduct({
    ...WRITTEN,
    number: NUMBER + 2,
    handle: same('team-shirt'),
    title: same('Team-Shirt'),
    price: 1_999_999,
    compareAt: 2_999_999,
    stock: 0,
  }),
];

/** A value of every kind of field that Shopify has for entries. */
const FIELDS: readonly (readonly [type: string, value: LocalizedText])[] = [
  ['boolean', same('true')],
  ['color', same('#1f4436')],
  ['date', same('2026-02-29')],
  ['date_time', same('2026-11-02T08:00:00Z')],
  ['dimension', same('{"value":12.5,"unit":"cm"}')],
  ['id', same('A-1')],
  ['json', same('{"a":[1,2]}')],
  ['link', same('{"text":"Team","url":"https://example.com/"}')],
  ['money', same('{"amount":"9.90","currency_code":"EUR"}')],
  ['multi_line_text_field', text('Zeile\nZeile', 'Line\nLine')],
  ['number_decimal', same('1.5')],
  ['number_integer', same('-3')],
  ['rating', same('{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}')],
  ['rich_text_field', same(toRichText('Team'))],
  ['single_line_text_field', same(LONG)],
  ['url', same('https://example.com/')],
  ['volume', same('{"value":1,"unit":"l"}')],
  ['weight', same('{"value":1,"unit":"kg"}')],
  ['collection_reference', same(collectionId(91))],
  ['file_reference', same('gid://shopify/MediaImage/1')],
  ['metaobject_reference', same('gid://shopify/Metaobject/690000000092')],
  ['mixed_reference', same(productId(NUMBER))],
  ['page_reference', same('gid://shopify/Page/1')],
  ['product_reference', same(productId(NUMBER))],
  ['variant_reference', same('gid://shopify/ProductVariant/1')],
  ['list.product_reference', same(JSON.stringify([productId(NUMBER)]))],
  ['list.single_line_text_field', same('["a","b"]')],
];

const keyOf = (type: string) => type.replace('.', '_');

const metaobjects: readonly Metaobject[] = [
  entry(
    91,
    'everything',
    'everything',
    FIELDS.map(([type, value]) => ({
      key: keyOf(type),
      type,
      value,
    })),
  ),
  entry(92, 'storefront_page', 'team', [
    {key: 'title', type: 'single_line_text_field', value: same('Team')},
    {key: 'body', type: 'rich_text_field', value: same(toRichText('Team'))},
  ]),
  entry(93, 'storefront_announcement', 'friday', [
    {
      key: 'text',
      type: 'single_line_text_field',
      value: same('Black Friday: MAPS20'),
    },
  ]),
];

/**
 * A shop of everything that is hard to show: many variants, no pictures, yen, deep menus,
 * long titles, equal words.
 */
export const profile: ShopSeed = {
  ...sample,
  countries: ['DE', 'CH', 'JP', 'US'],
  products,
  collections: [
    {
      id: collectionId(91),
      handle: same('team'),
      title: same('Team'),
      descriptionHtml: same(''),
      updatedAt: '2026-01-02T08:00:00Z',
      productIds: products.map(({id}) => id),
    },
  ],
  metaobjects,
  metaobjectDefinitions: [
    ...METAOBJECT_DEFINITIONS,
    {
      type: 'everything',
      name: 'Everything',
      storefront: 'PUBLIC_READ',
      fields: FIELDS.map(([type]) => ({key: keyOf(type), type, name: type})),
    },
  ],
  menus: sample.menus.map((menu, index) => ({
    ...menu,
    items: [
      ...menu.items,
      item(index * 10, '/collections/team', [
        item(index * 10 + 1, '/collections/team', [
          item(index * 10 + 2, '/products/team-shirt'),
        ]),
      ]),
    ],
  })),
  policies: sample.policies.map((policy) => ({
    ...policy,
    bodyHtml: same('<p>OK</p>'),
  })),
  blogs: [],
  urlRedirects: [],
  hasSampleCustomers: false,
};

function entry(
  number: number,
  type: string,
  handle: string,
  fields: Metaobject['fields'],
): Metaobject {
  const id = `gid://shopify/Metaobject/${690_000_000_000 + number}`;
  return {id, type, handle, fields};
}

function item(
  number: number,
  path: string,
  items: readonly MenuItem[] = [],
): MenuItem {
  const id = `gid://shopify/MenuItem/${609_000_000_900 + number}`;
  return {id, title: same('METARmap mini'), type: 'HTTP', path, items};
}
