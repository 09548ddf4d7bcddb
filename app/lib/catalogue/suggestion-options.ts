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
  readonly options: readonly SuggestionOption[];
}

/** The suggestions as choices by kind, empty kinds left out. Paths are without language. */
export function suggestionGroups({
  queries,
  products,
  collections,
}: Suggestions): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
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
  return groups.filter(({options}) => options.length > 0);
}
