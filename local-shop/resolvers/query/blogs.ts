import {textMatches, type SearchTerm} from '../../domain/search-query';
import type {Blog} from '../../domain/shop-content';
import type {TypeResolvers} from '../../resolver';
import {blogSource} from '../catalogue-sources';
import {
  queriedConnection,
  titleMatches,
  type QueriedListArgs,
} from '../queried-list';

/** `blogs`, with query fields `handle` and `title`. */
export const blogs: TypeResolvers<unknown>[string] = (
  _root,
  args: QueriedListArgs,
  {shop: {catalogue}, language},
) =>
  queriedConnection(catalogue.blogs, args, language, {
    matches,
    sortText: ({title, handle}, sortKey) =>
      sortKey === 'TITLE'
        ? title[language]
        : sortKey === 'HANDLE'
          ? handle
          : null,
    toNode: blogSource,
  });

function matches({title, handle}: Blog, term: SearchTerm): boolean {
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
