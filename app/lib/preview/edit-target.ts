import {getProperty} from '../http/get-property';
import {localeOfPath, withoutLocale} from '../i18n/locale';

/** Where a merchant changes what a page shows. */
type EditTarget =
  /** Something of the shop's; `path` is the admin's page for it. */
  | {kind: 'product' | 'collection'; path: string}
  /** Not in this sales channel, or nowhere; `path` is the admin's list. */
  | {kind: 'missing'; path: string}
  /** A text of the storefront itself; `file` is its place in the source. */
  | {kind: 'text'; file: string}
  /** Nothing in particular. */
  | {kind: 'none'};

const TEXT_PAGE = /^\/(?:faq|connect|contact|legal(?:\/.+)?|docs\/.+)$/;

/**
 * What a page shows, by its path and the data of its route.
 *
 * @param data of the innermost route; `undefined` when its loader failed.
 * @param isNotFound the page is a 404, not one that could not be loaded.
 */
export function editTarget(
  pathname: string,
  data: unknown,
  isNotFound = false,
): EditTarget {
  const path = withoutLocale(pathname).replace(/(?<=.)\/$/, '');
  const productId = numberOf(data, 'product');
  if (productId) return {kind: 'product', path: `/products/${productId}`};
  const collectionId = numberOf(data, 'collection');
  if (collectionId) {
    return {kind: 'collection', path: `/collections/${collectionId}`};
  }
  const list = /^\/(products|collections)\/[^/]+$/.exec(path)?.[1];
  if (list && isNotFound) return {kind: 'missing', path: `/${list}`};
  if (data !== undefined && TEXT_PAGE.test(path)) {
    const name = path === '/legal' ? '/legal/index' : path;
    const {code} = localeOfPath(pathname);
    return {kind: 'text', file: `app/content/${code}${name}.md`};
  }
  return {kind: 'none'};
}

/** The number at the end of the global id of `data[key]`. */
function numberOf(data: unknown, key: 'product' | 'collection') {
  const id = getProperty(getProperty(data, key), 'id');
  return typeof id === 'string' ? (/\/(\d+)$/.exec(id)?.[1] ?? null) : null;
}
