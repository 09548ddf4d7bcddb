import {text, type LocalizedText} from './localized-text';

/** A link of a menu. */
export interface StoreMenuItem {
  readonly title: LocalizedText;
  readonly type:
    | 'FRONTPAGE'
    | 'CATALOG'
    | 'COLLECTIONS'
    | 'SHOP_POLICY'
    | 'HTTP';
  /** Path below the storefront, for instance `/collections/maps`. */
  readonly path: string;
  /** The policy that a link of the type `SHOP_POLICY` leads to. */
  readonly policy?:
    | 'privacyPolicy'
    | 'refundPolicy'
    | 'shippingPolicy'
    | 'termsOfService';
  readonly items: readonly StoreMenuItem[];
}

/** A menu with the links that the storefront has pages for. */
export interface StoreMenu {
  readonly handle: string;
  readonly title: LocalizedText;
  readonly items: readonly StoreMenuItem[];
}

function item(
  title: LocalizedText,
  type: StoreMenuItem['type'],
  path: string,
  more: Partial<Pick<StoreMenuItem, 'policy' | 'items'>> = {},
): StoreMenuItem {
  return {title, type, path, items: [], ...more};
}

/**
 * The menus that Shopify creates for every shop, with the links of `app/lib/content/navigation.ts`, whose
 * titles are in `app/locales`. `tests/contract/merchant-menus.test.ts` compares all three.
 */
export const MENUS: readonly StoreMenu[] = [
  {
    handle: 'main-menu',
    title: text('Hauptmenü', 'Main menu'),
    items: [
      item(text('Start', 'Home'), 'FRONTPAGE', '/'),
      item(text('Karte', 'Map'), 'HTTP', '/metarmap'),
      item(text('Shop', 'Shop'), 'CATALOG', '/collections/all'),
      item(text('Kontakt', 'Contact'), 'HTTP', '/contact'),
      item(text('Einrichten', 'Setup'), 'HTTP', '/connect'),
    ],
  },
  {
    handle: 'footer',
    title: text('Fußzeile', 'Footer'),
    items: [
      item(text('Shop', 'Shop'), 'CATALOG', '/collections/all', {
        items: [
          item(text('Startseite', 'Home'), 'FRONTPAGE', '/'),
          item(text('Karte kaufen', 'Buy the map'), 'HTTP', '/metarmap'),
          item(
            text('Alle Produkte', 'All products'),
            'CATALOG',
            '/collections/all',
          ),
          item(
            text('Kollektionen', 'Collections'),
            'COLLECTIONS',
            '/collections',
          ),
          item(text('Kontakt', 'Contact'), 'HTTP', '/contact'),
        ],
      }),
      item(text('Informationen', 'Information'), 'HTTP', '/faq', {
        items: [
          item(text('Häufige Fragen', 'FAQ'), 'HTTP', '/faq'),
          item(
            text('Anleitung zum Einrichten', 'Setup guide'),
            'HTTP',
            '/docs/metarmap-connect',
          ),
          item(text('Wettermeldungen', 'Weather reports'), 'HTTP', '/weather'),
          item(
            text('Cookie-Einstellungen', 'Cookie preferences'),
            'HTTP',
            '/legal/cookies',
          ),
        ],
      }),
      item(text('Rechtliches', 'Legal'), 'HTTP', '/legal', {
        items: [
          item(text('Impressum', 'Legal notice'), 'HTTP', '/legal/imprint'),
          item(
            text('Datenschutz', 'Privacy'),
            'SHOP_POLICY',
            '/policies/privacy-policy',
            {policy: 'privacyPolicy'},
          ),
          item(
            text('Widerruf und Rückgabe', 'Returns'),
            'SHOP_POLICY',
            '/policies/refund-policy',
            {policy: 'refundPolicy'},
          ),
          item(
            text('Versand und Lieferung', 'Shipping and delivery'),
            'SHOP_POLICY',
            '/policies/shipping-policy',
            {policy: 'shippingPolicy'},
          ),
          item(
            text('AGB', 'Terms'),
            'SHOP_POLICY',
            '/policies/terms-of-service',
            {policy: 'termsOfService'},
          ),
          item(text('Alle Rechtstexte', 'All legal notices'), 'HTTP', '/legal'),
        ],
      }),
    ],
  },
];
