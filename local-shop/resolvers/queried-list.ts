import type {CatalogueLanguage, LocalizedText} from '../domain/catalogue';
import {
  paginate,
  type ConnectionArgs,
  type ConnectionSource,
} from '../domain/cursor';
import {
  matchesQuery,
  parseSearchQuery,
  type SearchTerm,
} from '../domain/search-query';

/** Arguments of the connections that are searched by `query` and sorted. */
export type QueriedListArgs = ConnectionArgs & {
  readonly query?: string | null;
  readonly reverse: boolean;
  readonly sortKey?: string | null;
};

/** What a searched list has to know of its items. */
interface ListRules<Item, Node> {
  readonly matches: (item: Item, term: SearchTerm) => boolean;
  /** The text by which a sort key sorts; `null` where it leaves the list as it is. */
  readonly sortText: (item: Item, sortKey: string) => string | null;
  readonly toNode: (item: Item) => Node;
}

/** One page of the items that match the query, and how many there are. */
export function queriedConnection<Item extends {readonly id: string}, Node>(
  items: readonly Item[],
  args: QueriedListArgs,
  language: CatalogueLanguage,
  {matches, sortText, toNode}: ListRules<Item, Node>,
): ConnectionSource<Node> & {readonly totalCount: string} {
  const {query, reverse, sortKey} = args;
  const parsed = query ? parseSearchQuery(query) : null;
  const found = items.filter(
    (item) => !parsed || matchesQuery(parsed, (term) => matches(item, term)),
  );
  const {compare} = new Intl.Collator(language, {numeric: true});
  const text = (item: Item) => sortText(item, sortKey ?? '') ?? '';
  const sorted = found.toSorted((a, b) => compare(text(a), text(b)));
  const {nodes, edges, pageInfo} = paginate(
    reverse ? sorted.reverse() : sorted,
    args,
    toNode,
    `${sortKey} ${reverse}`,
  );
  return {nodes, edges, pageInfo, totalCount: String(found.length)};
}

/** Whether a title contains a term's words as they stand, in either language and without case. */
export function titleMatches(
  title: LocalizedText,
  {value}: SearchTerm,
): boolean {
  return Object.values(title).some((text) =>
    text.toLowerCase().includes(value.toLowerCase()),
  );
}

/** `sortText` of lists with the sort keys `TITLE` and `UPDATED_AT`. */
export function byTitleOrUpdate(language: CatalogueLanguage) {
  return (
    item: {readonly title: LocalizedText; readonly updatedAt: string},
    sortKey: string,
  ): string | null => {
    if (sortKey === 'TITLE') return item.title[language];
    return sortKey === 'UPDATED_AT' ? item.updatedAt : null;
  };
}
