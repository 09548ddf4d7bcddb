import {cutText} from '~/lib/text/cut-text';
import type {
  SerializeFrom,
  ServerRuntimeMetaDescriptor,
} from '@remix-run/server-runtime';
import type {RequestContext} from '~/lib/context.server';
import {BRAND} from '~/lib/environment/brand';
import {getProperty} from '~/lib/text/get-property';
import {
  forEachLocale,
  LOCALES,
  localizedPath,
  type LocaleCode,
} from '~/lib/i18n/locale';
import {MAX_DESCRIPTION_LENGTH} from '~/lib/limits/limits';

interface SocialImage {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly altText?: string | null;
}

/** A loader's description of its page, in the page's language. */
export interface SeoInput {
  /** Without the brand; `seoMeta` adds it. */
  readonly title: string;
  readonly description: string;
  /** Without language prefix and query; per language where handles are translated. */
  readonly path: string | Readonly<Record<LocaleCode, string>>;
  readonly image?: SocialImage | null;
  readonly type?: 'website' | 'product' | 'article';
  /** Adds `noindex`. */
  readonly isHidden?: boolean;
}

/** `SeoInput` with absolute URLs; a loader returns it as `seo`. */
export interface PageSeo extends Omit<SeoInput, 'path'> {
  /** `null` for the shop's own; see `ShopOfPage`. */
  readonly image: SocialImage | null;
  readonly locale: LocaleCode;
  readonly canonical: string;
  readonly alternates: Readonly<Record<LocaleCode, string>>;
  /** The page is also available as Markdown. */
  readonly hasMarkdown?: boolean;
  /** URL of the page's Atom feed. */
  readonly feed?: string;
  /** Paths of documents about the shop for programs. */
  readonly serviceDocs?: readonly string[];
}

/** Completes a loader's page description. */
export function pageSeo(
  {
    env: {PUBLIC_SITE_URL: siteUrl},
    locale,
  }: {env: {PUBLIC_SITE_URL: string}; locale: {readonly code: LocaleCode}},
  {path, description, ...seo}: SeoInput,
): PageSeo {
  const urlIn = (code: LocaleCode) =>
    siteUrl +
    localizedPath(typeof path === 'string' ? path : path[code], LOCALES[code]);
  return {
    ...seo,
    image: seo.image ?? null,
    description: shorten(description, MAX_DESCRIPTION_LENGTH),
    locale: locale.code,
    canonical: urlIn(locale.code),
    alternates: forEachLocale(({code}) => urlIn(code)),
  };
}

/** Also offers a page as Markdown, unless agents are shut out; `entry.server.tsx` sends it. */
export function withMarkdown(
  {env, markdown}: Pick<RequestContext, 'env' | 'markdown'>,
  seo: PageSeo,
  write: () => string,
): PageSeo {
  if (env.PUBLIC_AGENTS === 'off') return seo;
  markdown.write = write;
  return {...seo, hasMarkdown: true};
}

type WithSeo =
  | {readonly seo: PageSeo}
  | {readonly data: {readonly seo: PageSeo}};

/** A loader that returns `seo`, bare or in `data`. */
export type SeoLoader = (given: never) => WithSeo | Promise<WithSeo>;

/** The matched routes, as Remix passes them to `meta`. */
export type MetaMatches = readonly {
  readonly id: string;
  readonly data?: unknown;
}[];

/** The arguments that Remix passes to a route's `meta`. */
export interface MetaArguments<Loader extends SeoLoader> {
  readonly data: SerializeFrom<Loader> | undefined;
  readonly matches: MetaMatches;
}

/** What the meta tags of every page say of the shop. */
interface ShopOfPage {
  readonly name: string;
  readonly hasMap: boolean;
  /** The cover image of the merchant's brand settings. */
  readonly cover: SocialImage | null;
}

/** The shop, from the data of the root; the code's brand without them. */
export function shopOf(matches: MetaMatches): ShopOfPage {
  const data = matches.find(({id}) => id === 'root')?.data;
  const name = getProperty(data, 'shopName');
  const cover = getProperty(getProperty(data, 'brand'), 'cover');
  return {
    name: typeof name === 'string' ? name : BRAND,
    hasMap: getProperty(data, 'hasMap') !== false,
    cover: (cover as SocialImage | null | undefined) ?? null,
  };
}

/** The `meta` of a page. */
export function pageMeta<Loader extends SeoLoader>({
  data,
  matches,
}: Pick<MetaArguments<Loader>, 'data' | 'matches'>) {
  return seoMeta((data as {seo: PageSeo} | undefined)?.seo, matches);
}

/** The map's picture for link previews, with a line in the page's language, in `public`. */
const mapPicture = (locale: PageSeo['locale']): SocialImage => ({
  url: `/social-${locale}.webp`,
  width: 1200,
  height: 630,
});

/**
 * Meta tags of a page; only the shop's name when the loader failed and `seo` is missing. A page
 * without a picture has the merchant's cover image, else the map's in a shop that sells it.
 */
export function seoMeta(
  seo: PageSeo | undefined,
  matches: MetaMatches,
): ServerRuntimeMetaDescriptor[] {
  const shop = shopOf(matches);
  if (!seo) return [{title: shop.name}];
  const {title, description, canonical, alternates} = seo;
  const image =
    seo.image ?? shop.cover ?? (shop.hasMap ? mapPicture(seo.locale) : null);
  return [
    {title: pageTitle(title, shop.name)},
    ...(description ? [{name: 'description', content: description}] : []),
    // Without `tagName` Remix would write a `<meta rel>` instead of a `<link>`.
    {tagName: 'link', rel: 'canonical', href: canonical},
    ...Object.entries({...alternates, 'x-default': alternates.de}).map(
      ([hrefLang, href]) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang,
        href,
      }),
    ),
    ...(seo.hasMarkdown
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'text/markdown',
            href: canonical,
          },
        ]
      : []),
    ...(seo.feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            href: seo.feed,
          },
        ]
      : []),
    ...(seo.serviceDocs ?? []).map((path) => ({
      tagName: 'link',
      rel: 'service-doc',
      href: localizedPath(path, LOCALES[seo.locale]),
    })),
    ...(seo.isHidden ? [{name: 'robots', content: 'noindex'}] : []),
    {property: 'og:site_name', content: shop.name},
    {property: 'og:type', content: seo.type ?? 'website'},
    {property: 'og:title', content: title},
    ...(description
      ? [{property: 'og:description', content: description}]
      : []),
    {property: 'og:url', content: canonical},
    {property: 'og:locale', content: LOCALES[seo.locale].tag.replace('-', '_')},
    {
      name: 'twitter:card',
      content: image ? 'summary_large_image' : 'summary',
    },
    ...(image ? imageMeta(image, canonical) : []),
  ];
}

function imageMeta(
  {url, width, height, altText}: SocialImage,
  page: string,
): ServerRuntimeMetaDescriptor[] {
  const {href} = new URL(url, page);
  return [
    {property: 'og:image', content: href},
    {name: 'twitter:image', content: href},
    ...(width && height
      ? [
          {property: 'og:image:width', content: String(width)},
          {property: 'og:image:height', content: String(height)},
        ]
      : []),
    ...(altText ? [{property: 'og:image:alt', content: altText}] : []),
  ];
}

/** Adds ` - ` and the shop's name, unless the title is that name or already ends so. */
export function pageTitle(title: string, shopName: string): string {
  const ending = ` - ${shopName}`;
  return title === shopName || title.endsWith(ending) ? title : title + ending;
}

function shorten(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = cutText(plain, longest);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`;
}
