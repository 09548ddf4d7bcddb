import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {
  matchesQuery,
  parseSearchQuery,
  textMatches,
} from '../../domain/search-query';
import type {TypeResolvers} from '../../resolver';

type Args = ConnectionArgs & {query?: string | null; reverse: boolean};

/** `urlRedirects`, with query fields `path` and `target`. */
export const urlRedirects: TypeResolvers<unknown>[string] = (
  _root,
  args: Args,
  {shop},
) => {
  const {query, reverse} = args;
  const parsed = query ? parseSearchQuery(query) : null;
  const found = shop.catalogue.urlRedirects.filter(
    ({path, target}) =>
      !parsed ||
      matchesQuery(
        parsed,
        (term) =>
          textMatches(path, term) ||
          (term.field === 'target' && textMatches(target, term)),
      ),
  );
  return paginate(
    reverse ? found.reverse() : found,
    args,
    (redirect) => ({__typename: 'UrlRedirect', ...redirect}),
    `${reverse}`,
  );
};
