import type {LocalizedText} from '../domain/catalogue';
import type {Menu, MenuItem} from '../domain/shop-content';
import {text} from './catalogue-builder';
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

/** The menus that Shopify creates for every shop, with the links that the storefront has. */
export const MENUS: readonly Menu[] = [
  {
    id: 'gid://shopify/Menu/241000000001',
    handle: 'main-menu',
    title: text('Hauptmenü', 'Main menu'),
    items: [
      item(1, text('Start', 'Home'), 'FRONTPAGE', '/'),
      item(2, text('Karte', 'Map'), 'HTTP', '/metarmap'),
      item(3, text('Shop', 'Shop'), 'CATALOG', '/collections/all'),
      item(4, text('Kontakt', 'Contact'), 'HTTP', '/contact'),
      item(5, text('Einrichten', 'Setup'), 'HTTP', '/connect'),
    ],
  },
  {
    id: 'gid://shopify/Menu/241000000002',
    handle: 'footer',
    title: text('Fußzeile', 'Footer'),
    items: [
      item(6, text('Shop', 'Shop'), 'CATALOG', '/collections/all', undefined, [
        item(7, text('Startseite', 'Home'), 'FRONTPAGE', '/'),
        item(8, text('Karte kaufen', 'Buy the map'), 'HTTP', '/metarmap'),
        item(
          9,
          text('Alle Produkte', 'All products'),
          'CATALOG',
          '/collections/all',
        ),
        item(
          10,
          text('Kollektionen', 'Collections'),
          'COLLECTIONS',
          '/collections',
        ),
        item(11, text('Kontakt', 'Contact'), 'HTTP', '/contact'),
      ]),
      item(
        12,
        text('Informationen', 'Information'),
        'HTTP',
        '/faq',
        undefined,
        [
          item(13, text('Häufige Fragen', 'FAQ'), 'HTTP', '/faq'),
          item(
            14,
            text('Anleitung zum Einrichten', 'Setup guide'),
            'HTTP',
            '/docs/metarmap-connect',
          ),
          item(
            15,
            text('Cookie-Einstellungen', 'Cookie preferences'),
            'HTTP',
            '/legal/cookies',
          ),
        ],
      ),
      item(16, text('Rechtliches', 'Legal'), 'HTTP', '/legal', undefined, [
        item(17, text('Impressum', 'Legal notice'), 'HTTP', '/legal/imprint'),
        item(
          18,
          text('Datenschutz', 'Privacy'),
          'SHOP_POLICY',
          '/policies/privacy-policy',
          policyId(1),
        ),
        item(
          19,
          text('Widerruf und Rückgabe', 'Withdrawal and returns'),
          'SHOP_POLICY',
          '/policies/refund-policy',
          policyId(4),
        ),
        item(
          20,
          text('Versand und Lieferung', 'Shipping and delivery'),
          'SHOP_POLICY',
          '/policies/shipping-policy',
          policyId(2),
        ),
        item(
          21,
          text('AGB', 'Terms'),
          'SHOP_POLICY',
          '/policies/terms-of-service',
          policyId(3),
        ),
        item(
          22,
          text('Alle Rechtstexte', 'All legal notices'),
          'HTTP',
          '/legal',
        ),
      ]),
    ],
  },
];
