import type {TypeResolvers} from '../../resolver';
import {articleConnection} from '../article-list';
import type {QueriedListArgs} from '../queried-list';

/** `articles` of all blogs. */
export const articles: TypeResolvers<unknown>[string] = (
  _root,
  args: QueriedListArgs,
  {shop, language},
) => articleConnection(shop.catalogue.articles, args, language);
