import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {
  matchesQuery,
  parseSearchQuery,
  timeMatches,
} from '../../domain/search-query';
import type {TypeResolvers} from '../../resolver';
import {pageSource} from '../object/page';

type Args = ConnectionArgs & {
  query?: string | null;
  reverse: boolean;
  sortKey: string;
};

/** `pages`, with query fields `title` and `updated_at`. */
export const pages: TypeResolvers<unknown>[string] = (
  _root,
  args: Args,
  {shop: {catalogue}, language},
) => {
  const {query, reverse, sortKey} = args;
  const parsed = query ? parseSearchQuery(query) : null;
  const found = catalogue.pages.filter(
    ({title, updatedAt}) =>
      !parsed ||
      matchesQuery(parsed, (term) =>
        term.field === 'updated_at' || term.field === 'created_at'
          ? timeMatches(updatedAt, term)
          : (term.field ?? 'title') === 'title' &&
            title[language].toLowerCase().includes(term.value.toLowerCase()),
      ),
  );
  if (sortKey === 'TITLE') {
    found.sort((a, b) => a.title[language].localeCompare(b.title[language]));
  } else if (sortKey === 'UPDATED_AT') {
    found.sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
  }
  return paginate(
    reverse ? found.reverse() : found,
    args,
    (page) => pageSource(page),
    `${sortKey} ${reverse}`,
  );
};
