import type {PictureData} from '~/lib/product/picture-source';
import type {RangeView} from '../product/price';

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
