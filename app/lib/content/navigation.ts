import {CATALOGUE_PATH, MAP_PATH} from '~/lib/environment/brand';
import {SETTINGS_PATH} from '~/lib/consent/consent-cookies';
import type {Messages} from '~/lib/i18n/catalogues';

/** Shopify's policy that has no page of ours. */
export const SUBSCRIPTION_POLICY_PATH = '/policies/subscription-policy';

/** The form with which a shopper withdraws from a contract. */
export const WITHDRAWAL_PATH = '/legal/revocation/withdraw';

/** Names an order of the signed-in customer by the key of its page; see `isSecretUrl`. */
export const ORDER_PARAMETER = 'order';

/** The form's page, filled in for a customer's order. */
export function withdrawalPath(orderKey: string): string {
  const query = new URLSearchParams({[ORDER_PARAMETER]: orderKey});
  return `${WITHDRAWAL_PATH}?${query.toString()}`;
}

/** The notice of the legal guarantee, which the merchant writes. */
export const GUARANTEE_PATH = '/legal/guarantee';

const FAQ_PATH = '/faq';

/** How to connect the map, step by step. */
export const CONNECT_DOCS_PATH = '/docs/metarmap-connect';

type Nav = Messages['layout']['nav'];
type Footer = Messages['layout']['footer'];
type FooterLabel = keyof Footer['links'];

/** A link whose label is in `layout`, or else one about the map, whose label is in `map.nav`. */
type OwnLink<Label extends string> = {readonly to: string} & (
  | {readonly label: Label}
  | {readonly mapLabel: keyof Messages['map']['nav']}
);

/** The links of `store/menus.ts`, which are a store's own menus: a new one goes into both. */
const MAIN_LINKS: readonly OwnLink<Exclude<keyof Nav, 'main' | 'below'>>[] = [
  {label: 'home', to: '/'},
  {mapLabel: 'map', to: MAP_PATH},
  {label: 'shop', to: CATALOGUE_PATH},
  {label: 'contact', to: '/contact'},
  {mapLabel: 'connect', to: '/connect'},
];

const FOOTER_COLUMNS: readonly {
  readonly title: 'shop' | 'information' | 'legal';
  readonly links: readonly OwnLink<FooterLabel>[];
}[] = [
  {
    title: 'shop',
    links: [
      {label: 'homepage', to: '/'},
      {mapLabel: 'buy', to: MAP_PATH},
      {label: 'products', to: CATALOGUE_PATH},
      {label: 'collections', to: '/collections'},
      {label: 'information', to: '/contact'},
    ],
  },
  {
    title: 'information',
    links: [
      {label: 'faq', to: FAQ_PATH},
      {mapLabel: 'connectDocs', to: CONNECT_DOCS_PATH},
      {mapLabel: 'weather', to: '/weather'},
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
];

/** Translate functions of the labels. */
interface Labels {
  /** Translates a label of `layout`. */
  readonly shared: (
    label:
      | `nav.${Exclude<keyof Nav, 'main' | 'below'>}`
      | `footer.${(typeof FOOTER_COLUMNS)[number]['title']}.title`
      | `footer.links.${FooterLabel}`,
  ) => string;
  /** Translates a label of `map.nav`; `null` in a shop that does not sell the map. */
  readonly map: ((label: keyof Messages['map']['nav']) => string) | null;
}

export interface MenuLink {
  readonly title: string;
  /** BCP 47, where the title is not in the page's language. */
  readonly lang?: string;
  /** Without language prefix, or another site's URL. */
  readonly to: string;
}

/** A link in a menu, or a heading (`to` is `null`), with the links below it. */
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
 * @param hasFaq the page of questions exists.
 */
export function ownMenus({shared, map}: Labels, hasFaq: boolean): Menus {
  const titled = <Label extends string>(
    links: readonly OwnLink<Label>[],
    titleOf: (label: Label) => string,
  ) =>
    links.flatMap((link) => {
      const {to} = link;
      if ('label' in link) return [{title: titleOf(link.label), to}];
      return map ? [{title: map(link.mapLabel), to}] : [];
    });
  return {
    main: titled(MAIN_LINKS, (label) => shared(`nav.${label}`)).map((link) => ({
      ...link,
      links: [],
    })),
    footer: FOOTER_COLUMNS.map(({title, links}) => ({
      title: shared(`footer.${title}.title`),
      links: titled(links, (label) => shared(`footer.links.${label}`)).filter(
        ({to}) => hasFaq || to !== FAQ_PATH,
      ),
    })),
  };
}
