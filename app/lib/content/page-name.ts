import {memoizeByIdentity} from '~/lib/cache/memo';

/**
 * The merchant's entry of a page: `legal-imprint` of `/legal/imprint`, `about` of `/pages/about`.
 */
export function pageName(path: string): string {
  return path.replace(/^\/(?:pages\/)?/, '').replaceAll('/', '-');
}

/** Pages of ours that are no texts, by the name of the entry that has their title and description. */
export const LISTED_PAGES: Readonly<Record<string, string>> = {
  home: '/',
  collections: '/collections',
  search: '/search',
};

const pathsByName = memoizeByIdentity<ReadonlyMap<string, string>>();

/**
 * The page of a merchant's entry: ours of that name, else one below `/pages`.
 * @param ours paths of the code's pages.
 */
export function pathOfPage(name: string, ours: readonly string[]): string {
  const paths = pathsByName(
    [ours],
    '',
    () => new Map(ours.map((path) => [pageName(path), path])),
  );
  return (
    paths.get(name) ??
    (Object.hasOwn(LISTED_PAGES, name) ? LISTED_PAGES[name] : null) ??
    `/pages/${name}`
  );
}
