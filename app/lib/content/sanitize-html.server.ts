import {toHtml} from 'hast-util-to-html';
import {ASSET_ORIGIN} from '~/lib/environment/asset-origin';
import {leavesShop, merchantUrl} from '~/lib/urls/external-url';
import {createMemo} from '~/lib/cache/memo';
import {percentDecoded} from '~/lib/urls/percent-decoded';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {measuresOf} from '~/lib/i18n/inches';
import {withoutLocale, type Locale} from '~/lib/i18n/locale';
import type {MarketFacts} from '~/lib/i18n/market-facts';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {completeUrl} from './complete-url.server';
import type {Element, Tree} from './html-tree';
import {
  fileUrl,
  inLanguage,
  isPageOfApp,
  ownUrl,
  type Site,
} from './merchant-link.server';
import {ID_PREFIX, sanitizedTree, shortUrl} from './sanitized-tree.server';
import {MAX_CACHED_HTML_LENGTH} from '~/lib/limits/limits';

const sanitized = createMemo<string>(100);

interface Reader {
  readonly locale: Pick<Locale, 'code' | 'tag' | 'prefix'>;
  readonly market: Pick<MarketFacts, 'hasUsUnits'>;
  readonly site: Site;
}

/**
 * Reduces a merchant's HTML to an allow-list for `innerHTML`: links into the shop are in the page's
 * language, others are marked; pictures that the policy of pages blocks are left out; ids have a
 * prefix; films and sounds become links, tables scroll, measures follow the market. Never throws.
 */
export function sanitizeHtml(
  html: string | null | undefined,
  reader: Reader,
): string {
  if (!html) return '';
  const {locale, market, site} = reader;
  return html.length > MAX_CACHED_HTML_LENGTH
    ? sanitizedAnew(html, reader)
    : sanitized(
        `${locale.code} ${market.hasUsUnits} ${site.url} ${site.hosts.join()} ${html}`,
        () => sanitizedAnew(html, reader),
      );
}

function sanitizedAnew(html: string, reader: Reader): string {
  const {locale, market, site} = reader;
  const t = serverTranslator(locale.code);
  const clean = sanitizedTree(html, {
    videoLabel: (name) => t('content.video', {site: name}),
    frameOf: (src) => merchantUrl(completeUrl(src)),
    recordingLabel: {
      video: t('written.videoFile'),
      audio: t('written.audioFile'),
    },
    recordingOf: (src) => {
      const url = completeUrl(src);
      return ownUrl(url, site) ? url : merchantUrl(url);
    },
    pictureOf: (src) => ownPicture(src, site),
  });
  const ids = idsIn(clean);
  return toHtml(
    adapted(clean, {
      inMarket: measuresOf(market, locale),
      tableLabel: t('content.table'),
      linkOf: (href) => linkProperties(href, ids, reader, t('layout.leaves')),
    }),
  ).trim();
}

/** A picture that the policy of pages lets them load (`security-headers.server.ts`); else `null`. */
function ownPicture(src: string, site: Site): string | null {
  if (!src || !URL.canParse(src, site.url)) return null;
  const url = new URL(src, site.url);
  if (url.host === new URL(ASSET_ORIGIN).host) {
    return ASSET_ORIGIN + url.pathname + url.search;
  }
  return url.origin === site.shop || url.origin === new URL(site.url).origin
    ? (fileUrl(url, site) ?? url.href)
    : ownUrl(src, site) && fileUrl(url, site);
}

function idsIn(parent: Tree | Element): ReadonlySet<string> {
  return new Set(
    parent.children.flatMap((child) =>
      child.type === 'element'
        ? [String(child.properties.id ?? ''), ...idsIn(child)]
        : [],
    ),
  );
}

/** The properties of a link with this URL, as the text contains it. */
function linkProperties(
  href: string,
  ids: ReadonlySet<string>,
  {locale, site}: Reader,
  mark: string,
): Element['properties'] {
  if (href === '') return {};
  // A query alone keeps the page's path.
  if (href.startsWith('?')) return {href};
  const own = ownUrl(href, site);
  const id = own && ID_PREFIX + percentDecoded(own.hash.slice(1));
  // Editors also write an anchor of the text itself with the URL of its page.
  if (id && ids.has(id)) return {href: `#${encodeURIComponent(id)}`};
  // Headings of ours have no prefix.
  if (href.startsWith('#')) return {href};
  if (own) {
    const file = fileUrl(own, site);
    const path = sameOriginPath(own.pathname);
    if (file || !path) return file ? {href: file} : {};
    const target = inLanguage(path, locale);
    return isPageOfApp(withoutLocale(target))
      ? {}
      : {href: target + own.search + own.hash};
  }
  const url = merchantUrl(href);
  if (!url) return {};
  return leavesShop(url)
    ? {href: url, rel: ['external', 'nofollow', 'noopener'], title: mark}
    : {href: url};
}

/** Whether an element has words of its own; browsers end a link before one that stands in it. */
function hasWords({children}: Element): boolean {
  return children.some((child) => {
    if (child.type === 'text') return child.value.trim() !== '';
    if (child.type !== 'element' || child.tagName === 'a') return false;
    return child.tagName === 'img'
      ? String(child.properties.alt ?? '') !== ''
      : hasWords(child);
  });
}

/** The pictures in an element, in their order. */
function picturesIn({children}: Element): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName === 'a') return [];
    return child.tagName === 'img' ? [child] : picturesIn(child);
  });
}

/**
 * Names a link without words by its picture, which then has the URL as its text. Returns whether
 * the link can be used: editors leave behind links with nothing in them.
 */
function isNamed(link: Element, href: string): boolean {
  if (hasWords(link)) return true;
  const [picture] = picturesIn(link);
  if (picture) picture.properties.alt = shortUrl(href);
  return picture !== undefined;
}

interface Adaptation {
  readonly inMarket: (text: string) => string;
  readonly tableLabel: string;
  readonly linkOf: (href: string) => Element['properties'];
}

function adapted<Parent extends Tree | Element>(
  parent: Parent,
  adaptation: Adaptation,
): Parent {
  const {inMarket, tableLabel, linkOf} = adaptation;
  const children = parent.children.map((child) => {
    if (child.type === 'text') return {...child, value: inMarket(child.value)};
    if (child.type !== 'element') return child;
    const element = adapted(child, adaptation);
    if (element.tagName === 'a') {
      const {href, ...others} = element.properties;
      const isLink = href !== undefined && isNamed(element, String(href));
      const properties = isLink ? linkOf(String(href)) : {};
      return {...element, properties: {...others, ...properties}};
    }
    if (element.tagName !== 'table') return element;
    return {
      type: 'element' as const,
      tagName: 'div',
      properties: {
        className: ['scroller'],
        role: 'region',
        ariaLabel: tableLabel,
        tabIndex: 0,
      },
      children: [element],
    };
  });
  return {...parent, children};
}
