import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {
  matchesQuery,
  parseSearchQuery,
  textMatches,
} from '../../domain/search-query';
import type {TypeResolvers} from '../../resolver';
import {blogSource} from '../object/blog';

type Args = ConnectionArgs & {
  query?: string | null;
  reverse: boolean;
  sortKey: string;
};

/** `blogs`, with query fields `handle` and `title`. */
export const blogs: TypeResolvers<unknown>[string] = (
  _root,
  args: Args,
  {shop: {catalogue}, language},
) => {
  const {query, reverse, sortKey} = args;
  const parsed = query ? parseSearchQuery(query) : null;
  const found = catalogue.blogs.filter(
    ({handle, title}) =>
      !parsed ||
      matchesQuery(parsed, (term) =>
        textMatches(term.field === 'handle' ? handle : title[language], term),
      ),
  );
  if (sortKey === 'TITLE' || sortKey === 'HANDLE') {
    found.sort((a, b) => a.handle.localeCompare(b.handle));
  }
  return paginate(
    reverse ? found.reverse() : found,
    args,
    blogSource,
    `${sortKey} ${reverse}`,
  );
};
