import type {PageBoundsFragment} from 'storefrontapi.generated';
/** A parameter in the URL. */
export type Parameter = readonly [name: string, value: string];

/** Products per page; Shopify's limit is 250. */
const PAGE_SIZE = 24;

const AFTER_PARAMETER = 'after';
const BEFORE_PARAMETER = 'before';

export interface PageVariables {
  readonly first?: number;
  readonly after?: string;
  readonly last?: number;
  readonly before?: string;
}

/**
 * Base64. Shopify's cursor of a list by title contains the title of the last product: up to 255 characters,
 * of which each may take six bytes.
 */
export const CURSOR = /^[\w+/=-]{1,2400}$/;

/** Page in the URL: after or before a cursor, else the first. */
export function readPage(search: URLSearchParams): PageVariables {
  const after = search.get(AFTER_PARAMETER);
  if (after !== null && CURSOR.test(after)) return {first: PAGE_SIZE, after};
  const before = search.get(BEFORE_PARAMETER);
  if (before !== null && CURSOR.test(before)) return {last: PAGE_SIZE, before};
  return {first: PAGE_SIZE};
}

/** Whether the page has no cursor. */
export function isFirstPage({after, before}: PageVariables): boolean {
  return after === undefined && before === undefined;
}

export interface PageLinks {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Queries of the neighbouring pages; `parameters` are the URL's without a cursor. */
export function pageLinks(
  {hasNextPage, hasPreviousPage, startCursor, endCursor}: PageBoundsFragment,
  parameters: readonly Parameter[],
): PageLinks {
  const link = (name: string, cursor: string | null | undefined) =>
    cursor ? queryOf([...parameters, [name, cursor]]) : null;
  return {
    previous: hasPreviousPage ? link(BEFORE_PARAMETER, startCursor) : null,
    next: hasNextPage ? link(AFTER_PARAMETER, endCursor) : null,
  };
}

/** The query of a URL; `?` without parameters, so that a link clears the current query. */
export function queryOf(parameters: readonly Parameter[]): string {
  return `?${new URLSearchParams(parameters.map(([...pair]) => pair)).toString()}`;
}
