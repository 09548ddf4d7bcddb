import {parseGid} from '@shopify/hydrogen';
import type {ContentQuery, FirstContentQuery} from 'storefrontapi.generated';
import type {LanguageCode} from '../../../schemas/storefront-types';
import type {RequestContext} from '~/lib/context.server';
import {BRAND} from '~/lib/environment/brand';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {merchantUrl} from '~/lib/urls/external-url';
import {DEFAULT_LOCALE} from '~/lib/i18n/locale';
import {
  writtenBeside,
  type Written,
  type WrittenText,
} from '~/lib/i18n/written-beside';
import {log} from '~/lib/logging/log.server';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import {MAP_PATHS, OUR_PATHS, pathOfEntry} from './content.server';
import {truncatedLists, POLICIES, writtenPaths} from './content-lists';
import {type Entry, entriesOf} from './entries.server';
import {writtenPageNames} from './entry-fields';
import {menuItems, type MenuItem} from './menu-items';
import {merchantBrand, NO_BRAND, type MerchantBrand} from './merchant-brand';
import type {Reach} from './merchant-link.server';
import {GUARANTEE_PATH, SUBSCRIPTION_POLICY_PATH} from './navigation';
import {
  BLOGS_PATH,
  byHandle,
  onlinePageAt,
  type OnlineStore,
} from './online-store';

/** All products, and the collection that Shopify makes for a home page. */
const NO_CATEGORIES: readonly string[] = ['all', 'frontpage'];

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
   * Whether our pages about the map exist: also while it is not known whether the shop sells the map, so
   * that an outage makes no 404. Other pages then show nothing of the map.
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
  /** Whether `pages` has all entries; see `contentWithPage`. */
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

/** While Shopify fails or is slow: nothing is written, and nothing is known of the map. */
export const NO_CONTENT: MerchantContent = {
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

type EntryKind = 'announcements' | 'sections' | 'pages' | 'guarantees';

/** Where an entry is shown: entries of one place differ in their language. */
const PLACES: Readonly<Record<EntryKind, (entry: Entry) => string | null>> = {
  announcements: ({name}) => name,
  sections: ({slot}) => slot,
  pages: ({name}) => name,
  // A shop has one notice.
  guarantees: () => null,
};

/**
 * The content in Shopify's results; logs a list that is longer than what is read.
 * @param own in the page's language.
 * @param first in the store's first language.
 */
export function contentOf(
  own: ContentQuery,
  first: FirstContentQuery,
  context: Pick<RequestContext, 'env' | 'locale' | 'requestLog'>,
): MerchantContent {
  const {isoCode} = first.localization.language;
  const written = writtenBeside(isoCode, context.locale);
  const cut = truncatedLists(own);
  if (cut.length > 0) {
    log(
      context,
      'warn',
      'content of the merchant is longer than what is read',
      {lists: cut.join(', ')},
      {isOncePerMinute: true},
    );
  }
  const reach = reachOf(own, first, context.env);
  const entries = (kind: EntryKind) => {
    const placeOf = PLACES[kind];
    return entriesOf(own[kind].nodes, first[kind].nodes, written, {
      ...context,
      reach,
      isOnePlace: (one, other) => placeOf(one) === placeOf(other),
    });
  };
  return {
    shopName: own.shop.name,
    shopDescription: own.shop.description ?? '',
    announcements: entries('announcements'),
    sections: entries('sections'),
    pages: entries('pages'),
    guarantee:
      entries('guarantees').find((entry) => entry.picture('picture')) ?? null,
    brand: merchantBrand(own.shop, first.shop, written),
    policies: policiesOf(own, first, written),
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
    categories: categoriesOf(own, first, written),
    ...reach,
    hasMapPages: reach.hasMap,
  };
}

/** What decides where a link can lead. */
function reachOf(
  own: ContentQuery,
  first: FirstContentQuery,
  {PUBLIC_ENVIRONMENT}: Pick<StorefrontEnv, 'PUBLIC_ENVIRONMENT'>,
): Reach {
  return {
    host: own.shop.primaryDomain.host,
    pageNames: writtenPageNames(own.pages.nodes, PUBLIC_ENVIRONMENT),
    onlinePages: byHandle(first.onlinePages, own.onlinePages),
    blogs: new Set(byHandle(first.blogs, own.blogs).keys()),
    ourPaths: OUR_PATHS,
    mapPaths: MAP_PATHS,
    writtenPaths: writtenPaths(own, PUBLIC_ENVIRONMENT, pathOfEntry),
    isWhole: ![own.pages, own.onlinePages, own.blogs].some(
      ({pageInfo}) => pageInfo.hasNextPage,
    ),
    hasMap: own.map !== null,
  };
}

function policiesOf(
  own: ContentQuery,
  first: FirstContentQuery,
  written: Written,
): MerchantContent['policies'] {
  return Object.fromEntries(
    POLICIES.flatMap(([path, name]) => {
      const text = written(own.shop[name]?.body, first.shop[name]?.body);
      return text ? [[path, text]] : [];
    }),
  );
}

function categoriesOf(
  own: ContentQuery,
  first: FirstContentQuery,
  written: Written,
): MerchantContent['categories'] {
  return own.collections.nodes.flatMap(({id, handle, title, products}) => {
    const original = first.collections.nodes.find((each) => each.id === id);
    const text = written(title, original?.title);
    const isShown =
      products.nodes.length > 0 && !NO_CATEGORIES.includes(handle);
    return text && isShown ? [{...text, handle}] : [];
  });
}

/** Whether the page of questions exists: ours is about the map, others are the merchant's. */
export function hasFaq(
  content: OnlineStore & Pick<MerchantContent, 'hasMap' | 'pageNames'>,
): boolean {
  const {hasMap, pageNames} = content;
  return (
    hasMap || pageNames.has('faq') || onlinePageAt('/faq', content) !== null
  );
}

/** Where in the shop's admin the merchant edits a text, keyed by the page that shows it. */
export function editPaths({
  pages,
  sections,
  policies,
  guarantee,
  ...store
}: MerchantContent): Readonly<Record<string, string>> {
  const entry = (type: string, id: string) =>
    `/content/metaobjects/entries/${type}/${parseGid(id).id}`;
  const first = sections[0];
  const ofOnlinePages = store.ourPaths.flatMap((path) => {
    const id = store.onlinePages.get(onlinePageAt(path, store) ?? '');
    return id ? [[path, `/pages/${parseGid(id).id}`]] : [];
  });
  return Object.fromEntries([
    [BLOGS_PATH, '/blogs'],
    ...[...Object.keys(policies), SUBSCRIPTION_POLICY_PATH].map((path) => [
      path,
      '/settings/legal',
    ]),
    ...ofOnlinePages,
    ...(guarantee
      ? [[GUARANTEE_PATH, entry('storefront_guarantee_notice', guarantee.id)]]
      : []),
    ...(first ? [['/', entry('storefront_section', first.id)]] : []),
    // The page's language comes first, and the last of equal keys counts.
    ...pages
      .map(({id, name}) => [pathOfEntry(name), entry('storefront_page', id)])
      .reverse(),
  ]) as Record<string, string>;
}
