import type {LocalizedText} from './catalogue';
import type {CatalogueIndex} from './catalogue-index';

/** What a merchant has changed of one product or collection; what is left out is the seed's. */
export interface CatalogueEdit {
  readonly title?: LocalizedText;
  readonly hidden?: boolean;
  /** Euro cents by variant; a changed price is converted into other currencies. */
  readonly prices?: Readonly<Record<string, VariantPrice>>;
  /** Of a collection, in the merchant's order. */
  readonly productIds?: readonly string[];
}

/** Of one variant, in euro cents. */
export interface VariantPrice {
  readonly price: number;
  /** `null` for none. */
  readonly compareAt: number | null;
}

/** The seed's catalogue with the merchant's edits. Only this process writes. */
export interface CatalogueEdits {
  /** Everything, the hidden as well. */
  readonly all: CatalogueIndex;
  /** What storefronts see. */
  readonly shown: CatalogueIndex;
  isHidden(id: string): boolean;
  /** Stores what differs; earlier edits of other fields stay. */
  save(id: string, edit: CatalogueEdit): void;
}
