import type {TypeResolvers} from '../../resolver';
import {articleSource} from '../object/article';

/** `article` by id. */
export const article: TypeResolvers<unknown>[string] = (
  _root,
  {id}: {id: string},
  {shop: {catalogue}},
) => {
  const entry = catalogue.articleById.get(id);
  return entry ? articleSource(entry.article, entry.blog) : null;
};
