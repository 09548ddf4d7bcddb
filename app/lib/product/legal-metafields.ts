import {BRAND} from '~/lib/environment/brand';
import {plainText, type TextMetafield} from './metafield-lines';

/**
 * Texts of a product that the law requires, in the order of the page: regulation (EU) 2023/988
 * (product safety), Art. 19; ElektroG § 6 (3) and § 18; BattDG. Each below `product.legal.{key}`.
 */
export const LEGAL_METAFIELDS = [
  {namespace: 'custom', key: 'manufacturer'},
  {namespace: 'custom', key: 'responsible_person'},
  {namespace: 'custom', key: 'safety'},
  {namespace: 'custom', key: 'weee_number'},
  {namespace: 'custom', key: 'batteries'},
] as const;

interface Product {
  readonly vendor: string;
  readonly isGiftCard: boolean;
  readonly texts: readonly ((TextMetafield & {readonly key: string}) | null)[];
}

/**
 * The texts that the merchant has written, each as one text with line breaks.
 * @param manufacturer of the goods with the brand's own name, where they name none themselves.
 */
export function legalTexts(
  {vendor, isGiftCard, texts}: Product,
  manufacturer: string | undefined,
) {
  const own = vendor === BRAND && !isGiftCard ? (manufacturer ?? '') : '';
  return LEGAL_METAFIELDS.flatMap(({key}) => {
    const written = plainText(texts.find((each) => each?.key === key));
    const text = written || (key === 'manufacturer' ? own : '');
    return text ? [{key, text}] : [];
  });
}
