import {writeFilters, type RequestedFilters} from './filters';
import {queryOf} from './list-page';
import {TERM_PARAMETER} from './search-term';
import {SORT_PARAMETER, type SortName} from './sort';

/** What the address of a list says: all of it but the page. */
export interface ListAddress {
  /** Search term; empty for a collection. */
  readonly term: string;
  readonly filters: RequestedFilters;
  readonly sort: SortName;
  /** The order that needs no parameter. */
  readonly firstSort: SortName;
}

/** The parameters of a list. Whatever else its address held (tracking) is gone. */
export function listParameters({
  term,
  filters,
  sort,
  firstSort,
}: ListAddress): [name: string, value: string][] {
  return [
    ...(term ? [[TERM_PARAMETER, term] as [string, string]] : []),
    ...(sort === firstSort ? [] : [[SORT_PARAMETER, sort] as [string, string]]),
    ...writeFilters(filters),
  ];
}

/**
 * The query that leads to a list. It names no page: other filters or another
 * order make another list, which starts at its first page.
 */
export function listQuery(address: ListAddress): string {
  return queryOf(listParameters(address));
}
