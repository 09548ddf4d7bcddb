import type {TypeResolvers} from '../../resolver';
import {articleConnection, type ArticleListArgs} from '../article-list';

/** `articles` of all blogs. */
export const articles: TypeResolvers<unknown>[string] = (
  _root,
  args: ArticleListArgs,
  {shop, language},
) => articleConnection(shop.catalogue.articles, args, language);
