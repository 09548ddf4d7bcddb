import {menuByHandle, shownMetaobjects} from '../../data/content-store';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {textMatches, type SearchTerm} from '../../domain/search-query';
import type {Blog, UrlRedirect} from '../../domain/shop-content';
import type {TypeResolvers} from '../../resolver';
import {blogSource, metaobjectSource} from '../catalogue-sources';
import {menuSource} from '../object/menu';
import {pageSource} from '../object/page';
import {
  type QueriedListArgs,
  queriedConnection,
  titleMatches,
} from '../queried-list';

/** `blog`: by id or handle. */
const blog: TypeResolvers<unknown>[string] = (
  _root,
  {id, handle}: {id?: string | null; handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = id
    ? catalogue.blogById.get(id)
    : catalogue.blogByHandle.get(handle ?? '');
  return found ? blogSource(found) : null;
};

/** `blogs`, with query fields `handle` and `title`. */
const blogs: TypeResolvers<unknown>[string] = (
  _root,
  args: QueriedListArgs,
  {shop: {catalogue}, language},
) =>
  queriedConnection(catalogue.blogs, args, language, {
    matches: matchesBlog,
    sortText: ({title, handle}, sortKey) =>
      sortKey === 'TITLE'
        ? title[language]
        : sortKey === 'HANDLE'
          ? handle
          : null,
    toNode: blogSource,
  });

function matchesBlog({title, handle}: Blog, term: SearchTerm): boolean {
  switch (term.field) {
    case null:
    case 'title':
      return titleMatches(title, term);
    case 'handle':
      return textMatches(handle, term);
    default:
      return false;
  }
}

/** `menu` by handle. */
const menu: TypeResolvers<unknown>[string] = (
  _root,
  {handle}: {handle: string},
  {shop},
) => {
  const found = menuByHandle(shop, handle);
  return found ? menuSource(found) : null;
};

type MetaobjectsArgs = ConnectionArgs & {
  type: string;
  reverse: boolean;
  sortKey?: string | null;
};

/** `metaobjects` of one type. */
const metaobjects: TypeResolvers<unknown>[string] = (
  _root,
  args: MetaobjectsArgs,
  {shop},
) => {
  const found = shownMetaobjects(shop, args.type);
  return paginate(
    args.reverse ? found.toReversed() : found,
    args,
    metaobjectSource,
    `${args.reverse}`,
  );
};

/** `page`: by id or handle. */
const page: TypeResolvers<unknown>[string] = (
  _root,
  {id, handle}: {id?: string | null; handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = id
    ? catalogue.pageById.get(id)
    : catalogue.pageByHandle.get(handle ?? '');
  return found ? pageSource(found) : null;
};

/** `urlRedirects`, with query fields `path` and `target`. */
const urlRedirects: TypeResolvers<unknown>[string] = (
  _root,
  args: QueriedListArgs,
  {shop: {catalogue}, language},
) =>
  queriedConnection(catalogue.urlRedirects, args, language, {
    matches: matchesRedirect,
    sortText: () => null,
    toNode: (redirect) => ({__typename: 'UrlRedirect', ...redirect}),
  });

function matchesRedirect(
  {path, target}: UrlRedirect,
  term: SearchTerm,
): boolean {
  switch (term.field) {
    case null:
    case 'path':
      return textMatches(path, term);
    case 'target':
      return textMatches(target, term);
    default:
      return false;
  }
}

/** Query roots of what a merchant writes beside products. */
export const contentQueries = {
  blog,
  blogs,
  menu,
  metaobjects,
  page,
  urlRedirects,
};
