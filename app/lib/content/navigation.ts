import {CATALOGUE_PATH, MAP_PATH} from '~/lib/environment/brand';
import {SETTINGS_PATH} from '~/lib/consent/consent-cookies';

/** The form with which a shopper withdraws from a contract. */
export const WITHDRAWAL_PATH = '/legal/revocation/withdraw';

/** Names an order of the signed-in customer by the key of its page; see `isSecretAddress`. */
export const ORDER_PARAMETER = 'order';

/** The form's page, with what is known of a customer's order. */
export function withdrawalPath(orderKey: string): string {
  const query = new URLSearchParams({[ORDER_PARAMETER]: orderKey});
  return `${WITHDRAWAL_PATH}?${query.toString()}`;
}

/** The notice of the legal guarantee, which the merchant writes. */
export const GUARANTEE_PATH = '/legal/guarantee';

const MAIN_LINKS = [
  {label: 'home', to: '/'},
  {label: 'map', to: MAP_PATH},
  {label: 'shop', to: CATALOGUE_PATH},
  {label: 'contact', to: '/contact'},
  {label: 'connect', to: '/connect'},
] as const;

const FOOTER_COLUMNS = [
  {
    title: 'shop',
    links: [
      {label: 'homepage', to: '/'},
      {label: 'buy', to: MAP_PATH},
      {label: 'products', to: CATALOGUE_PATH},
      {label: 'collections', to: '/collections'},
      {label: 'information', to: '/contact'},
    ],
  },
  {
    title: 'information',
    links: [
      {label: 'faq', to: '/faq'},
      {label: 'connectDocs', to: '/docs/metarmap-connect'},
      // Opens a dialog; see `useSettingsDialog`.
      {label: 'cookies', to: SETTINGS_PATH},
    ],
  },
  {
    title: 'legal',
    links: [
      {label: 'imprint', to: '/legal/imprint'},
      {label: 'privacy', to: '/legal/privacy'},
      {label: 'revocation', to: '/legal/revocation'},
      {label: 'shipping', to: '/legal/shipping'},
      {label: 'terms', to: '/legal/terms'},
      {label: 'legal', to: '/legal'},
    ],
  },
] as const;

type Column = (typeof FOOTER_COLUMNS)[number];
type Label =
  | `nav.${(typeof MAIN_LINKS)[number]['label']}`
  | `footer.${Column['title']}.title`
  | `footer.links.${Column['links'][number]['label']}`;

export interface MenuLink {
  readonly title: string;
  /** BCP 47, where the title is not in the page's language. */
  readonly lang?: string;
  /** Without language prefix, or another site's address. */
  readonly to: string;
}

/** A link in a menu, or a heading (`to` is `null`), with what is below it. */
export interface MenuEntry extends Omit<MenuLink, 'to'> {
  readonly to: string | null;
  readonly links?: readonly MenuEntry[];
}

export interface Menus {
  readonly main: readonly (MenuEntry & {
    readonly links: readonly MenuEntry[];
  })[];
  readonly footer: readonly {
    readonly title: string | null;
    readonly lang?: string;
    readonly links: readonly MenuEntry[];
  }[];
}

/**
 * The code's menus.
 * @param t translates the messages of `layout`.
 * @param hasMap the shop sells the map; else no link leads to it.
 */
export function ownMenus(t: (label: Label) => string, hasMap: boolean): Menus {
  const isSold = ({to}: {readonly to: string}) => hasMap || to !== MAP_PATH;
  return {
    main: MAIN_LINKS.filter(isSold).map(({label, to}) => ({
      title: t(`nav.${label}`),
      to,
      links: [],
    })),
    footer: FOOTER_COLUMNS.map(({title, links}) => ({
      title: t(`footer.${title}.title`),
      links: links.filter(isSold).map(({label, to}) => ({
        title: t(`footer.links.${label}`),
        to,
      })),
    })),
  };
}
