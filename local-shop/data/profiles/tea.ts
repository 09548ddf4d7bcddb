import {text} from '@metarmap/store/localized-text';
import {
  METAFIELD_DEFINITIONS,
  METAOBJECT_DEFINITIONS,
} from '@metarmap/store/definitions';
import {same, type Metaobject} from '../../domain/catalogue';
import {
  defineProduct,
  imageMedia,
  picture,
  productId,
} from '../catalogue-builder';
import {collectionId} from '../collections';
import {FILTERS} from '../filters';
import type {ShopSeed} from '../shop-seed';

const FIRST = 831;

const GOODS = [
  {
    handle: text('gruentee', 'green-tea'),
    title: text('Grüntee', 'Green Tea'),
    price: 1_250,
    file: 'products/textilkabel-usb-c-1.webp',
  },
  {
    handle: same('earl-grey'),
    title: same('Earl Grey'),
    price: 990,
    file: 'products/mikrofasertuch-1.webp',
  },
];

const products = GOODS.map(({file, ...draft}, index) =>
  defineProduct({
    ...draft,
    number: FIRST + index,
    media: [imageMedia(picture((FIRST + index) * 100, file, same('')))],
    html: text('<p>Frisch geerntet.</p>', '<p>Freshly picked.</p>'),
    type: text('Tee', 'Tea'),
    vendor: 'Maison du Thé',
    sold: 0,
    since: '2026-10-02',
    sellingPlanGroups: [
      {
        name: text('Abo', 'Subscription'),
        appName: 'Tea by post',
        plans: Array.from({length: 12}, (_plan, month) => ({
          id: `gid://shopify/SellingPlan/${691_000_000_000 + index * 100 + month}`,
          name: text(`Alle ${month + 1} Monate`, `Every ${month + 1} months`),
          description: same(''),
          percentageOff: 5,
        })),
      },
    ],
  }),
);

const metaobjects: readonly Metaobject[] = [
  {
    id: 'gid://shopify/Metaobject/690000000201',
    type: 'storefront_page',
    handle: 'home',
    fields: [
      {
        key: 'title',
        type: 'single_line_text_field',
        value: text('Tee aus aller Welt', 'Tea from all over the world'),
      },
      {
        key: 'description',
        type: 'multi_line_text_field',
        value: text('Jede Woche frisch.', 'Fresh every week.'),
      },
    ],
  },
];

/** A store that sells no map: tea, in English first, for five markets, without policies. */
export const profile: ShopSeed = {
  name: 'Maison du Thé',
  description: text('Tee, frisch gepackt.', 'Tea, freshly packed.'),
  languages: ['EN', 'DE'],
  countries: ['BE', 'CA', 'CH', 'JP', 'US'],
  taxesIncluded: true,
  products,
  collections: [
    {
      id: collectionId(83),
      handle: text('alle-tees', 'all-teas'),
      title: text('Alle Tees', 'All Teas'),
      descriptionHtml: same(''),
      updatedAt: '2026-10-02T08:00:00Z',
      productIds: products.map((_product, index) => productId(FIRST + index)),
    },
  ],
  metaobjects,
  menus: [],
  pages: [],
  blogs: [
    {
      id: 'gid://shopify/Blog/98700000083',
      handle: same('news'),
      title: same('News'),
      articles: [],
    },
  ],
  policies: [],
  urlRedirects: [],
  definitions: METAFIELD_DEFINITIONS,
  metaobjectDefinitions: METAOBJECT_DEFINITIONS,
  filters: FILTERS.slice(0, 2),
  discounts: [],
  hasSampleCustomers: false,
};
