import {usualNames, usualPath} from '~/lib/urls/shopify-urls';

/** The list of the store's blogs. */
export const BLOGS_PATH = '/blogs';

/** Names the tag in the query of a blog's URL. */
export const TAG_PARAMETER = 'tag';

/** The contents of the Online Store, which has pages and blogs of its own. */
export interface OnlineStore {
  /** Ids of its pages, by their handles in the page's and in the store's first language. */
  readonly onlinePages: ReadonlyMap<string, string>;
  /** Handles of its blogs, as above. */
  readonly blogs: ReadonlySet<string>;
  /** Paths of the code's pages. */
  readonly ourPaths: readonly string[];
  /** The paths of `ourPaths` that only a shop with the map has. */
  readonly mapPaths: readonly string[];
  /** The paths of `ourPaths` for which the merchant has an entry or a policy. */
  readonly writtenPaths: ReadonlySet<string>;
  /** Whether all pages and blogs are known. */
  readonly isWhole: boolean;
}

/**
 * The page of the Online Store whose text stands at a path of ours, by one of the usual names
 * (`impressum` at `/legal/imprint`): where no entry and no policy stands.
 * @returns its handle.
 */
export function onlinePageAt(
  path: string,
  {onlinePages, ourPaths, writtenPaths}: OnlineStore,
): string | null {
  if (!ourPaths.includes(path) || writtenPaths.has(path)) return null;
  return usualNames(path).find((name) => onlinePages.has(name)) ?? null;
}

/** Where a page of the Online Store is shown; `null` if there is none with this handle. */
export function pathOfOnlinePage(
  handle: string,
  store: OnlineStore,
): string | null {
  const {onlinePages} = store;
  const id = onlinePages.get(handle);
  if (id === undefined) return null;
  const ours = usualPath(handle);
  const there = ours === null ? null : onlinePageAt(ours, store);
  return ours !== null && there !== null && onlinePages.get(there) === id
    ? ours
    : onlinePath(handle);
}

/** The page's own URL, as in Shopify's themes. */
export function onlinePath(handle: string): string {
  return `/pages/${encodeURIComponent(handle)}`;
}

/** Path of a blog: the list of its articles, or of its articles with a tag. */
export function blogPath(blog: string, tag?: string): string {
  const query = tag
    ? `?${new URLSearchParams({[TAG_PARAMETER]: tag}).toString()}`
    : '';
  return `${BLOGS_PATH}/${encodeURIComponent(blog)}${query}`;
}

/** An article, as in Shopify's themes. */
export function articlePath(blog: string, article: string): string {
  return `${blogPath(blog)}/${encodeURIComponent(article)}`;
}

interface Listed {
  readonly nodes: readonly {readonly id: string; readonly handle: string}[];
}

/** Ids by handle, of lists in several languages. */
export function byHandle(...lists: readonly Listed[]): Map<string, string> {
  return new Map(
    lists.flatMap(({nodes}) => nodes.map(({id, handle}) => [handle, id])),
  );
}
