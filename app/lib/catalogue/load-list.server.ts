import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {ListFilterFragment} from 'storefrontapi.generated';
import {readFilters, type RequestedFilters} from './filters';
import {isFirstPage, readPage, type PageVariables} from './list-page';
import {
  chooseFilters,
  offeredFilters,
  type ActiveFilter,
  type OfferedFilter,
} from './offered-filters';

/** How one kind of list (a collection, a search) asks the provider. */
interface ListQueries<Answer> {
  /** The filters while none is chosen, `null` when there is no such list. */
  loadOffered: () => Promise<readonly ListFilterFragment[] | null>;
  /** One page, `null` when the provider could not answer for this cursor. */
  loadPage: (
    page: PageVariables,
    filters: readonly ProductFilter[],
  ) => Promise<Answer | null>;
  filtersOf: (answer: Answer) => readonly ListFilterFragment[];
  /** How the visitor's market reads a filter's value. */
  measures?: (text: string) => string;
}

interface LoadedList<Answer> {
  readonly answer: Answer;
  readonly requested: RequestedFilters;
  readonly offered: readonly OfferedFilter[];
  readonly active: readonly ActiveFilter[];
}

/**
 * Loads the page of a list that an address asks for. One request, a second before
 * it when filters are chosen (only those that are offered are sent on), a third
 * when the provider does not know the cursor: then the first page is shown.
 *
 * @returns `null` when there is no such list.
 */
export async function loadList<Answer>(
  search: URLSearchParams,
  {loadOffered, loadPage, filtersOf, measures}: ListQueries<Answer>,
): Promise<LoadedList<Answer> | null> {
  const requested = readFilters(search);
  const unfiltered = isUnfiltered(requested) ? null : await loadOffered();
  const choice = chooseFilters(
    requested,
    offeredFilters(unfiltered ?? [], measures),
  );
  const page = readPage(search);
  const answer =
    (await loadPage(page, choice.inputs)) ??
    (isFirstPage(page)
      ? null
      : await loadPage(readPage(new URLSearchParams()), choice.inputs));
  if (!answer) return null;
  return {
    answer,
    requested,
    offered: offeredFilters(unfiltered ?? filtersOf(answer), measures),
    active: choice.active,
  };
}

function isUnfiltered({values, price}: RequestedFilters): boolean {
  return (
    Object.keys(values).length === 0 && price.min === null && price.max === null
  );
}
