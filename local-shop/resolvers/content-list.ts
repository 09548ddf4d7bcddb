import type {ShopContext} from '../context';
import {
  paginate,
  type ConnectionArgs,
  type ConnectionSource,
} from '../domain/cursor';
import {numberOfGlobalId} from '../domain/global-id';
import {
  matchesSearchQuery,
  parseSearchQuery,
  type SearchableFields,
} from '../domain/search-query';

/** Arguments of a list of pages, blogs, articles or collections. */
export type ContentListArgs<SortKey extends string = string> =
  ConnectionArgs & {
    readonly query?: string | null;
    readonly reverse: boolean;
    readonly sortKey: SortKey;
  };

/** How the items of such a list are found and sorted. */
interface ContentList<
  Item extends {readonly id: string},
  SortKey extends string,
> {
  /** Kind of the items in their global ids. */
  readonly type: string;
  /** What they are sorted by; `ID` and `RELEVANCE` keep the order of their ids. */
  readonly sortText: (item: Item, sortKey: SortKey) => string;
  readonly fields: (item: Item) => SearchableFields;
  readonly toNode: (item: Item) => object;
}

/** A page of the items that match the query. Equal ones are in the order of their ids. */
export function contentConnection<
  Item extends {readonly id: string},
  SortKey extends string,
>(
  items: readonly Item[],
  args: ContentListArgs<SortKey>,
  {shop, language}: ShopContext,
  {type, sortText, fields, toNode}: ContentList<Item, SortKey>,
): ConnectionSource<object> {
  const {reverse, sortKey, query = ''} = args;
  const parsed = parseSearchQuery(query ?? '');
  const {compare} = new Intl.Collator(language, {numeric: true});
  const number = ({id}: Item) => numberOfGlobalId(type, id) ?? 0;
  const isById = sortKey === 'ID' || sortKey === 'RELEVANCE';
  const sorted = items
    .filter((item) => matchesSearchQuery(parsed, fields(item), shop.now()))
    .sort(
      (a, b) =>
        (isById ? 0 : compare(sortText(a, sortKey), sortText(b, sortKey))) ||
        number(a) - number(b),
    );
  return paginate(
    reverse ? sorted.reverse() : sorted,
    args,
    toNode,
    `${sortKey} ${reverse} ${query}`,
  );
}
