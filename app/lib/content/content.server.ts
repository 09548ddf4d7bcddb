import type {ContentPage} from './content-page';
import {escapeHtml} from '~/lib/text/escape-html';
import type {ReturnLaw} from '~/lib/i18n/law';
import {DEFAULT_LOCALE, type LocaleCode} from '~/lib/i18n/locale';
import {pathOfPage} from './page-name';

const MODULES = import.meta.glob<ContentPage>('../../content/*/**/*.md', {
  eager: true,
  import: 'default',
});

const FILES = Object.entries(MODULES).map(
  ([file, page]) =>
    [
      file.replace(/^.*\/content\//, '').replace(/(?:\/index)?\.md$/, ''),
      page,
    ] as const,
);

/**
 * `withdraw.gb.md` has the words of `withdraw.md` where the return of goods follows another law, and
 * `contact.plain.md` replaces `contact.md` in a shop that does not sell the map.
 */
const isVariant = (name: string) => name.includes('.');

const PAGES: ReadonlyMap<string, ContentPage> = new Map(
  FILES.filter(([name]) => !isVariant(name)),
);
const VARIANTS: ReadonlyMap<string, ContentPage> = new Map(
  FILES.filter(([name]) => isVariant(name)),
);

export interface PlacedPage {
  readonly path: string;
  readonly page: ContentPage;
}

interface PageVariant {
  /** Decides the words of a page about the return of goods. */
  readonly law?: ReturnLaw;
  /** Whether the shop sells the map; otherwise there is no page about it. */
  readonly hasMap?: boolean;
}

/**
 * The page at a path such as `/legal/imprint`, or `null`. Only build-time names are looked up,
 * so a path cannot leave the folder.
 */
export function contentPage(
  locale: LocaleCode,
  path: string,
  {law = 'eu', hasMap = true}: PageVariant = {},
): ContentPage | null {
  const page = PAGES.get(locale + path);
  if (!page) return null;
  if (page.isAboutMap && !hasMap) {
    return VARIANTS.get(`${locale}${path}.plain`) ?? null;
  }
  return VARIANTS.get(`${locale}${path}.${law}`) ?? page;
}

/** Pages below a path (`/docs`) at any depth, in order. */
export function contentPages(
  locale: LocaleCode,
  folder: string,
): readonly PlacedPage[] {
  const start = `${locale}${folder}/`;
  return [...PAGES]
    .filter(([key]) => key.startsWith(start))
    .map(([key, page]) => ({path: key.slice(locale.length), page}))
    .sort((a, b) => a.page.order - b.page.order);
}

/** Paths for search engines, without language prefix. */
export function listedPaths(): string[] {
  return [...PAGES].flatMap(([key, {isHidden}]) =>
    key.startsWith(`${DEFAULT_LOCALE.code}/`) && !isHidden
      ? [key.slice(DEFAULT_LOCALE.code.length)]
      : [],
  );
}

/** Paths of the code's pages, without language prefix. */
export const OUR_PATHS: readonly string[] = contentPages(
  DEFAULT_LOCALE.code,
  '',
).map(({path}) => path);

/** The paths of `OUR_PATHS` that only a shop with the map has. */
export const MAP_PATHS: readonly string[] = OUR_PATHS.filter(
  (path) => contentPage(DEFAULT_LOCALE.code, path, {hasMap: false}) === null,
);

/** The page of a merchant's entry: ours of that name, else one below `/pages`. */
export function pathOfEntry(name: string): string {
  return pathOfPage(name, OUR_PATHS);
}

/** The page's HTML; headings link to themselves. */
export function pageHtml({
  introHtml,
  sections,
}: Pick<ContentPage, 'introHtml' | 'sections'>): string {
  return [
    introHtml,
    ...sections.map(({id, title, depth, html}) => {
      const target = escapeHtml(id);
      return `<h${depth} id="${target}"><a href="#${target}">${escapeHtml(title)}</a></h${depth}>\n${html}`;
    }),
  ].join('\n');
}
