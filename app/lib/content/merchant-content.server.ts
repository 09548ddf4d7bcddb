import type {
  ContentEntryFragment,
  ContentMenuItemFragment,
  ContentQuery,
} from 'storefrontapi.generated';
import {CONTENT_QUERY} from '~/graphql/storefront/content';
import type {RequestContext} from '~/lib/context.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {logError} from '~/lib/http/log-error.server';
import {errorLine} from '~/lib/http/log-text';
import {DEFAULT_LOCALE, isLocaleCode, type LocaleCode} from '~/lib/i18n/locale';
import {contentCache} from '~/lib/storefront/catalogue-cache.server';
import {pagePath} from './content.server';
import {merchantLink} from './merchant-link.server';

/** Milliseconds until a page has the code's texts. */
const MAX_WAIT_MS = 1500;

const RETRY_AFTER_S = 10;

type Context = Pick<
  RequestContext,
  'env' | 'locale' | 'once' | 'storefront' | 'report'
>;
type Field = ContentEntryFragment['fields'][number];

/** An entry in the page's language; fields without a translation are `null`. */
export interface Entry {
  readonly id: string;
  /** Its handle without the language (`en--`). */
  readonly name: string;
  text(key: string): string | null;
  /** What no language changes. */
  value(key: string): string | null;
  /** See `merchantLink`. */
  link(key: string): string | null;
  picture(key: string): NonNullable<Field['reference']>['image'] | null;
}

/** A link in a menu of the shop's. */
export interface MenuItem {
  readonly title: string;
  /** The title is in the page's language. */
  readonly isTranslated: boolean;
  readonly url: string | null | undefined;
  readonly items: readonly MenuItem[];
}

/** What the merchant has written, for one language. */
export interface MerchantContent {
  readonly announcements: readonly Entry[];
  readonly sections: readonly Entry[];
  readonly pages: readonly Entry[];
  /** HTML by our path. */
  readonly policies: Readonly<Record<string, string>>;
  readonly menus: Readonly<Record<'main' | 'footer', readonly MenuItem[]>>;
  /** Of the shop's primary domain. */
  readonly host: string;
  /** Names of all written pages, also of those in other languages. */
  readonly pageNames: ReadonlySet<string>;
  /** The shop sells the map; so it is when nothing is known. */
  readonly hasMap: boolean;
}

const NOTHING: MerchantContent = {
  announcements: [],
  sections: [],
  pages: [],
  policies: {},
  menus: {main: [], footer: []},
  host: '',
  pageNames: new Set(),
  hasMap: true,
};

/** Our paths of the provider's policies. */
const POLICIES = [
  ['/legal/privacy', 'privacyPolicy'],
  ['/legal/revocation', 'refundPolicy'],
  ['/legal/shipping', 'shippingPolicy'],
  ['/legal/terms', 'termsOfService'],
] as const;

/** Read once a request and language. @throws when the provider fails. */
function wholeContent(context: Context): Promise<MerchantContent> {
  const {locale, once} = context;
  return once(`whole content ${locale.code}`, () => load(context));
}

/**
 * What the merchant has written, for a page that has words of its own: when the provider fails or
 * is slow, the page is a stand-in with ours, and a line is logged. Never rejects.
 */
export function merchantContent(context: Context): Promise<MerchantContent> {
  const {locale, once, report} = context;
  return once(`shown content ${locale.code}`, () =>
    within(MAX_WAIT_MS, wholeContent(context)).catch((error: unknown) => {
      report.hasStandIn = true;
      report.log('warn', {
        event: 'page without content of the merchant',
        reason: errorLine(error),
      });
      return NOTHING;
    }),
  );
}

/**
 * What the merchant has written, for a page that is made of it.
 * @throws a 503 response that no cache stores, when the provider fails until the deadline.
 */
export async function requireMerchantContent(
  context: Context,
): Promise<MerchantContent> {
  try {
    return await wholeContent(context);
  } catch (error) {
    logError(
      'content of the merchant could not be read',
      error,
      context.report,
    );
    const {requestId} = context.report;
    throw Response.json(
      {requestId},
      {
        status: 503,
        statusText: 'Service Unavailable',
        headers: {
          'Cache-Control': 'no-store',
          'Retry-After': String(RETRY_AFTER_S),
        },
      },
    );
  }
}

async function load(context: Context): Promise<MerchantContent> {
  const {env, locale, storefront} = context;
  const cache = contentCache(storefront);
  const ask = (language: RequestContext['locale']['language']) =>
    storefront.query(CONTENT_QUERY, {
      variables: {language, mapHandle: env.PUBLIC_MAP_PRODUCT_HANDLE},
      cache,
    });
  const [own, original] = await Promise.all([
    ask(locale.language),
    // What is not translated comes in the shop's first language.
    locale.code === DEFAULT_LOCALE.code ? null : ask(DEFAULT_LOCALE.language),
  ]);
  // A part that could not be read is not a part that nobody has written.
  if (own.errors ?? original?.errors) {
    throw new Error('the content is not complete');
  }
  const {host} = own.shop.primaryDomain;
  const pageNames = new Set(
    own.pages.nodes.map(({handle}) => placeOf(handle).name),
  );
  const entries = (kind: 'announcements' | 'sections' | 'pages') =>
    entriesOf(own[kind].nodes, original?.[kind].nodes, {
      ...context,
      host,
      pageNames,
    });
  return {
    announcements: entries('announcements'),
    sections: entries('sections'),
    pages: entries('pages'),
    policies: policiesOf(own, original),
    menus: {
      main: menuItems(own.mainMenu?.items, original?.mainMenu?.items),
      footer: menuItems(own.footer?.items, original?.footer?.items),
    },
    host,
    pageNames,
    hasMap: own.map !== null,
  };
}

type Items = readonly (ContentMenuItemFragment & {readonly items?: Items})[];

/** @param originals the same entries in the shop's first language, if that is not the page's. */
function menuItems(items: Items = [], originals?: Items): MenuItem[] {
  return items.map(({id, title, url, items: below}) => {
    const original = originals?.find((each) => each.id === id);
    const originalsBelow = originals && (original?.items ?? []);
    return {
      title: title.trim(),
      isTranslated:
        !originals || (original && original.title !== title) === true,
      url,
      items: menuItems(below, originalsBelow),
    };
  });
}

/** The translated policies' HTML by path. */
function policiesOf(
  {shop}: ContentQuery,
  original: ContentQuery | null,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    POLICIES.flatMap(([path, name]) => {
      const body = shop?.[name]?.body.trim();
      const isTranslated = body !== original?.shop?.[name]?.body.trim();
      return body && isTranslated ? [[path, body]] : [];
    }),
  );
}

/** Entries of the language come first, then entries for all languages. */
function entriesOf(
  nodes: readonly ContentEntryFragment[],
  originals: readonly ContentEntryFragment[] | undefined,
  {env, locale, ...shop}: Context & Pick<MerchantContent, 'host' | 'pageNames'>,
): Entry[] {
  const own: Entry[] = [];
  const ofAll: Entry[] = [];
  for (const {id, handle, updatedAt, fields} of nodes) {
    const {code, name} = placeOf(handle);
    if (code && code !== locale.code) continue;
    const original = code ? undefined : originals?.find((o) => o.id === id);
    // Results of different ages say nothing about what is translated.
    if (!code && originals && original?.updatedAt !== updatedAt) continue;
    const field = (key: string) => fields.find((each) => each.key === key);
    const value = (key: string) => field(key)?.value?.trim() || null;
    if (
      value('preview_only') === 'true' &&
      env.PUBLIC_ENVIRONMENT === 'production'
    )
      continue;
    (code ? own : ofAll).push({
      id,
      name,
      value,
      text: (key) => {
        const text = value(key);
        const before = original?.fields.find((each) => each.key === key);
        return text !== before?.value?.trim() ? text : null;
      },
      link: (key) => merchantLink(value(key), env, shop),
      picture: (key) => field(key)?.reference?.image ?? null,
    });
  }
  return [...own, ...ofAll];
}

/** The language that a handle begins with (`en--`), or `null` for all, and the rest of it. */
function placeOf(handle: string): {code: LocaleCode | null; name: string} {
  const [prefix = '', rest] = handle.split('--', 2);
  return rest && isLocaleCode(prefix)
    ? {code: prefix, name: rest}
    : {code: null, name: handle};
}

/** A line above the header. */
export interface Announcement {
  readonly text: string;
  readonly link: string | null;
}

/** The first announcement of this moment, or `null`. */
export function currentAnnouncement(
  {announcements}: MerchantContent,
  now: Date,
): Announcement | null {
  const time = (date: string | null) => (date ? Date.parse(date) : NaN);
  for (const entry of announcements) {
    const text = entry.text('text');
    const isEarly = time(entry.value('from')) > now.getTime();
    const isLate = time(entry.value('until')) <= now.getTime();
    if (text && !isEarly && !isLate) return {text, link: entry.link('link')};
  }
  return null;
}

/** Where in the shop's admin the merchant edits a text, keyed by the page that shows it. */
export function editPaths({
  pages,
  sections,
  policies,
}: MerchantContent): Readonly<Record<string, string>> {
  const entry = (type: string, id: string) =>
    `/content/metaobjects/entries/${type}/${id.slice(id.lastIndexOf('/') + 1)}`;
  const first = sections[0];
  return Object.fromEntries([
    ...Object.keys(policies).map((path) => [path, '/settings/legal']),
    ...(first ? [['/', entry('storefront_section', first.id)]] : []),
    // The page's language comes first, and the last of equal keys counts.
    ...pages
      .map(({id, name}) => [
        name === 'home' ? '/' : pagePath(name),
        entry('storefront_page', id),
      ])
      .reverse(),
  ]) as Record<string, string>;
}
