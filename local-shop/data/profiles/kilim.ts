import type {LocalizedText} from '@metarmap/store/localized-text';
import {same, type Metafield, type Metaobject} from '../../domain/catalogue';
import {toRichText} from '../../domain/rich-text';
import type {ContentPage, MenuItem} from '../../domain/shop-content';
import {BARE_SHOP} from '../bare-shop';
import {
  defineProduct,
  imageMedia,
  picture,
  productId,
} from '../catalogue-builder';
import {collectionId} from '../collections';
import {FILTERS} from '../filters';
import type {ShopSeed} from '../shop-seed';

const FIRST = 931;
const WRITTEN_AT = '2026-11-03T08:00:00Z';
const SINCE = '2026-11-03';

const gid = (type: string, number: number) =>
  `gid://shopify/${type}/${720_000_000_000 + number}`;

/** Polish, Ukrainian and English; no German and no French. */
const words = (PL: string, UK = PL, EN = PL): LocalizedText => ({
  ...same(PL),
  UK,
  EN,
});

const values = (count: number, name: (index: number) => LocalizedText) =>
  Array.from({length: count}, (_value, index) => ({name: name(index + 1)}));

const CARPETS = words('Kilimy', 'Килими', 'Kilims');
const CERAMICS = words('Ceramika', 'Кераміка', 'Ceramics');

const TAB = gid('Metaobject', 1);
const TAB_WITHOUT_TITLE = gid('Metaobject', 2);
const GONE = gid('Metaobject', 999);

const TABS: Metafield = {
  ...{namespace: 'custom', key: 'tabs'},
  value: {
    type: 'list.metaobject_reference',
    ids: [TAB, TAB_WITHOUT_TITLE],
  },
};

/** Of each color; of the raw wool one is left. */
const STOCK = [20, 20, 20, 20, 1];

const kilim = defineProduct({
  number: FIRST,
  handle: words('kilim-huculski', 'гуцульський-килим', 'hutsul-kilim'),
  title: words('Kilim huculski', 'Гуцульський килим', 'Hutsul Kilim'),
  html: words(
    '<p>Tkany ręcznie z wełny.</p><table><tr><th>Rozmiar</th><th>Waga</th></tr><tr><td>1</td><td>2,4 kg</td></tr></table>',
    '<p>Ткана вручну вовна.</p>',
    '<p>Woven by hand from wool.</p>',
  ),
  type: CARPETS,
  vendor: 'Wełna',
  sold: 12,
  since: SINCE,
  price: 48_000,
  media: [
    imageMedia(
      picture(
        FIRST * 100,
        'soap/planche-1.webp',
        words('Kilim na ścianie', 'Килим на стіні', 'Kilim on a wall'),
      ),
    ),
  ],
  metafields: [TABS],
  options: [
    {
      name: words('Wzór', 'Візерунок', 'Pattern'),
      values: values(10, (number) =>
        words(`Wzór ${number}`, `Візерунок ${number}`, `Pattern ${number}`),
      ),
    },
    {
      name: words('Rozmiar', 'Розмір', 'Size'),
      values: values(6, (number) => same(`${number * 50} × ${number * 80} cm`)),
    },
    {
      name: words('Kolor', 'Колір', 'Color'),
      values: ['Czerwień', 'Zieleń', 'Żółć', 'Błękit', 'Wełna surowa'].map(
        (name) => ({name: same(name)}),
      ),
    },
  ],
  variant: (pattern = 0, size = 0, color = 0) => ({
    price: 48_000 + size * 20_000 + pattern * 500,
    // The last pattern is sold out.
    stock: pattern === 9 ? 0 : (STOCK[color] ?? 0),
  }),
});

const cup = defineProduct({
  number: FIRST + 1,
  handle: words('kubek-bolimow', 'чашка-болімув', 'bolimow-mug'),
  title: words(
    'Kubek „Bolimów” <500 ml> & spodek',
    'Чашка «Болімув»',
    'Bolimów Mug',
  ),
  html: same('<p>Toczony na kole.</p>'),
  type: CERAMICS,
  vendor: 'Glina',
  sold: 30,
  since: SINCE,
  price: 1_900,
  media: [
    imageMedia(picture((FIRST + 1) * 100, 'soap/savon-1.webp', same(''))),
  ],
  // Once, or as a subscription.
  sellingPlanGroups: [
    {
      name: words('Kubek miesiąca', 'Чашка місяця', 'Mug of the month'),
      appName: 'Glina co miesiąc',
      plans: [1, 3].map((month) => ({
        id: gid('SellingPlan', month),
        name: words(
          `Co ${month} mies.`,
          `Кожні ${month} міс.`,
          `Every ${month} months`,
        ),
        description: same(''),
        percentageOff: month === 1 ? 0 : 10,
      })),
    },
  ],
});

const WITHOUT_PICTURE = {
  html: same(''),
  vendor: 'Glina',
  sold: 0,
  since: SINCE,
  media: [],
};

/** Free of charge, not translated, without a picture. */
const sample = defineProduct({
  ...WITHOUT_PICTURE,
  number: FIRST + 2,
  handle: same('próbka-szkliwa'),
  title: same('Próbka szkliwa'),
  type: same(''),
  price: 0,
});

const vase = defineProduct({
  ...WITHOUT_PICTURE,
  number: FIRST + 3,
  handle: words('wazon', 'ваза', 'vase'),
  title: words('Wazon', 'Ваза', 'Vase'),
  type: CERAMICS,
  price: 21_900,
  compareAt: 25_900,
  stock: 0,
});

const course = defineProduct({
  ...WITHOUT_PICTURE,
  number: FIRST + 4,
  handle: words('kurs-toczenia', 'курс-гончарства', 'throwing-course'),
  title: words(
    'Bon na kurs toczenia',
    'Сертифікат на курс',
    'Voucher for a course',
  ),
  type: same('Bon'),
  price: 30_000,
  giftCard: true,
});

const onlyInUkraine = defineProduct({
  ...WITHOUT_PICTURE,
  number: FIRST + 5,
  handle: words('piec-kaflowy', 'піч', 'tiled-stove'),
  title: words('Piec kaflowy', 'Кахельна піч', 'Tiled Stove'),
  type: CERAMICS,
  price: 990_000,
  countries: ['UA'],
});

const products = [kilim, cup, sample, vase, course, onlyInUkraine];

type Field = Metaobject['fields'][number];

const line = (key: string, value: LocalizedText): Field => ({
  ...{key, type: 'single_line_text_field', value},
});
const richText = (key: string, value: LocalizedText): Field => ({
  ...{key, type: 'rich_text_field'},
  value: words(
    toRichText(value.PL),
    toRichText(value.UK),
    toRichText(value.EN),
  ),
});
const entry = (
  number: number,
  type: 'announcement' | 'market' | 'page' | 'section' | 'tab',
  handle: string,
  fields: readonly Field[],
): Metaobject => ({
  id: gid('Metaobject', number),
  ...{type: `storefront_${type}`, handle, fields},
});

/** Many are half written: without a title, a place, a text or a target. */
const metaobjects: readonly Metaobject[] = [
  entry(1, 'tab', 'pielegnacja', [
    line('title', words('Pielęgnacja', 'Догляд', 'Care')),
    richText('text', words('Prać ręcznie.', 'Прати вручну.', 'Wash by hand.')),
  ]),
  entry(2, 'tab', 'bez-tytulu', [richText('text', words('Bez tytułu.'))]),
  entry(10, 'announcement', 'pusta', [line('text', same(''))]),
  entry(11, 'section', 'bez-miejsca', [line('title', words('Bez miejsca'))]),
  entry(12, 'section', 'dziwne-miejsce', [
    line('slot', same('sidebar')),
    line('title', words('Z boku')),
  ]),
  entry(13, 'section', 'bez-kolekcji', [line('slot', same('collection'))]),
  entry(14, 'section', 'kolekcja', [
    line('slot', same('collection')),
    {
      ...{key: 'collection', type: 'collection_reference'},
      value: same(collectionId(93)),
    },
  ]),
  entry(15, 'section', 'guzik-bez-slow', [
    line('slot', same('button')),
    {...{key: 'link', type: 'url'}, value: same('https://glina.example/')},
  ]),
  entry(20, 'page', 'bez-tresci', [line('title', words('Bez treści'))]),
  entry(21, 'page', 'wystawa', [
    line('title', words('Wystawa', 'Виставка', 'Exhibition')),
    {
      ...{key: 'sections', type: 'list.metaobject_reference'},
      value: same(
        JSON.stringify([
          gid('Metaobject', 13),
          gid('Metaobject', 14),
          gid('Metaobject', 15),
          GONE,
        ]),
      ),
    },
  ]),
  entry(30, 'market', 'ukraina', [
    line('countries', same('["UA"]')),
    line('tax', same('not_included')),
  ]),
  // The checkout adds the tax; the price lacks its currency.
  entry(31, 'market', 'wielka-brytania', [
    line('countries', same('["GB"]')),
    line('tax', same('excluded')),
    line('shipping_price', same('9.00')),
  ]),
  entry(32, 'market', 'polska', [line('countries', same('["Polska"]'))]),
];

const page = (
  number: number,
  handle: LocalizedText,
  title: LocalizedText,
  html: string,
): ContentPage => ({
  id: gid('Page', number),
  ...{handle, title, bodyHtml: same(html), updatedAt: WRITTEN_AT},
});

const pages: readonly ContentPage[] = [
  page(
    1,
    words('tabela-rozmiarow', 'таблиця-розмірів', 'size-table'),
    words('Tabela rozmiarów', 'Таблиця розмірів', 'Size table'),
    `<h1>Rozmiary</h1><table><tr>${'<th>Szerokość w centymetrach</th>'.repeat(12)}</tr><tr>${'<td>1234,5</td>'.repeat(12)}</tr></table>`,
  ),
  page(
    2,
    words('jak-dojechac', 'як-доїхати', 'how-to-find-us'),
    words('Jak dojechać', 'Як доїхати', 'How to find us'),
    '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe><p>Za stodołą.</p><img src="https://inny-serwer.example/stodola.jpg" alt="Stodoła"><script>alert(1)</script>',
  ),
  page(3, same('pusta'), words('Pusta'), ''),
  page(
    4,
    same('kontakt'),
    words('Kontakt', 'Контакти', 'Contact'),
    '<p>ul. Garncarska 1</p>',
  ),
];

const item = (
  number: number,
  title: LocalizedText,
  {type, path, resourceId}: Pick<MenuItem, 'type' | 'path' | 'resourceId'>,
  items: readonly MenuItem[] = [],
): MenuItem => ({
  ...{id: gid('MenuItem', number), title, type, path, resourceId, items},
});
const to = (path: string) => ({type: 'HTTP', path}) as const;

/**
 * A store of carpets and ceramics of two brands, in Polish first, with Ukrainian and English, for three
 * markets and currencies: 300 variants, products without pictures, free of charge, sold out or sold in
 * one market only, entries half written, a menu of three levels that leads nowhere in parts, a blog
 * without articles, no policies.
 */
export const profile: ShopSeed = {
  ...BARE_SHOP,
  name: 'Glina & Wełna',
  description: words(
    'Kilimy i ceramika z Podlasia.',
    'Килими та кераміка з Підляшшя.',
    'Kilims and ceramics from Podlasie.',
  ),
  languages: ['PL', 'UK', 'EN'],
  countries: ['PL', 'GB', 'UA'],
  filters: FILTERS.slice(0, 4),
  products,
  collections: [
    {
      id: collectionId(93),
      handle: words('wszystko', 'усе', 'everything'),
      title: words('Wszystko', 'Усе', 'Everything'),
      descriptionHtml: same('<p>Od garncarza i tkaczki.</p>'),
      updatedAt: WRITTEN_AT,
      productIds: products.map(({id}) => id),
    },
    {
      id: collectionId(94),
      handle: same('glina'),
      title: same('Glina'),
      descriptionHtml: same(''),
      updatedAt: WRITTEN_AT,
      productIds: [productId(FIRST + 1), productId(FIRST + 3)],
    },
    {
      id: collectionId(95),
      handle: same('bony'),
      title: words('Bony', 'Сертифікати', 'Vouchers'),
      descriptionHtml: same(''),
      updatedAt: WRITTEN_AT,
      productIds: [productId(FIRST + 4)],
    },
    {
      id: collectionId(96),
      handle: same('pusta'),
      title: same('Pusta kolekcja'),
      descriptionHtml: same(''),
      updatedAt: WRITTEN_AT,
      productIds: [],
    },
  ],
  metaobjects,
  menus: [
    {
      ...{id: gid('Menu', 1), handle: 'main-menu', title: same('Menu')},
      items: [
        item(
          1,
          words('Sklep', 'Крамниця', 'Shop'),
          to('/collections/wszystko'),
          [
            item(2, CERAMICS, to('/collections/glina'), [
              item(
                3,
                words('Kubki', 'Чашки', 'Mugs'),
                to('/products/kubek-bolimow'),
              ),
              item(4, words('Nie ma takiego'), to('/products/nie-ma')),
            ]),
            item(5, CARPETS, to('#'), [
              item(6, words('Huculskie'), to('/products/kilim-huculski')),
            ]),
          ],
        ),
        item(7, words('Blog'), {
          ...{type: 'BLOG', path: '/blogs/nowiny'},
          resourceId: gid('Blog', 1),
        }),
        item(
          8,
          words('Regulamin', 'Правила', 'Terms'),
          to('/policies/terms-of-service'),
        ),
      ],
    },
    {
      ...{id: gid('Menu', 2), handle: 'footer', title: same('Stopka')},
      items: [
        item(
          9,
          words('Rozmiary', 'Розміри', 'Sizes'),
          to('/pages/tabela-rozmiarow'),
        ),
        item(10, words('Dojazd'), to('/pages/jak-dojechac')),
        item(11, words('Bez szyfrowania'), to('http://glina.example/')),
        item(12, words('Telefon'), to('tel:+48123456789')),
      ],
    },
  ],
  pages,
  blogs: [
    {
      ...{id: gid('Blog', 1), handle: same('nowiny')},
      ...{title: words('Nowiny', 'Новини', 'News'), articles: []},
    },
  ],
};
