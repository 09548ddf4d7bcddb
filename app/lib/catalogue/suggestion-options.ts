import {collectionPath, searchPath} from './collection-path';
import {productPath} from '../product/variant-link';
import type {Suggestions} from './suggestions';

/** One choice in the list of suggestions. */
export type SuggestionOption =
  | {readonly kind: 'query'; readonly path: string; readonly label: string}
  | {readonly kind: 'collection'; readonly path: string; readonly label: string}
  | {
      readonly kind: 'product';
      readonly path: string;
      readonly label: string;
      readonly product: Suggestions['products'][number];
    };

/** Choices of one kind, in the order in which the arrow keys go through them. */
export interface SuggestionGroup {
  readonly kind: SuggestionOption['kind'];
  /** Position of the first choice among those of all groups. */
  readonly start: number;
  readonly options: readonly SuggestionOption[];
}

/** The suggestions as choices by kind, empty kinds left out. Paths are without language. */
export function suggestionGroups({
  queries,
  products,
  collections,
}: Suggestions): SuggestionGroup[] {
  const kinds: Omit<SuggestionGroup, 'start'>[] = [
    {
      kind: 'query',
      options: queries.map((text) => ({
        kind: 'query',
        path: searchPath(text),
        label: text,
      })),
    },
    {
      kind: 'product',
      options: products.map((product) => ({
        kind: 'product',
        path: productPath(product.handle),
        label: product.title,
        product,
      })),
    },
    {
      kind: 'collection',
      options: collections.map(({handle, title}) => ({
        kind: 'collection',
        path: collectionPath(handle),
        label: title,
      })),
    },
  ];
  let start = 0;
  return kinds.flatMap((group) => {
    if (group.options.length === 0) return [];
    const placed = {...group, start};
    start += group.options.length;
    return [placed];
  });
}

/**
 * The choice that an arrow key leads to; `null` is the text field itself, which
 * lies between the last choice and the first (APG combobox pattern).
 */
export function nextActive(
  active: number | null,
  step: 1 | -1,
  count: number,
): number | null {
  if (count === 0) return null;
  if (active === null) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next < 0 || next >= count ? null : next;
}
