import type {Collection} from '../../domain/catalogue';
import {
  textMatches,
  timeMatches,
  type SearchTerm,
} from '../../domain/search-query';
import type {TypeResolvers} from '../../resolver';
import {collectionSource} from '../catalogue-sources';
import {
  byTitleOrUpdate,
  queriedConnection,
  titleMatches,
  type QueriedListArgs,
} from '../queried-list';

/** `collections`, with query fields `title`, `handle` and `updated_at`. */
export const collections: TypeResolvers<unknown>[string] = (
  _root,
  args: QueriedListArgs,
  {shop: {catalogue}, language},
) =>
  queriedConnection(catalogue.collections, args, language, {
    matches,
    sortText: byTitleOrUpdate(language),
    toNode: (collection) => collectionSource(collection),
  });

function matches(
  {title, handle, updatedAt}: Collection,
  term: SearchTerm,
): boolean {
  switch (term.field) {
    case null:
    case 'title':
      return titleMatches(title, term);
    case 'handle':
      return Object.values(handle).some((text) => textMatches(text, term));
    case 'updated_at':
      return timeMatches(updatedAt, term);
    default:
      return false;
  }
}
