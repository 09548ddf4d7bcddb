import type {TypeResolvers} from '../../resolver';
import {articleSource} from '../catalogue-sources';

/** `article` by id. */
export const article: TypeResolvers<unknown>[string] = (
  _root,
  {id}: {id: string},
  {shop: {catalogue}},
) => {
  const entry = catalogue.articleById.get(id);
  return entry ? articleSource(entry.article, entry.blog) : null;
};
