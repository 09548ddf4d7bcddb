import {textMatches, type SearchTerm} from '../../domain/search-query';
import type {UrlRedirect} from '../../domain/shop-content';
import type {TypeResolvers} from '../../resolver';
import {queriedConnection, type QueriedListArgs} from '../queried-list';

/** `urlRedirects`, with query fields `path` and `target`. */
export const urlRedirects: TypeResolvers<unknown>[string] = (
  _root,
  args: QueriedListArgs,
  {shop: {catalogue}, language},
) =>
  queriedConnection(catalogue.urlRedirects, args, language, {
    matches,
    sortText: () => null,
    toNode: (redirect) => ({__typename: 'UrlRedirect', ...redirect}),
  });

function matches({path, target}: UrlRedirect, term: SearchTerm): boolean {
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
