import {SETTINGS_PATH} from '~/lib/consent/consent-cookies';
import type {RequestContext} from '~/lib/context.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {contentPage} from './content.server';
import type {MenuItem, MerchantContent} from './merchant-content.server';
import {merchantLink} from './merchant-link.server';
import {ownMenus, type MenuLink, type Menus} from './navigation';
import {writtenPage} from './written-page.server';

const MAX_LINKS = {main: 7, columns: 6, links: 12};

const MAX_TITLE_LENGTH = 40;

type Context = Pick<RequestContext, 'env' | 'locale' | 'country'>;

/**
 * The shop's menus `main-menu` and `footer`, without one that says what the code's says. A link
 * that is not translated has the code's name of that page; without one, or without a page, it is
 * left out. An untranslated column has the title of the code's that begins with the same link.
 */
export function merchantMenus(
  context: Context,
  content: MerchantContent,
): Partial<Menus> {
  const {code} = context.locale;
  const t = serverTranslator(code);
  const own = ownMenus((label) => t(`layout.${label}`));
  const ownFooterLinks = own.footer.flatMap(({links}) => links);

  const linksOf = (items: readonly MenuItem[], names: readonly MenuLink[]) =>
    items
      .flatMap((item) => {
        const to = merchantLink(item.url, context.env, content.host);
        if (!to || isNoPage(to)) return [];
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
  const plain = (items: readonly MenuItem[], names: readonly MenuLink[]) =>
    linksOf(items, names)
      .slice(0, MAX_LINKS.links)
      .map(({title, to}) => ({title, to}));

  const mainNames = [...own.main, ...ownFooterLinks];
  const main = linksOf(content.menus.main, mainNames)
    .slice(0, MAX_LINKS.main)
    .map(({title, to, items}) => ({title, to, links: plain(items, mainNames)}));

  const footerNames = [...ownFooterLinks, ...own.main];
  const isColumn = ({items}: MenuItem) => items.length > 0;
  const loose = content.menus.footer.filter((item) => !isColumn(item));
  const writtenFooter = [
    ...content.menus.footer
      .filter(isColumn)
      .map(({title, isTranslated, items}) => {
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
  const footer = withSettings(writtenFooter, ownFooterLinks);

  return {
    ...(differs(main, own.main) && {main}),
    ...(differs(footer, own.footer) && {footer}),
  };
}

/** The cookie settings stay in the footer: consent must be as easy to withdraw as to give. */
function withSettings(
  columns: Menus['footer'],
  names: readonly MenuLink[],
): Menus['footer'] {
  const links = columns.flatMap((column) => column.links);
  if (links.length === 0 || links.some(({to}) => to === SETTINGS_PATH)) {
    return columns;
  }
  const settings = names.filter(({to}) => to === SETTINGS_PATH);
  return columns.map((column, index) =>
    index === columns.length - 1
      ? {...column, links: [...column.links, ...settings]}
      : column,
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
