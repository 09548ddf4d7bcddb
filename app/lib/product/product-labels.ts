import type {ProductQuery} from 'storefrontapi.generated';
import type {Law} from '~/lib/i18n/law';
import {plainText, type TextMetafield} from './product-metafields';
import type {PictureData} from './picture-source';

type Product = NonNullable<ProductQuery['product']>;

type LabelFields = Pick<
  Product,
  'durabilityLabel' | 'durabilityText' | 'energyLabel' | 'energyText'
>;

export type ProductLabelView = ReturnType<typeof productLabels>[number];

/**
 * Official labels of a product, each with the merchant's picture and what it says: the producer's
 * guarantee of durability where the European Union's law asks for it (directive 2011/83/EU, Art. 6
 * (1) (la), Implementing Regulation (EU) 2025/1960), and the energy label (regulation (EU)
 * 2017/1369, Art. 5). Either part may be missing; a label without both is left out.
 */
export function productLabels(product: LabelFields, law: Law | null) {
  const {durabilityLabel, durabilityText, energyLabel, energyText} = product;
  return [
    ...(law === 'eu'
      ? [label('durability', durabilityLabel, durabilityText)]
      : []),
    label('energy', energyLabel, energyText),
  ].filter(({picture, text}) => picture !== null || text !== '');
}

function label(
  key: 'durability' | 'energy',
  written: Product['durabilityLabel'],
  words: TextMetafield | null | undefined,
) {
  const {reference} = written ?? {};
  const picture: PictureData | null =
    (reference && 'image' in reference && reference.image) || null;
  return {key, picture, text: plainText(words)};
}
