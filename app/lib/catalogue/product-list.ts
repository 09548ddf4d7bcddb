import type {
  ListFilterFragment,
  ProductCardFragment,
} from 'storefrontapi.generated';
import {productCard, type ProductCardView} from '../product/product-card';
import type {PriceBounds, RequestedFilters} from './filters';
import {NO_FILTERS, toggleFilter} from './filters';
import {listParameters, listQuery, type ListAddress} from './list-address';
import {pageLinks, type PageLinks} from './list-page';
import {
  filterViews,
  isReversed,
  offeredFilters,
  type ActiveFilter,
  type FilterView,
  type OfferedFilter,
} from './offered-filters';
import type {SortName} from './sort';

/** A filter in force with the query that removes it. */
export type RemovableFilter = ActiveFilter & {readonly remove: string};

/** One page of a list of products as it is shown. */
export interface ProductList extends PageLinks {
  readonly products: readonly ProductCardView[];
  readonly filters: readonly FilterView[];
  readonly active: readonly RemovableFilter[];
  /** The address names values that are not offered, as after a change of the language. */
  readonly hasUnknown: boolean;
  /** Query of the list without any filter. */
  readonly clear: string;
  readonly sort: SortName;
  readonly sorts: readonly SortName[];
  /** The wanted price, kept in the form even where it cannot be met. */
  readonly price: PriceBounds &
    Pick<RequestedFilters, 'unreadable'> & {
      /** Key of the message about why it cannot be met as it is. */
      readonly problem: 'priceUnreadable' | 'priceReversed' | null;
    };
  readonly currencyCode: string;
}

/** What the provider says of one page of a list. */
export interface ListSource {
  readonly products: readonly ProductCardFragment[];
  readonly pageInfo: Parameters<typeof pageLinks>[0];
  readonly filters: readonly ListFilterFragment[];
  readonly currencyCode: string;
}

interface ListRequest {
  readonly address: ListAddress;
  readonly sorts: readonly {readonly name: SortName}[];
  readonly offered: readonly OfferedFilter[];
  readonly active: readonly ActiveFilter[];
}

/** Reshapes the provider's answer for the page. Links hold only what is in force. */
export function productList(
  {products, pageInfo, filters, currencyCode}: ListSource,
  {address, sorts, offered, active}: ListRequest,
): ProductList {
  const inForce: ListAddress = {...address, filters: filtersOf(active)};
  return {
    products: products.map(productCard),
    ...pageLinks(pageInfo, listParameters(inForce)),
    filters: isWorthFiltering({products, pageInfo}, address)
      ? filterViews(offered.filter(isChoice), offeredFilters(filters))
      : [],
    active: active.map((filter) => ({
      ...filter,
      remove: listQuery({...inForce, filters: without(inForce, filter)}),
    })),
    hasUnknown: hasUnknown(address.filters, active),
    clear: listQuery({...inForce, filters: filtersOf([])}),
    sort: address.sort,
    sorts: sorts.map(({name}) => name),
    price: {
      ...address.filters.price,
      unreadable: address.filters.unreadable,
      problem: priceProblem(address.filters),
    },
    currencyCode,
  };
}

/** Fewer products are seen at a glance. */
const FEWEST_TO_FILTER = 12;

/** Whether the list needs filters; one that an address filters can be unfiltered. */
function isWorthFiltering(
  {products, pageInfo}: Pick<ListSource, 'products' | 'pageInfo'>,
  {filters: {values, price, unreadable}}: ListAddress,
): boolean {
  return (
    products.length >= FEWEST_TO_FILTER ||
    pageInfo.hasNextPage ||
    pageInfo.hasPreviousPage ||
    [values, unreadable].some((wanted) => Object.keys(wanted).length > 0) ||
    price.min !== null ||
    price.max !== null
  );
}

/** Values that no product has are none: of one value there is nothing to choose. */
function isChoice(filter: OfferedFilter): boolean {
  return (
    filter.kind === 'price' ||
    filter.values.filter(({count}) => count > 0).length > 1
  );
}

function priceProblem({
  price,
  unreadable,
}: RequestedFilters): ProductList['price']['problem'] {
  if (Object.keys(unreadable).length > 0) return 'priceUnreadable';
  return isReversed(price) ? 'priceReversed' : null;
}

function hasUnknown(
  {values}: RequestedFilters,
  active: readonly ActiveFilter[],
): boolean {
  return Object.entries(values).some(([id, names]) =>
    names.some(
      (name) =>
        !active.some(
          (filter) =>
            filter.kind === 'value' && filter.id === id && filter.name === name,
        ),
    ),
  );
}

function filtersOf(active: readonly ActiveFilter[]): RequestedFilters {
  let filters = NO_FILTERS;
  for (const filter of active) {
    filters =
      filter.kind === 'price'
        ? {...filters, price: {min: filter.min, max: filter.max}}
        : toggleFilter(filters, filter.id, filter.name);
  }
  return filters;
}

function without(
  {filters}: ListAddress,
  filter: ActiveFilter,
): RequestedFilters {
  return filter.kind === 'price'
    ? {...filters, price: {min: null, max: null}}
    : toggleFilter(filters, filter.id, filter.name);
}
