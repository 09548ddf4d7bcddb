import {SETTINGS_PATH} from '~/lib/consent/consent-cookies';
import type {RequestContext} from '~/lib/context.server';
import {CATALOGUE_PATH, MAP_PATH} from '~/lib/environment/brand';
import {createSharedMemo} from '~/lib/http/memo';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import type {MenuItem, MerchantContent} from './merchant-content.server';
import {merchantLink} from './merchant-link.server';
import {
  ownMenus,
  WITHDRAWAL_PATH,
  type MenuLink,
  type Menus,
} from './navigation';
import {writtenPage} from './written-page.server';

const MAX_LINKS = {main: 7, columns: 6, links: 12};

const MAX_TITLE_LENGTH = 40;

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

/**
 * The shop's menus `main-menu` and `footer`, unless they equal the code's or are still as Shopify
 * made them, and without links that lead nowhere. The code's main menu has the shop's collections
 * below the link to all products; a merchant's own is shown as written. An untranslated title has
 * its language; if it is the code's name of that page, the code translates it.
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

const menusMade = createSharedMemo<Partial<Menus>>();

function menusOf(
  context: Context,
  content: MerchantContent,
  mayReturn: boolean,
): Partial<Menus> {
  const {code} = context.locale;
  const own = menusIn(code, content.hasMap);
  const all = Object.values(LOCALES).map((locale) =>
    menusIn(locale.code, content.hasMap),
  );
  const linkTitle = ({title, lang}: MenuItem, to: string) => {
    const at = all
      .map((menus) =>
        linksIn(menus).findIndex(
          (link) => link.to === to && link.title === title,
        ),
      )
      .find((index) => index >= 0);
    const ours = lang && at !== undefined ? linksIn(own)[at]?.title : undefined;
    return titled(ours ?? title, ours ? undefined : lang);
  };
  const columnTitle = ({title, lang}: MenuItem) => {
    const at = all
      .map(({footer}) => footer.findIndex((column) => column.title === title))
      .find((index) => index >= 0);
    const ours = lang && at !== undefined ? own.footer[at]?.title : undefined;
    return titled(ours ?? title, ours ? undefined : lang);
  };

  const linksOf = (items: readonly MenuItem[]) =>
    items
      .flatMap((item) => {
        const to = merchantLink(item.url, context.env, content);
        if (!to || isNoPage(to) || hasButton(to)) return [];
        return [{...linkTitle(item, to), to, items: item.items}];
      })
      .filter(
        ({to}, index, all) => index === all.findIndex((each) => each.to === to),
      );
  const isNoPage = (to: string) => {
    const path = to.replace(/[?#].*$/, '');
    return path === MAP_PATH
      ? !content.hasMap
      : path.startsWith('/pages/') && !writtenPage(context, content, path);
  };
  // The footer has it as a button.
  const hasButton = (to: string) => to === WITHDRAWAL_PATH && mayReturn;
  const plain = (items: readonly MenuItem[]) =>
    linksOf(items)
      .slice(0, MAX_LINKS.links)
      .map(({items: _items, ...link}) => link);

  const menus = {
    main: isUntouched(content.menus.main, DEFAULT_MAIN)
      ? []
      : content.menus.main,
    footer: isUntouched(content.menus.footer, DEFAULT_FOOTER)
      ? []
      : content.menus.footer,
  };
  const main = linksOf(menus.main)
    .slice(0, MAX_LINKS.main)
    .map(({items, ...link}) => ({...link, links: plain(items)}));

  const categories = content.categories
    .slice(0, MAX_LINKS.links)
    .map(({text, lang, handle}) => ({
      ...titled(text, lang),
      to: `/collections/${encodeURIComponent(handle)}`,
    }));

  const isColumn = ({items}: MenuItem) => items.length > 0;
  const loose = menus.footer.filter((item) => !isColumn(item));
  const writtenFooter = [
    ...menus.footer.filter(isColumn).map((item) => ({
      ...columnTitle(item),
      links: plain(item.items),
    })),
    {title: null, links: plain(loose)},
  ]
    .filter(({links}) => links.length > 0)
    .slice(0, MAX_LINKS.columns);
  const footer = withLegalLinks(writtenFooter, own.footer);

  return {
    ...(differs(main, own.main)
      ? {main}
      : categories.length > 0 && {main: withCategories(own.main, categories)}),
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
  const there = columns.flatMap(({links}) => links.map(({to}) => to));
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

const isLegal = ({to}: MenuLink) =>
  to.startsWith('/legal/') && to !== SETTINGS_PATH;

function menusIn(code: LocaleCode, hasMap: boolean): Menus {
  const t = serverTranslator(code);
  return ownMenus((label) => t(`layout.${label}`), hasMap);
}

/** In an order that is the same in every language. */
function linksIn({main, footer}: Menus): readonly MenuLink[] {
  return [...main, ...footer.flatMap(({links}) => links)];
}

function titled(title: string, lang: string | undefined) {
  const cut =
    title.length > MAX_TITLE_LENGTH
      ? `${title.slice(0, MAX_TITLE_LENGTH - 1)}…`
      : title;
  return {title: cut, ...(lang && {lang})};
}

/** A menu that equals the code's own would only add bytes to the page. */
function differs(written: readonly object[], own: readonly object[]): boolean {
  return written.length > 0 && JSON.stringify(written) !== JSON.stringify(own);
}
