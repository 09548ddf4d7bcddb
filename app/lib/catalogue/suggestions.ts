import type {PictureData} from '~/lib/product/picture-source';
import type {RangeView} from '../product/price';
import {productPath} from '../product/variant-link';
import {collectionPath, searchPath} from './collection-path';

/** What a visitor may mean while typing. */
export interface Suggestions {
  readonly products: readonly {
    readonly id: string;
    readonly handle: string;
    readonly title: string;
    readonly image: PictureData | null;
    readonly price: RangeView;
  }[];
  readonly collections: readonly {
    readonly id: string;
    readonly handle: string;
    readonly title: string;
  }[];
  /** Terms, plain text. */
  readonly queries: readonly string[];
}

export const NO_SUGGESTIONS: Suggestions = {
  products: [],
  collections: [],
  queries: [],
};

/** Suggestions of each kind at most. */
export const MOST_SUGGESTIONS = 6;

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
