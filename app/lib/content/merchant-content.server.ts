import type {ContentQuery, FirstContentQuery} from 'storefrontapi.generated';
import type {LanguageCode} from '../../../schemas/storefront-types';
import {
  CONTENT_QUERY,
  FIRST_CONTENT_QUERY,
  PAGE_ENTRY_QUERY,
} from '~/graphql/storefront/content';
import type {RequestContext} from '~/lib/context.server';
import {BRAND} from '~/lib/environment/brand';
import {merchantUrl} from '~/lib/http/external-url';
import {TimeoutError, withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {memoizeByIdentity} from '~/lib/cache/memo';
import {errorLine} from '~/lib/logging/log-text';
import {findFirstLanguage} from '~/lib/i18n/first-language.server';
import {DEFAULT_LOCALE, LOCALES} from '~/lib/i18n/locale';
import {writtenBeside, type WrittenText} from '~/lib/i18n/written-beside';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import {contentCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/error-response.server';
import {MAP_PATHS, OUR_PATHS, pathOfEntry} from './content.server';
import {cutLists, POLICIES, writtenPaths} from './content-lists';
import {writtenPageNames} from './entry-fields';
import {merchantBrand, NO_BRAND, type MerchantBrand} from './merchant-brand';
import type {Reach} from './merchant-link.server';
import {menuItems, type MenuItem} from './menu-items';
import {byHandle} from './online-store';
import {errorFields, log} from '~/lib/logging/log.server';
import {CONTENT_TIMEOUT_MS} from '~/lib/limits/limits';
import {type Entry, entriesOf} from './entries.server';

const RETRY_AFTER_S = 10;

/** All products, and the collection that Shopify makes for a home page. */
const NO_CATEGORIES: readonly string[] = ['all', 'frontpage'];

type Context = Pick<
  RequestContext,
  'env' | 'locale' | 'memoizePerRequest' | 'storefront' | 'requestLog'
>;

interface SocialLink {
  readonly title: string;
  /** URL of another website. */
  readonly to: string;
}

/** What the merchant has written, for one language. */
export interface MerchantContent extends Reach {
  /** The store's first language, in which untranslated texts are. */
  readonly firstLanguage: LanguageCode;
  /**
   * Whether our pages about the map are at their URLs: also while it is not known whether the shop sells
   * it, so that they are no 404 in an outage. Nothing else is shown of it then.
   */
  readonly hasMapPages: boolean;
  readonly shopName: string;
  /** What the merchant wrote about the shop for search engines. */
  readonly shopDescription: string;
  readonly announcements: readonly Entry[];
  readonly sections: readonly Entry[];
  readonly pages: readonly Entry[];
  /** Ids of the pages of the Online Store that the merchant hides from search engines. */
  readonly hiddenOnlinePages: ReadonlySet<string>;
  /** The blogs, with the handles that they have in the page's language. */
  readonly ownBlogs: ContentQuery['blogs']['nodes'];
  /** Whether `pages` has all; see `contentWithPage`. */
  readonly isEveryEntryRead: boolean;
  /** The notice of the legal guarantee; always with its picture. */
  readonly guarantee: Entry | null;
  readonly brand: MerchantBrand;
  /** HTML by our path. */
  readonly policies: Readonly<Record<string, WrittenText>>;
  readonly menus: Readonly<Record<'main' | 'footer', readonly MenuItem[]>>;
  /** The shop's profiles on other websites. */
  readonly social: readonly SocialLink[];
  /** The collections that have products, except the collection of all products. */
  readonly categories: readonly (WrittenText & {readonly handle: string})[];
}

const NOTHING: MerchantContent = {
  firstLanguage: DEFAULT_LOCALE.language,
  shopName: BRAND,
  shopDescription: '',
  announcements: [],
  sections: [],
  pages: [],
  hiddenOnlinePages: new Set(),
  ownBlogs: [],
  isEveryEntryRead: true,
  guarantee: null,
  brand: NO_BRAND,
  social: [],
  policies: {},
  menus: {main: [], footer: []},
  categories: [],
  host: '',
  pageNames: new Set(),
  onlinePages: new Map(),
  blogs: new Set(),
  ourPaths: OUR_PATHS,
  mapPaths: MAP_PATHS,
  writtenPaths: new Set(),
  isWhole: false,
  hasMap: false,
  hasMapPages: true,
};

/** Read once a request and language. @throws when Shopify fails. */
function wholeContent(context: Context): Promise<MerchantContent> {
  const {locale, memoizePerRequest} = context;
  return memoizePerRequest(`whole content ${locale.code}`, () => load(context));
}

/**
 * What the merchant has written, for a page that has words of its own: when Shopify fails or
 * is slow and has no copy, the page is a stand-in with our words, without those about the map, and a
 * line is logged. Never rejects.
 */
export function merchantContent(context: Context): Promise<MerchantContent> {
  const {locale, memoizePerRequest, requestLog} = context;
  return memoizePerRequest(`shown content ${locale.code}`, () =>
    withTimeout(CONTENT_TIMEOUT_MS, wholeContent(context)).catch(
      async (error: unknown) => {
        logMissingContent({requestLog}, error);
        if (error instanceof TimeoutError) return NOTHING;
        // Products and articles may be readable.
        const found = await findFirstLanguage(context);
        return {
          ...NOTHING,
          firstLanguage: found ?? NOTHING.firstLanguage,
        };
      },
    ),
  );
}

/** Logs, once a minute, that a page is a stand-in with our words, and marks its request so. */
export function logMissingContent(
  {requestLog}: Pick<RequestContext, 'requestLog'>,
  error: unknown,
): void {
  requestLog.usesFallbackContent = true;
  log(
    {requestLog},
    'warn',
    'page without content of the merchant',
    {reason: errorLine(error)},
    {isOncePerMinute: true},
  );
}

/**
 * What the merchant has written, for a page that shows nothing else.
 * @throws a 503 response that no cache stores, when Shopify fails until the deadline.
 */
export async function requireMerchantContent(
  context: Context,
): Promise<MerchantContent> {
  try {
    return await wholeContent(context);
  } catch (error) {
    log(
      context,
      'error',
      'content of the merchant could not be read',
      errorFields(error),
    );
    const {requestId} = context.requestLog;
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

const contents = memoizeByIdentity<MerchantContent>();

async function load(context: Context): Promise<MerchantContent> {
  const [own, first] = await readContent(context);
  return contents(
    [own.shop, first.shop, context.env],
    context.locale.code,
    () => contentOf(own, first, context),
  );
}

async function readContent({
  env,
  locale,
  storefront,
}: Context): Promise<[ContentQuery, FirstContentQuery]> {
  const cache = contentCache(storefront);
  const mapHandle = env.PUBLIC_MAP_PRODUCT_HANDLE;
  const [own, first] = await Promise.all([
    storefront.query(CONTENT_QUERY, {
      variables: {language: locale.language, mapHandle},
      cache,
    }),
    // Untranslated texts come in the store's first language.
    storefront.query(FIRST_CONTENT_QUERY, {variables: {mapHandle}, cache}),
  ]);
  // A part that could not be read must not pass for one that is not written.
  if (own.errors ?? first.errors) {
    throw new Error('the content is not complete');
  }
  return [own, first];
}

/**
 * The content with a page's entries, which are asked for by their handles where the store has more
 * entries than are read. @throws {ShopifyError}
 */
export async function contentWithPage(
  context: Context,
  content: MerchantContent,
  name: string,
): Promise<MerchantContent> {
  const isEntryRead = content.pages.some((entry) => entry.name === name);
  if (content.isEveryEntryRead || isEntryRead) return content;
  const {locale, storefront} = context;
  const cache = contentCache(storefront);
  const handles = [
    name,
    ...Object.values(LOCALES).map(({code}) => `${code}--${name}`),
  ];
  const entriesIn = async (language: LanguageCode) => {
    const results = await Promise.all(
      handles.map((handle) =>
        storefront.query(PAGE_ENTRY_QUERY, {
          variables: {handle, language},
          cache,
        }),
      ),
    );
    for (const result of results) assertNoErrors('PageEntry', result);
    return results.flatMap(({metaobject}) => metaobject ?? []);
  };
  const [[own, first], ofOwn, ofFirst] = await Promise.all([
    readContent(context),
    entriesIn(locale.language),
    entriesIn(content.firstLanguage),
  ]);
  const added = <Content extends Pick<ContentQuery, 'pages'>>(
    to: Content,
    entries: typeof ofOwn,
  ): Content => ({
    ...to,
    pages: {...to.pages, nodes: [...to.pages.nodes, ...entries]},
  });
  return contentOf(added(own, ofOwn), added(first, ofFirst), context);
}

function contentOf(
  own: ContentQuery,
  first: FirstContentQuery,
  context: Pick<Context, 'env' | 'locale' | 'requestLog'>,
): MerchantContent {
  const {isoCode} = first.localization.language;
  const written = writtenBeside(isoCode, context.locale);
  const {host} = own.shop.primaryDomain;
  const cut = cutLists(own);
  if (cut.length > 0) {
    log(
      context,
      'warn',
      'content of the merchant is longer than what is read',
      {lists: cut.join(', ')},
      {isOncePerMinute: true},
    );
  }
  const policies = Object.fromEntries(
    POLICIES.flatMap(([path, name]) => {
      const text = written(own.shop[name]?.body, first.shop[name]?.body);
      return text ? [[path, text]] : [];
    }),
  );
  const reach = {
    host,
    pageNames: writtenPageNames(
      own.pages.nodes,
      context.env.PUBLIC_ENVIRONMENT,
    ),
    onlinePages: byHandle(first.onlinePages, own.onlinePages),
    blogs: new Set(byHandle(first.blogs, own.blogs).keys()),
    ourPaths: OUR_PATHS,
    mapPaths: MAP_PATHS,
    writtenPaths: writtenPaths(
      own,
      context.env.PUBLIC_ENVIRONMENT,
      pathOfEntry,
    ),
    isWhole: ![own.pages, own.onlinePages, own.blogs].some(
      ({pageInfo}) => pageInfo.hasNextPage,
    ),
    hasMap: own.map !== null,
  };
  const entries = (
    kind: 'announcements' | 'sections' | 'pages' | 'guarantees',
  ) =>
    entriesOf(own[kind].nodes, first[kind].nodes, written, {
      ...context,
      reach,
      isOnePlace: (one, other) =>
        kind === 'guarantees' ||
        (kind === 'sections'
          ? one.slot === other.slot
          : one.name === other.name),
    });
  return {
    shopName: own.shop.name,
    shopDescription: own.shop.description ?? '',
    announcements: entries('announcements'),
    sections: entries('sections'),
    pages: entries('pages'),
    guarantee:
      entries('guarantees').find((entry) => entry.picture('picture')) ?? null,
    brand: merchantBrand(own.shop, first.shop, written),
    policies,
    firstLanguage: isoCode,
    hiddenOnlinePages: new Set(
      own.onlinePages.nodes.filter(isHiddenFromSearch).map(({id}) => id),
    ),
    ownBlogs: own.blogs.nodes,
    isEveryEntryRead: !own.pages.pageInfo.hasNextPage,
    menus: {
      main: menuItems(own.mainMenu?.items, first.mainMenu?.items, written),
      footer: menuItems(own.footer?.items, first.footer?.items, written),
    },
    social: (own.social?.items ?? []).flatMap(({title, url}) => {
      const to = url ? merchantUrl(url) : null;
      return to ? [{title, to}] : [];
    }),
    categories: own.collections.nodes.flatMap(
      ({id, handle, title, products}) => {
        const original = first.collections.nodes.find((each) => each.id === id);
        const text = written(title, original?.title);
        const isShown =
          products.nodes.length > 0 && !NO_CATEGORIES.includes(handle);
        return text && isShown ? [{...text, handle}] : [];
      },
    ),
    ...reach,
    hasMapPages: reach.hasMap,
  };
}

/** Whether the page of questions exists: ours is about the map. */
export function hasFaq({
  hasMap,
  pageNames,
}: Pick<MerchantContent, 'hasMap' | 'pageNames'>): boolean {
  return hasMap || pageNames.has('faq');
}
