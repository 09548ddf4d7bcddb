import {metafieldLines, type TextMetafield} from './metafield-lines';

/**
 * Texts of a product that the law asks for, in the order of the page: regulation (EU) 2023/988
 * (product safety), Art. 19; ElektroG § 6 (3) and § 18; BattDG. Each below `product.legal.{key}`.
 */
export const LEGAL_METAFIELDS = [
  {namespace: 'custom', key: 'manufacturer'},
  {namespace: 'custom', key: 'responsible_person'},
  {namespace: 'custom', key: 'safety'},
  {namespace: 'custom', key: 'weee_number'},
  {namespace: 'custom', key: 'batteries'},
] as const;

/** What is written of them, each as one text with line breaks. */
export function legalTexts(
  written: readonly ((TextMetafield & {readonly key: string}) | null)[],
) {
  return LEGAL_METAFIELDS.flatMap(({key}) => {
    const text = metafieldLines(written.find((each) => each?.key === key))
      .map(({label, text: rest}) => (label ? `${label}: ${rest}` : rest))
      .join('\n');
    return text ? [{key, text}] : [];
  });
}
