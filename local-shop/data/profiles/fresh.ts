import {same} from '../../domain/catalogue';
import type {Menu, MenuItem} from '../../domain/shop-content';
import {BARE_SHOP} from '../bare-shop';
import {
  defineProduct,
  imageMedia,
  picture,
  productId,
} from '../catalogue-builder';
import {collectionId} from '../collections';
import {pageId} from '../pages';
import type {ShopSeed} from '../shop-seed';

const GOODS = [
  {title: 'Tasse', price: 1_490, file: 'products/tasse-cavok-white.webp'},
  {title: 'Notizbuch', price: 1_990, file: 'products/flugbuch-navy.webp'},
  {
    title: 'Schreibtischlampe',
    price: 4_900,
    file: 'products/platzlampe-1.webp',
  },
  {title: 'Putztuch', price: 590, file: 'products/mikrofasertuch-1.webp'},
  {title: 'Kabel', price: 1_290, file: 'products/textilkabel-usb-c-sand.webp'},
];

const FIRST_PRODUCT = 801;

const products = GOODS.map(({title, price, file}, index) =>
  defineProduct({
    number: FIRST_PRODUCT + index,
    media: [imageMedia(picture(FIRST_PRODUCT * 100 + index, file, same('')))],
    handle: same(title.toLowerCase()),
    title: same(title),
    html: same(''),
    type: same(''),
    vendor: 'Mein Laden',
    sold: 0,
    since: '2026-11-02',
    price,
  }),
);

const CONTACT = pageId(81);

/**
 * A store as Shopify makes it, with five products of the merchant's: the default menus, one
 * language, one market, no definitions, no entries and no policies.
 */
export const profile: ShopSeed = {
  ...BARE_SHOP,
  name: 'Mein Laden',
  description: same(''),
  languages: ['DE'],
  countries: ['DE'],
  products,
  collections: [
    {
      id: collectionId(81),
      handle: same('frontpage'),
      title: same('Home page'),
      descriptionHtml: same(''),
      updatedAt: '2026-11-02T08:00:00Z',
      productIds: products.map((_product, index) =>
        productId(FIRST_PRODUCT + index),
      ),
    },
  ],
  menus: [
    menu(1, 'main-menu', 'Main menu', [
      ['Home', 'FRONTPAGE', '/'],
      ['Catalog', 'CATALOG', '/collections/all'],
      ['Contact', 'PAGE', '/pages/contact', CONTACT],
    ]),
    menu(2, 'footer', 'Footer menu', [['Search', 'SEARCH', '/search']]),
  ],
  pages: [
    {
      id: CONTACT,
      handle: same('contact'),
      title: same('Contact'),
      bodyHtml: same(''),
      updatedAt: '2026-11-02T08:00:00Z',
    },
  ],
  blogs: [
    {
      id: 'gid://shopify/Blog/98700000081',
      handle: same('news'),
      title: same('News'),
      articles: [],
    },
  ],
  definitions: [],
  metaobjectDefinitions: [],
};

function menu(
  number: number,
  handle: string,
  title: string,
  items: readonly (readonly [
    title: string,
    type: MenuItem['type'],
    path: string,
    resourceId?: string,
  ])[],
): Menu {
  return {
    id: `gid://shopify/Menu/${241_000_000_080 + number}`,
    handle,
    title: same(title),
    items: items.map(([label, type, path, resourceId], index) => ({
      id: `gid://shopify/MenuItem/${609_000_000_800 + number * 10 + index}`,
      title: same(label),
      type,
      path,
      resourceId,
      items: [],
    })),
  };
}
