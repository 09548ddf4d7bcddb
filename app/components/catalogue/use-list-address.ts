import {useLocation, useNavigate, useNavigation} from '@remix-run/react';
import {readFilters} from '~/lib/catalogue/filters';
import {listQuery, type ListAddress} from '~/lib/catalogue/list-address';
import {readTerm} from '~/lib/catalogue/search-term';
import {SORT_PARAMETER, type SortName} from '~/lib/catalogue/sort';

/**
 * What the list's address says, a change under way included, so that boxes are
 * ticked at once and many quick choices end at the last intention.
 */
export function useListAddress(sorts: readonly SortName[]) {
  const {pathname, search} = useLocation();
  const {location: target} = useNavigation();
  const navigate = useNavigate();
  const isPending = target?.pathname === pathname;
  const parameters = new URLSearchParams(isPending ? target.search : search);
  const firstSort = sorts[0] ?? 'manual';
  const wanted = parameters.get(SORT_PARAMETER);
  const address: ListAddress = {
    term: readTerm(parameters),
    filters: readFilters(parameters),
    sort: sorts.find((name) => name === wanted) ?? firstSort,
    firstSort,
  };
  return {
    address,
    isPending,
    /** Shows the list with some of its address changed, from the first page on. */
    change: (changed: Partial<ListAddress>): void => {
      navigate(listQuery({...address, ...changed}), {preventScrollReset: true});
    },
  };
}
