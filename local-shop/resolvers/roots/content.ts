import {menuByHandle, shownMetaobjects} from '../../data/content-store';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {TypeResolvers} from '../../resolver';
import {blogSource, metaobjectSource} from '../catalogue-sources';
import {menuSource} from '../object/menu';
import {pageSource} from '../object/page';

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

/** `blogs`. */
const blogs: TypeResolvers<unknown>[string] = (
  _root,
  args: ConnectionArgs,
  {shop: {catalogue}},
) => paginate(catalogue.blogs, args, blogSource);

/** `menu` by handle. */
const menu: TypeResolvers<unknown>[string] = (
  _root,
  {handle}: {handle: string},
  {shop},
) => {
  const found = menuByHandle(shop, handle);
  return found ? menuSource(found) : null;
};

/** `metaobjects` of one type. */
const metaobjects: TypeResolvers<unknown>[string] = (
  _root,
  args: ConnectionArgs & {type: string},
  {shop},
) => paginate(shownMetaobjects(shop, args.type), args, metaobjectSource);

/** `page`: by handle. */
const page: TypeResolvers<unknown>[string] = (
  _root,
  {handle}: {handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = catalogue.pageByHandle.get(handle ?? '');
  return found ? pageSource(found) : null;
};

/** `urlRedirects`: all, or that of one address with the query `path:/address`. */
const urlRedirects: TypeResolvers<unknown>[string] = (
  _root,
  args: ConnectionArgs & {query?: string | null},
  {shop: {catalogue}},
) => {
  const {query} = args;
  const found = catalogue.urlRedirects.filter(
    ({path}) => !query || query.toLowerCase() === `path:${path.toLowerCase()}`,
  );
  return paginate(found, args, (redirect) => ({
    __typename: 'UrlRedirect',
    ...redirect,
  }));
};

/** Query roots of what a merchant writes besides products. */
export const contentQueries = {
  blog,
  blogs,
  menu,
  metaobjects,
  page,
  urlRedirects,
};
