import type {ProductOfferFragment, ProductQuery} from 'storefrontapi.generated';
import {fieldKey, langOf, NO_LANGS, type TextsOfPage} from './product-langs';
import {
  metafieldLines,
  textOf,
  type MetafieldLine,
  type ProductTexts,
} from './product-metafields';

/** A line of a data sheet. */
export interface Labelled {
  readonly label: string;
  readonly text: string;
  readonly lang?: string;
}

const isLabelled = (line: MetafieldLine): line is Labelled =>
  line.label !== null;

/** `label: value` lines of the product's data sheet; the others name nothing that can be listed. */
export function dataLines(
  product: ProductTexts,
  langs: TextsOfPage = NO_LANGS,
): Labelled[] {
  return metafieldLines(textOf(product, 'data_sheet'))
    .filter(isLabelled)
    .map((line) => ({...line, ...langOf(langs, 'data_sheet')}));
}

/** `label: value` lines of a variant's data sheet. */
export function variantData(
  {id, dataSheet}: Pick<ProductOfferFragment, 'id' | 'dataSheet'>,
  langs: TextsOfPage = NO_LANGS,
): Labelled[] {
  return metafieldLines(dataSheet)
    .filter(isLabelled)
    .map((line) => ({...line, ...langOf(langs, fieldKey(id, 'dataSheet'))}));
}

interface DescribedProduct
  extends ProductTexts, Pick<NonNullable<ProductQuery['product']>, 'manual'> {
  readonly variants: {
    readonly nodes: readonly Pick<ProductOfferFragment, 'id' | 'dataSheet'>[];
  };
}

/** Data of the chosen variant and of the product, and the manual; `null` without any. */
export function dataView(
  product: DescribedProduct,
  chosen: {readonly id: string} | null,
  langs: TextsOfPage = NO_LANGS,
) {
  const offer = product.variants.nodes.find(({id}) => id === chosen?.id);
  const own = offer ? variantData(offer, langs) : [];
  const lines = [
    ...own,
    ...dataLines(product, langs).filter(({label}) =>
      own.every((line) => line.label !== label),
    ),
  ];
  const {reference} = product.manual ?? {};
  const manual = (reference && 'url' in reference && reference.url) || null;
  return lines.length > 0 || manual ? {lines, manual} : null;
}
