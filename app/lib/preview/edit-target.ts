import {getProperty} from '~/lib/text/get-property';
import {localeOfPath, withoutLocale} from '~/lib/i18n/locale';

type EditTarget =
  /** `path` is its page in the admin. */
  | {kind: 'product' | 'collection' | 'entry'; path: string}
  /** Does not exist or is not published; `path` is the admin's list. */
  | {kind: 'missing'; path: string}
  /** A content file of the storefront. */
  | {kind: 'text'; file: string}
  | {kind: 'none'};

const TEXT_PAGE = /^\/(?:faq|connect|contact|legal(?:\/.+)?|docs\/.+)$/;

/** Where the admin has what the merchant writes, below the store's own path. */
const WRITTEN = [
  ['page', '/pages'],
  ['article', '/content/articles'],
  ['blog', '/blogs'],
] as const;

/**
 * The edit target of a page.
 * @param data its route's, `undefined` when the loader failed.
 * @param editPaths of the pages that the merchant has written.
 */
export function editTarget(
  pathname: string,
  data: unknown,
  editPaths: Readonly<Record<string, string>>,
  isNotFound = false,
): EditTarget {
  const path = withoutLocale(pathname).replace(/(?<=.)\/$/, '');
  const productId = numberOf(data, 'product');
  if (productId) return {kind: 'product', path: `/products/${productId}`};
  const collectionId = numberOf(data, 'collection');
  if (collectionId) {
    return {kind: 'collection', path: `/collections/${collectionId}`};
  }
  for (const [kind, list] of WRITTEN) {
    const number = numberOf(data, kind);
    if (number) return {kind: 'entry', path: `${list}/${number}`};
  }
  const list = /^\/(products|collections)\/[^/]+$/.exec(path)?.[1];
  if (list && isNotFound) return {kind: 'missing', path: `/${list}`};
  const entry = data === undefined ? undefined : editPaths[path];
  if (entry) return {kind: 'entry', path: entry};
  if (data !== undefined && TEXT_PAGE.test(path)) {
    const name = path === '/legal' ? '/legal/index' : path;
    const {code} = localeOfPath(pathname);
    return {kind: 'text', file: `app/content/${code}${name}.md`};
  }
  return {kind: 'none'};
}

function numberOf(
  data: unknown,
  key: 'product' | 'collection' | 'page' | 'article' | 'blog',
) {
  const id = getProperty(getProperty(data, key), 'id');
  return typeof id === 'string' ? (/\/(\d+)$/.exec(id)?.[1] ?? null) : null;
}
