import type {LocalizedText} from '../domain/catalogue';
import type {Menu, MenuItem} from '../domain/shop-content';
import {productId, same, text} from './catalogue-builder';
import {collectionId} from './collections';
import {pageId} from './pages';
import {policyId} from './policies';

function item(
  number: number,
  title: LocalizedText,
  type: MenuItem['type'],
  path: string,
  resourceId?: string,
  items: readonly MenuItem[] = [],
): MenuItem {
  const id = `gid://shopify/MenuItem/${609_000_000_000 + number}`;
  return {id, title, type, path, resourceId, items};
}

/** The menus that Shopify creates for every shop. */
export const MENUS: readonly Menu[] = [
  {
    id: 'gid://shopify/Menu/241000000001',
    handle: 'main-menu',
    title: text('Hauptmenü', 'Main menu'),
    items: [
      item(1, same('METARmap'), 'PRODUCT', '/products/metarmap', productId(1)),
      item(
        2,
        text('Kollektionen', 'Collections'),
        'COLLECTIONS',
        '/collections',
        undefined,
        [
          item(
            3,
            text('Karten', 'Maps'),
            'COLLECTION',
            '/collections/karten',
            collectionId(1),
          ),
          item(
            4,
            text('Rahmen & Montage', 'Frames & Mounting'),
            'COLLECTION',
            '/collections/rahmen-und-montage',
            collectionId(2),
          ),
          item(
            5,
            text('Licht & Strom', 'Lights & Power'),
            'COLLECTION',
            '/collections/licht-und-strom',
            collectionId(3),
          ),
          item(
            6,
            text('Zubehör', 'Accessories'),
            'COLLECTION',
            '/collections/zubehoer',
            collectionId(4),
          ),
          item(
            7,
            text('Geschenke', 'Gifts'),
            'COLLECTION',
            '/collections/geschenke',
            collectionId(5),
          ),
        ],
      ),
      item(
        8,
        same('Journal'),
        'BLOG',
        '/blogs/journal',
        'gid://shopify/Blog/98700000001',
      ),
      item(
        9,
        text('Über uns', 'About us'),
        'PAGE',
        '/pages/ueber-uns',
        pageId(1),
      ),
    ],
  },
  {
    id: 'gid://shopify/Menu/241000000002',
    handle: 'footer',
    title: text('Fußzeile', 'Footer'),
    items: [
      item(20, text('Suche', 'Search'), 'SEARCH', '/search'),
      item(
        21,
        text('Datenschutz', 'Privacy'),
        'SHOP_POLICY',
        '/policies/privacy-policy',
        policyId(1),
      ),
      item(
        22,
        text('Versand', 'Shipping'),
        'SHOP_POLICY',
        '/policies/shipping-policy',
        policyId(2),
      ),
      item(
        23,
        text('AGB', 'Terms'),
        'SHOP_POLICY',
        '/policies/terms-of-service',
        policyId(3),
      ),
      item(
        24,
        text('Widerruf', 'Returns'),
        'SHOP_POLICY',
        '/policies/refund-policy',
        policyId(4),
      ),
    ],
  },
];
