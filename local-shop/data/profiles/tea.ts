import {text} from '@metarmap/store/localized-text';
import {same, type Metafield, type Metaobject} from '../../domain/catalogue';
import {BARE_SHOP} from '../bare-shop';
import {
  defineProduct,
  imageMedia,
  picture,
  productId,
} from '../catalogue-builder';
import {collectionId} from '../collections';
import type {ShopSeed} from '../shop-seed';

const FIRST = 831;

const GOODS = [
  {
    handle: text('gruentee', 'green-tea'),
    title: text('Grüntee', 'Green Tea'),
    price: 1_250,
    file: 'products/textilkabel-usb-c-sand.webp',
  },
  {
    handle: same('earl-grey'),
    title: same('Earl Grey'),
    price: 990,
    file: 'products/mikrofasertuch-1.webp',
  },
];

const GUIDE = 'gid://shopify/Page/118400000831';
const TAB = 'gid://shopify/Metaobject/690000000202';
const BUTTON = 'gid://shopify/Metaobject/690000000203';
const GOODS_OF_PAGE = 'gid://shopify/Metaobject/690000000204';

const WRITTEN: readonly Metafield[] = [
  {
    ...{namespace: 'custom', key: 'badges'},
    value: {
      type: 'list.single_line_text_field',
      value: text('["Bio"]', '["Organic"]'),
    },
  },
  {
    ...{namespace: 'custom', key: 'size_guide'},
    value: {type: 'page_reference', id: GUIDE},
  },
  {
    ...{namespace: 'custom', key: 'tabs'},
    value: {type: 'list.metaobject_reference', ids: [TAB]},
  },
];

/** Sold by the pair, as a catalog of a company may say. */
const RULE = {minimum: 2, maximum: null, increment: 2};

const richText = (words: string) =>
  JSON.stringify({
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'text', value: words}]}],
  });

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
    metafields: WRITTEN,
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
).map((product) => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    quantityRule: RULE,
  })),
}));

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
  {
    ...{id: TAB, type: 'storefront_tab', handle: 'brewing'},
    fields: [
      {
        ...{key: 'title', type: 'single_line_text_field'},
        value: text('Zubereitung', 'Brewing'),
      },
      {
        ...{key: 'text', type: 'rich_text_field'},
        value: text(
          richText('80 Grad, 2 Minuten.'),
          richText('175 °F, 2 minutes.'),
        ),
      },
    ],
  },
  {
    ...{id: BUTTON, type: 'storefront_section', handle: 'harvest-button'},
    fields: [
      {...{key: 'slot', type: 'single_line_text_field'}, value: same('button')},
      {...{key: 'link', type: 'url'}, value: same('/collections/all')},
      {
        ...{key: 'link_text', type: 'single_line_text_field'},
        value: text('Zum Tee', 'To the tea'),
      },
    ],
  },
  {
    ...{id: GOODS_OF_PAGE, type: 'storefront_section', handle: 'harvest-goods'},
    fields: [
      {
        ...{key: 'slot', type: 'single_line_text_field'},
        value: same('collection'),
      },
      {
        ...{key: 'collection', type: 'collection_reference'},
        value: same(collectionId(83)),
      },
    ],
  },
  {
    id: 'gid://shopify/Metaobject/690000000205',
    ...{type: 'storefront_page', handle: 'harvest'},
    fields: [
      {
        ...{key: 'title', type: 'single_line_text_field'},
        value: text('Die neue Ernte', 'The new harvest'),
      },
      {
        ...{key: 'sections', type: 'list.metaobject_reference'},
        value: same(JSON.stringify([GOODS_OF_PAGE, BUTTON])),
      },
    ],
  },
];

/**
 * A store that sells no map: tea, in English first, for five markets, without policies; with a blog, a
 * campaign page, subscriptions and quantities by the pair.
 */
export const profile: ShopSeed = {
  ...BARE_SHOP,
  name: 'Maison du Thé',
  description: text('Tee, frisch gepackt.', 'Tea, freshly packed.'),
  languages: ['EN', 'DE'],
  countries: ['BE', 'CA', 'CH', 'JP', 'US'],
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
  pages: [
    {
      id: GUIDE,
      handle: text('mengen', 'amounts'),
      title: text('Wie viel für eine Kanne?', 'How much for a pot?'),
      bodyHtml: text(
        '<table><tr><td>Kanne</td><td>12 g</td></tr></table>',
        '<table><tr><td>Pot</td><td>12 g</td></tr></table>',
      ),
      updatedAt: '2026-10-02T08:00:00Z',
    },
  ],
  blogs: [
    {
      id: 'gid://shopify/Blog/98700000083',
      handle: same('news'),
      title: same('News'),
      articles: [
        {
          id: 'gid://shopify/Article/605300000083',
          handle: same('first-harvest'),
          // Not translated.
          title: same('The first harvest'),
          contentHtml: same('<p>It is in.</p>'),
          author: 'Aiko Tanaka',
          publishedAt: '2026-10-02T08:00:00Z',
          tags: ['harvest'],
        },
      ],
    },
  ],
};
