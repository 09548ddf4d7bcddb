import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {
  BlogSortKeys,
  PageSortKeys,
} from '../../../schemas/storefront-types';
import {
  menuByHandle,
  shownMetaobjects,
  urlRedirects as readRedirects,
} from '../../data/content-store';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import type {SearchableFields} from '../../domain/search-query';
import type {Blog, ContentPage} from '../../domain/shop-content';
import type {TypeResolvers} from '../../resolver';
import {articleConnection, type ArticleListArgs} from '../article-list';
import {
  articleSource,
  blogSource,
  metaobjectSource,
} from '../catalogue-sources';
import {contentConnection, type ContentListArgs} from '../content-list';
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
  args: ContentListArgs<BlogSortKeys>,
  context,
) => {
  const {language, shop} = context;
  return contentConnection(shop.catalogue.blogs, args, context, {
    type: 'Blog',
    sortText: ({handle, title}, sortKey) =>
      (sortKey === 'HANDLE' ? handle : title)[language],
    fields: (found) => writtenFields(found, language),
    toNode: blogSource,
  });
};

/** `article`: by id. */
const article: TypeResolvers<unknown>[string] = (
  _root,
  {id}: {id: string},
  {shop: {catalogue}},
) => {
  const found = catalogue.articleById.get(id);
  return found ? articleSource(found.article, found.blog) : null;
};

/** `articles` of all blogs. */
const articles: TypeResolvers<unknown>[string] = (
  _root,
  args: ArticleListArgs,
  context,
) => articleConnection(context.shop.catalogue.articles, args, context);

/** `menu` by handle. */
const menu: TypeResolvers<unknown>[string] = (
  _root,
  {handle}: {handle: string},
  {shop},
) => {
  const found = menuByHandle(shop, handle);
  return found ? menuSource(found) : null;
};

/** `metaobject`: by id, or by type and handle. */
const metaobject: TypeResolvers<unknown>[string] = (
  _root,
  args: {
    id?: string | null;
    handle?: {readonly type: string; readonly handle: string} | null;
  },
  {shop},
) => {
  const key = args.handle?.handle.toLowerCase();
  const found = shownMetaobjects(shop, args.handle?.type).find((entry) =>
    args.id ? entry.id === args.id : entry.handle.toLowerCase() === key,
  );
  return found ? metaobjectSource(found) : null;
};

/** `metaobjects` of one type, in the order of their ids or of their last changes. */
const metaobjects: TypeResolvers<unknown>[string] = (
  _root,
  args: ConnectionArgs & {
    type: string;
    sortKey?: string | null;
    reverse: boolean;
  },
  {shop},
) => {
  const {type, sortKey, reverse} = args;
  const all = shownMetaobjects(shop, type);
  const sorted =
    sortKey === 'updated_at'
      ? all.toSorted((a, b) =>
          (a.updatedAt ?? '').localeCompare(b.updatedAt ?? '', 'en'),
        )
      : all;
  const list = reverse ? sorted.toReversed() : sorted;
  return paginate(list, args, metaobjectSource, `${sortKey} ${reverse}`);
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

/** `pages`. */
const pages: TypeResolvers<unknown>[string] = (
  _root,
  args: ContentListArgs<PageSortKeys>,
  context,
) => {
  const {language, shop} = context;
  return contentConnection(shop.catalogue.pages, args, context, {
    type: 'Page',
    sortText: ({title, updatedAt}, sortKey) =>
      sortKey === 'UPDATED_AT' ? updatedAt : title[language],
    fields: (found) => writtenFields(found, language),
    toNode: (found) => pageSource(found),
  });
};

/** What a query of pages or blogs can search. */
function writtenFields(
  written: ContentPage | Blog,
  language: CatalogueLanguage,
): SearchableFields {
  const title = [written.title[language]];
  return (field) => {
    switch (field) {
      case null:
      case 'title':
        return title;
      case 'handle':
        return [written.handle[language]];
      case 'created_at':
        return 'updatedAt' in written
          ? [new Date(written.createdAt ?? written.updatedAt)]
          : undefined;
      case 'updated_at':
        return 'updatedAt' in written
          ? [new Date(written.updatedAt)]
          : undefined;
      default:
        return undefined;
    }
  };
}

const PATH_TERM = /^path:(?:"((?:[^"\\]|\\.)*)"|(\S+))$/s;

/** The URLs of a query `path:/url`, or of several as phrases: `path:"/a" OR path:"/b"`. */
function askedPaths(query: string): readonly (string | undefined)[] {
  return query.split(/ OR (?=path:)/).map((term) => {
    const [, phrase, word] = PATH_TERM.exec(term) ?? [];
    return phrase?.replace(/\\(.)/gs, '$1') ?? word;
  });
}

/** `urlRedirects`: all, or the redirects of the URLs in a query. */
const urlRedirects: TypeResolvers<unknown>[string] = (
  _root,
  args: ConnectionArgs & {query?: string | null},
  {shop},
) => {
  const {query} = args;
  const asked =
    query && askedPaths(query).map((address) => address?.toLowerCase());
  const found = readRedirects(shop).filter(
    ({path}) => !asked || asked.includes(path.toLowerCase()),
  );
  return paginate(found, args, (redirect) => ({
    __typename: 'UrlRedirect',
    ...redirect,
  }));
};

/** Query roots of what a merchant writes besides products. */
export const contentQueries = {
  article,
  articles,
  blog,
  blogByHandle: blog,
  blogs,
  menu,
  metaobject,
  metaobjects,
  page,
  pageByHandle: page,
  pages,
  urlRedirects,
};
