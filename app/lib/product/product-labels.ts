import type {ProductQuery} from 'storefrontapi.generated';
import type {Law} from '~/lib/i18n/law';
import {
  langOf,
  NO_LANGS,
  referredPicture,
  type TextsOfPage,
} from './product-langs';
import {plainText, type TextMetafield} from './product-metafields';

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
export function productLabels(
  product: LabelFields,
  law: Law | null,
  langs: TextsOfPage = NO_LANGS,
) {
  const {durabilityLabel, durabilityText, energyLabel, energyText} = product;
  return [
    ...(law === 'eu'
      ? [label('durability', durabilityLabel, durabilityText, langs)]
      : []),
    label('energy', energyLabel, energyText, langs),
  ].filter(({picture, text}) => picture !== null || text !== '');
}

function label(
  key: 'durability' | 'energy',
  written: Product['durabilityLabel'],
  words: TextMetafield | null | undefined,
  langs: TextsOfPage,
) {
  const picture = referredPicture(written, langs, `${key}Label`);
  const lang = langOf(langs, `${key}Text`);
  return {key, picture, text: plainText(words), ...lang};
}
