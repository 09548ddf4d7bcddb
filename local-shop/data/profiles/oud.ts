import {same} from '../../domain/catalogue';
import {toRichText} from '../../domain/rich-text';
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

const FIRST = 851;

const BAND = 'gid://shopify/Metaobject/690000000854';

/** With a Latin brand, digits and marks, which change places in a line of the wrong direction. */
const TITLES = [
  'عود كمبودي (12 مل)',
  'دهن الورد الطائفي – 3 مل',
  'مبخرة خشب CAVOK',
  'بخور المعمول',
  'مسك أبيض',
  'عنبر خام 5 غ',
  'ماء الزهر',
  'معطر ثياب',
  'شمعة العود',
  'زيت المسك',
  'فحم طبيعي',
  'ملقط البخور',
  'علبة هدايا: عطران!',
];

const bottle = (number: number) =>
  picture(number, 'soap/savon-1.webp', same('قارورة على خشب'));

const products = TITLES.map((title, index) => {
  const number = FIRST + index;
  return defineProduct({
    number,
    handle: same(`oud-${index + 1}`),
    title: same(title),
    html: same('<p>مقطّر في الكويت، يدويًا (2026).</p>'),
    type: same(index % 2 === 0 ? 'عطور' : 'بخور'),
    vendor: 'دار العود',
    price: 1_234 + index * 311,
    sold: index,
    since: '2026-10-02',
    media: [imageMedia(bottle(number * 100))],
    ...(index === 0 && {
      options: [
        {
          name: same('الحجم'),
          values: [{name: same('12 مل')}, {name: same('30 مل')}],
        },
      ],
    }),
  });
});

/** A store of perfumes for Kuwait: only in Arabic, in a currency with three decimals. */
export const profile: ShopSeed = {
  ...BARE_SHOP,
  name: 'دار العود',
  description: same('عطور وبخور من الكويت.'),
  languages: ['AR'],
  countries: ['KW'],
  filters: FILTERS.slice(0, 3),
  products,
  collections: [
    {
      id: collectionId(85),
      handle: same('perfumes'),
      title: same('العطور والبخور (13)'),
      descriptionHtml: same('<p>كل ما نقطّره.</p>'),
      updatedAt: '2026-10-02T08:00:00Z',
      productIds: TITLES.map((_title, index) => productId(FIRST + index)),
      image: bottle(90_085),
    },
  ],
  metaobjects: [
    {
      id: 'gid://shopify/Metaobject/690000000851',
      ...{type: 'storefront_page', handle: 'home'},
      fields: [
        {
          ...{key: 'title', type: 'single_line_text_field'},
          value: same('عود أصيل، من الكويت.'),
        },
        {
          ...{key: 'description', type: 'multi_line_text_field'},
          value: same('نقطّره كل أسبوع (منذ 1987).'),
        },
      ],
    },
    {
      id: 'gid://shopify/Metaobject/690000000852',
      ...{type: 'storefront_page', handle: 'care'},
      fields: [
        {
          ...{key: 'title', type: 'single_line_text_field'},
          value: same('كيف تحفظ العود؟'),
        },
        {
          ...{key: 'body', type: 'rich_text_field'},
          value: same(toRichText('في مكان جاف، بعيدًا عن الشمس.')),
        },
        {
          ...{key: 'sections', type: 'list.metaobject_reference'},
          value: same(JSON.stringify([BAND])),
        },
      ],
    },
    {
      ...{id: BAND, type: 'storefront_section', handle: 'shelf'},
      fields: [
        {
          ...{key: 'slot', type: 'single_line_text_field'},
          value: same('band'),
        },
        {
          ...{key: 'picture', type: 'file_reference'},
          value: same(imageMedia(bottle(FIRST * 100)).id),
        },
      ],
    },
    {
      id: 'gid://shopify/Metaobject/690000000853',
      ...{type: 'storefront_announcement', handle: 'eid'},
      fields: [
        {
          ...{key: 'text', type: 'single_line_text_field'},
          value: same('التوصيل مجاني من 20.000 د.ك!'),
        },
      ],
    },
  ],
  blogs: [
    {
      id: 'gid://shopify/Blog/98700000085',
      handle: same('journal'),
      title: same('اليوميات'),
      articles: [
        {
          id: 'gid://shopify/Article/605300000085',
          handle: same('distilling'),
          title: same('كيف نقطّر؟'),
          contentHtml: same('<p>ببطء.</p>'),
          author: 'ليلى',
          publishedAt: '2026-10-02T08:00:00Z',
          tags: ['عود'],
          image: bottle(91_085),
        },
      ],
    },
  ],
};
