import {SETTINGS_PATH} from '~/lib/consent/consent-cookies';
import type {RequestContext} from '~/lib/context.server';
import {CATALOGUE_PATH} from '~/lib/environment/brand';
import {cutText} from '~/lib/text/cut-text';
import {memoizeByIdentity} from '~/lib/cache/memo';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {
  mapTranslator,
  serverMessages,
  serverTranslator,
} from '~/lib/i18n/messages.server';
import {hasFaq, type MerchantContent} from './merchant-content.server';
import type {MenuItem} from './menu-items';
import type {ShownItem} from './menu-entries';
import {ROOM_BELOW, shownMenus} from './shown-menus.server';
import {
  ownMenus,
  type MenuEntry,
  type MenuLink,
  type Menus,
} from './navigation';
import {MAX_MENU_TITLE_LENGTH} from '~/lib/limits/limits';

/**
 * The titles of each link, in every language of the storefront. Shopify documents no German titles,
 * so only the obvious ones are listed: with a missing title, Shopify's menu is shown with the legal
 * links; a wrong one would hide a merchant's menu.
 */
type DefaultMenu = readonly (readonly string[])[];

const DEFAULT_MAIN: DefaultMenu = [
  ['Home', 'Startseite'],
  ['Catalog', 'Katalog'],
  ['Contact', 'Kontakt'],
];

const DEFAULT_FOOTER: DefaultMenu = [['Search', 'Suche']];

type Context = Pick<RequestContext, 'env' | 'locale' | 'country'>;

/** A link, or a column of the footer, which has no target. */
interface Titled {
  readonly title: string | null;
  readonly to?: string | null;
}

/**
 * The shop's menus `main-menu` and `footer`, unless they equal the code's or are still as Shopify
 * made them, and without links that lead nowhere. The code's main menu has all products and the
 * shop's collections below the link to all products; a merchant's own is shown as written. An
 * untranslated title has its language; if it is the code's name of that page, the code translates it.
 * @param mayReturn the footer links to the withdrawal form, so no menu needs to.
 */
export function merchantMenus(
  context: Context,
  content: MerchantContent,
  mayReturn: boolean,
): Partial<Menus> {
  const {env, locale, country} = context;
  return menusMade(
    [content, env],
    `${locale.code} ${country} ${mayReturn}`,
    () => menusOf(context, content, mayReturn),
  );
}

const menusMade = memoizeByIdentity<Partial<Menus>>();

function menusOf(
  context: Context,
  content: MerchantContent,
  mayReturn: boolean,
): Partial<Menus> {
  const {code} = context.locale;
  const own = menusIn(code, content);
  const all = Object.values(LOCALES).map((locale) =>
    menusIn(locale.code, content),
  );
  /** A title; the code's, where an untranslated one is the code's in another language. */
  const titleAmong = (
    entriesIn: (menus: Menus) => readonly Titled[],
    {title, lang}: MenuItem,
    to?: string | null,
  ) => {
    const at = all
      .map((menus) =>
        entriesIn(menus).findIndex(
          (entry) => entry.to === to && entry.title === title,
        ),
      )
      .find((index) => index >= 0);
    const ours = lang && entriesIn(own)[at ?? -1]?.title;
    return ours ? titled(ours, undefined) : titled(title, lang);
  };

  const entry = ({item, to, below}: ShownItem<MenuItem>): MenuEntry => ({
    ...titleAmong(linksIn, item, to),
    to,
    ...(below.length > 0 && {links: below.map(entry)}),
  });
  const menus = {
    main: isUntouched(content.menus.main, DEFAULT_MAIN)
      ? []
      : content.menus.main,
    footer: isUntouched(content.menus.footer, DEFAULT_FOOTER)
      ? []
      : content.menus.footer,
  };
  const shown = shownMenus(menus, context.env, content, mayReturn);
  const main = shown.main.map((item) => ({
    ...entry(item),
    links: item.below.map(entry),
  }));

  const {products} = serverMessages(code).layout.footer.links;
  const categories: MenuLink[] = content.categories
    .slice(0, ROOM_BELOW)
    .map(({text, lang, handle}) => ({
      ...titled(text, lang),
      to: `/collections/${encodeURIComponent(handle)}`,
    }));

  const {columns, loose} = shown;
  const writtenFooter = [
    ...columns.map(({item, below}) => ({
      ...titleAmong(({footer}) => footer, item),
      links: below.map(entry),
    })),
    ...(loose.length > 0 ? [{title: null, links: loose.map(entry)}] : []),
  ];
  const footer = withLegalLinks(writtenFooter, own.footer);

  return {
    ...(differs(main, own.main)
      ? {main}
      : categories.length > 0 && {
          main: withCategories(own.main, [
            {title: products, to: CATALOGUE_PATH},
            ...categories,
          ]),
        }),
    ...(differs(footer, own.footer) && {footer}),
  };
}

/** A menu with these links below the one to all products. */
function withCategories(
  main: Menus['main'],
  categories: readonly MenuLink[],
): Menus['main'] {
  return main.map((link) =>
    link.to === CATALOGUE_PATH ? {...link, links: categories} : link,
  );
}

/**
 * Whether a menu is still as Shopify made it. A new store has both menus, and they cannot be
 * deleted. Titles are in the language in which the store was made.
 */
function isUntouched(items: readonly MenuItem[], made: DefaultMenu): boolean {
  return (
    items.length === made.length &&
    items.every(
      ({title, items: below}, index) =>
        below.length === 0 && made[index]?.includes(title),
    )
  );
}

/**
 * Adds the links that the law requires and the merchant's menu lacks, to the column that has
 * some of them, else as a column.
 */
function withLegalLinks(
  columns: Menus['footer'],
  own: Menus['footer'],
): Menus['footer'] {
  if (columns.length === 0) return columns;
  const legal = own.find((column) => column.links.some(isLegal));
  const settings = own
    .flatMap(({links}) => links)
    .filter(({to}) => to === SETTINGS_PATH);
  const targets = (links: readonly MenuEntry[]): (string | null)[] =>
    links.flatMap(({to, links: below = []}) => [to, ...targets(below)]);
  const there = columns.flatMap(({links}) => targets(links));
  const missing = [...(legal?.links ?? []), ...settings].filter(
    ({to}) => !there.includes(to),
  );
  if (missing.length === 0) return columns;
  const at = columns.findLastIndex((column) => column.links.some(isLegal));
  return at < 0
    ? [...columns, {title: legal?.title ?? null, links: missing}]
    : columns.map((column, index) =>
        index === at
          ? {...column, links: [...column.links, ...missing]}
          : column,
      );
}

const isLegal = ({to}: MenuEntry) =>
  to?.startsWith('/legal/') && to !== SETTINGS_PATH;

function menusIn(code: LocaleCode, content: MerchantContent): Menus {
  const t = serverTranslator(code);
  const tMap = mapTranslator(code, content);
  return ownMenus(
    {
      shared: (label) => t(`layout.${label}`),
      map: tMap && ((label) => tMap(`map.nav.${label}`)),
    },
    hasFaq(content),
  );
}

/** In an order that is the same in every language. */
function linksIn({main, footer}: Menus): readonly MenuEntry[] {
  return [...main, ...footer.flatMap(({links}) => links)];
}

function titled(title: string, lang: string | undefined) {
  const cut =
    title.length > MAX_MENU_TITLE_LENGTH
      ? `${cutText(title, MAX_MENU_TITLE_LENGTH - 1)}…`
      : title;
  return {title: cut, ...(lang && {lang})};
}

/** A menu that equals the code's own would only add bytes to the page. */
function differs(written: readonly object[], own: readonly object[]): boolean {
  return written.length > 0 && JSON.stringify(written) !== JSON.stringify(own);
}
