import type {Collection} from '../../domain/catalogue';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {
  matchesQuery,
  parseSearchQuery,
  textMatches,
  timeMatches,
  type SearchTerm,
} from '../../domain/search-query';
import type {TypeResolvers} from '../../resolver';
import {collectionSource} from '../object/collection';

type Args = ConnectionArgs & {
  query?: string | null;
  reverse: boolean;
  sortKey: string;
};

/** `collections`, with query fields `title`, `handle` and `updated_at`. */
export const collections: TypeResolvers<unknown>[string] = (
  _root,
  args: Args,
  {shop: {catalogue}, language},
) => {
  const {query, reverse, sortKey} = args;
  const parsed = query ? parseSearchQuery(query) : null;
  const found = catalogue.collections.filter(
    (collection) =>
      !parsed || matchesQuery(parsed, (term) => matches(collection, term)),
  );
  if (sortKey === 'TITLE') {
    found.sort((a, b) => a.title[language].localeCompare(b.title[language]));
  } else if (sortKey === 'UPDATED_AT') {
    found.sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
  }
  const page = paginate(
    reverse ? found.reverse() : found,
    args,
    (collection) => collectionSource(collection),
    `${sortKey} ${reverse}`,
  );
  return {
    nodes: page.nodes,
    edges: page.edges,
    pageInfo: page.pageInfo,
    totalCount: String(found.length),
  };
};

function matches(collection: Collection, term: SearchTerm): boolean {
  const titles = Object.values(collection.title);
  switch (term.field) {
    case null:
    case 'title':
      return titles.some((title) =>
        title.toLowerCase().includes(term.value.toLowerCase()),
      );
    case 'handle':
      return Object.values(collection.handle).some((text) =>
        textMatches(text, term),
      );
    case 'updated_at':
      return timeMatches(collection.updatedAt, term);
    default:
      return false;
  }
}
