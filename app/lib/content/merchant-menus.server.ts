import {SETTINGS_PATH} from '~/lib/consent/consent-cookies';
import type {RequestContext} from '~/lib/context.server';
import {DEFAULT_LOCALE} from '~/lib/i18n/locale';
import {marketFacts} from '~/lib/i18n/market-facts';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {contentPage} from './content.server';
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

/** The titles of each link, in every language of the storefront. */
type DefaultMenu = readonly (readonly string[])[];

const DEFAULT_MAIN: DefaultMenu = [
  ['Home', 'Startseite', 'Start'],
  ['Catalog', 'Katalog'],
  ['Contact', 'Kontakt'],
];

const DEFAULT_FOOTER: DefaultMenu = [['Search', 'Suche', 'Suchen']];

type Context = Pick<RequestContext, 'env' | 'locale' | 'country'>;

/**
 * The shop's menus `main-menu` and `footer`, without one that says what the code's says or that
 * Shopify made. A link
 * that is not translated has the code's name of that page; without one, or without a page, it is
 * left out. An untranslated column has the title of the code's that begins with the same link.
 */
export function merchantMenus(
  context: Context,
  content: MerchantContent,
): Partial<Menus> {
  const {code} = context.locale;
  const t = serverTranslator(code);
  const own = ownMenus((label) => t(`layout.${label}`), content.hasMap);
  const ownFooterLinks = own.footer.flatMap(({links}) => links);

  const linksOf = (items: readonly MenuItem[], names: readonly MenuLink[]) =>
    items
      .flatMap((item) => {
        const to = merchantLink(item.url, context.env, content);
        if (!to || isNoPage(to) || hasButton(to)) return [];
        const title =
          (item.isTranslated ? item.title : null) ??
          names.find((name) => name.to === to)?.title ??
          contentPage(code, to)?.title;
        return title ? [{title: cut(title), to, items: item.items}] : [];
      })
      .filter(
        ({to}, index, all) => index === all.findIndex((each) => each.to === to),
      );
  const isNoPage = (to: string) =>
    to.startsWith('/pages/') &&
    !writtenPage(context, content, to.replace(/[?#].*$/, ''));
  // The footer has it as a button.
  const hasButton = (to: string) =>
    to === WITHDRAWAL_PATH && mayWithdraw(context);
  const plain = (items: readonly MenuItem[], names: readonly MenuLink[]) =>
    linksOf(items, names)
      .slice(0, MAX_LINKS.links)
      .map(({title, to}) => ({title, to}));

  const mainNames = [...own.main, ...ownFooterLinks];
  const menus = {
    main: isUntouched(content.menus.main, DEFAULT_MAIN)
      ? []
      : content.menus.main,
    footer: isUntouched(content.menus.footer, DEFAULT_FOOTER)
      ? []
      : content.menus.footer,
  };
  const main = linksOf(menus.main, mainNames)
    .slice(0, MAX_LINKS.main)
    .map(({title, to, items}) => ({title, to, links: plain(items, mainNames)}));

  const footerNames = [...ownFooterLinks, ...own.main];
  const isColumn = ({items}: MenuItem) => items.length > 0;
  const loose = menus.footer.filter((item) => !isColumn(item));
  const writtenFooter = [
    ...menus.footer.filter(isColumn).map(({title, isTranslated, items}) => {
      const links = plain(items, footerNames);
      const same = own.footer.find(
        (column) => column.links[0]?.to === links[0]?.to,
      );
      return {
        title: isTranslated ? cut(title) : (same?.title ?? null),
        links,
      };
    }),
    {title: null, links: plain(loose, footerNames)},
  ]
    .filter(({links}) => links.length > 0)
    .slice(0, MAX_LINKS.columns);
  const footer = withLegalLinks(writtenFooter, own.footer);

  return {
    ...(differs(main, own.main) && {main}),
    ...(differs(footer, own.footer) && {footer}),
  };
}

/**
 * Whether a menu is still as Shopify made it. A new store has both menus, and they cannot be deleted.
 * Titles are in the language in which the store was made.
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
 * Adds the links that the law asks for and the merchant's menu lacks, to the column that has
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

/** Whether the footer leads to the withdrawal form: where the law says so, and on German pages. */
export function mayWithdraw({
  country,
  locale,
}: Pick<RequestContext, 'country' | 'locale'>): boolean {
  return (
    locale.code === DEFAULT_LOCALE.code ||
    marketFacts(country).hasWithdrawalRight
  );
}

function cut(title: string): string {
  return title.length > MAX_TITLE_LENGTH
    ? `${title.slice(0, MAX_TITLE_LENGTH - 1)}…`
    : title;
}

/** A menu that equals the code's own would only add bytes to the page. */
function differs(written: readonly object[], own: readonly object[]): boolean {
  return written.length > 0 && JSON.stringify(written) !== JSON.stringify(own);
}
