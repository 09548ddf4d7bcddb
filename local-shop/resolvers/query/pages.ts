import {
  textMatches,
  timeMatches,
  type SearchTerm,
} from '../../domain/search-query';
import type {ContentPage} from '../../domain/shop-content';
import type {TypeResolvers} from '../../resolver';
import {pageSource} from '../object/page';
import {
  byTitleOrUpdate,
  queriedConnection,
  titleMatches,
  type QueriedListArgs,
} from '../queried-list';

/** `pages`, with query fields `title`, `handle`, `created_at` and `updated_at`. */
export const pages: TypeResolvers<unknown>[string] = (
  _root,
  args: QueriedListArgs,
  {shop: {catalogue}, language},
) =>
  queriedConnection(catalogue.pages, args, language, {
    matches,
    sortText: byTitleOrUpdate(language),
    toNode: (page) => pageSource(page),
  });

function matches(
  {title, handle, updatedAt}: ContentPage,
  term: SearchTerm,
): boolean {
  switch (term.field) {
    case null:
    case 'title':
      return titleMatches(title, term);
    case 'handle':
      return textMatches(handle, term);
    case 'created_at':
    case 'updated_at':
      return timeMatches(updatedAt, term);
    default:
      return false;
  }
}
