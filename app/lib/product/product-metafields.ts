import {BRAND} from '~/lib/environment/brand';
import {langOf, NO_LANGS, type TextsOfPage, fieldKey} from './product-langs';
import type {ProductOfferFragment, ProductQuery} from 'storefrontapi.generated';

/** Metafields with one value each that the sections below a product show. */
const SECTION_METAFIELDS = [
  {namespace: 'custom', key: 'box_contents'},
  {namespace: 'custom', key: 'data_sheet'},
  {namespace: 'custom', key: 'updates_until'},
  {namespace: 'custom', key: 'repair'},
  {namespace: 'custom', key: 'device_data'},
] as const;

/**
 * Metafields with text of any kind that the product page shows, each below the message
 * `product.{key}`; the first is open.
 */
export const TEXT_METAFIELDS = [
  {namespace: 'custom', key: 'details'},
  {namespace: 'custom', key: 'shipping'},
] as const;

/** `label` is the text before a colon. */
export interface MetafieldLine {
  readonly label: string | null;
  readonly text: string;
}

export interface TextMetafield {
  readonly type: string;
  readonly value: string;
}

/** The texts that were read with a product. */
export interface ProductTexts {
  readonly texts: readonly ((TextMetafield & {readonly key: string}) | null)[];
}

/** One of these texts; `undefined` unless the merchant has written it. */
export function textOf(
  {texts}: ProductTexts,
  key: (typeof PRODUCT_TEXTS)[number]['key'],
) {
  return texts.find((text) => text?.key === key);
}

/** Characters before the colon. */
const MAX_LABEL_LENGTH = 40;

/** Rich text has U+2028 where the merchant began a new line within a paragraph. */
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;

/** Plain-text lines of a text or rich-text metafield; empty for other types. */
export function metafieldLines(
  metafield: TextMetafield | null | undefined,
): MetafieldLine[] {
  return textLines(metafield)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(labelled);
}

/** Splits at a colon followed by a space, after a short label: `Rahmen: Massivholz`. */
function labelled(line: string): MetafieldLine {
  const colon = line.indexOf(':');
  const isLabel =
    colon > 0 &&
    colon <= MAX_LABEL_LENGTH &&
    /^\s$/.test(line.charAt(colon + 1));
  return isLabel
    ? {label: line.slice(0, colon), text: line.slice(colon + 1).trim()}
    : {label: null, text: line};
}

/** The lines with their labels; empty for types that are no text. */
export function plainLines(
  metafield: TextMetafield | null | undefined,
): string[] {
  return metafieldLines(metafield).map(({label, text}) =>
    label ? `${label}: ${text}` : text,
  );
}

/** `plainLines` as one text with line breaks. */
export function plainText(metafield: TextMetafield | null | undefined): string {
  return plainLines(metafield).join('\n');
}

function textLines(metafield: TextMetafield | null | undefined): string[] {
  switch (metafield?.type) {
    case 'single_line_text_field':
    case 'multi_line_text_field':
      return metafield.value.split(LINE_BREAK);
    case 'rich_text_field':
      try {
        return blocksIn(JSON.parse(metafield.value) as RichTextNode);
      } catch {
        return [];
      }
    default:
      return [];
  }
}

interface RichTextNode {
  readonly type?: string;
  readonly value?: unknown;
  readonly children?: readonly RichTextNode[];
}

const BLOCKS = ['paragraph', 'heading', 'list-item'];

function blocksIn(node: RichTextNode): string[] {
  return BLOCKS.includes(node.type ?? '')
    ? textIn(node).split(LINE_BREAK)
    : (node.children ?? []).flatMap(blocksIn);
}

function textIn({value, children = []}: RichTextNode): string {
  return typeof value === 'string' ? value : children.map(textIn).join('');
}

/**
 * Texts of a product that the law requires, in the order of the page: regulation (EU) 2023/988
 * (product safety), Art. 19; ElektroG § 6 (3) and § 18; BattDG. Each below `product.legal.{key}`.
 */
const LEGAL_METAFIELDS = [
  {namespace: 'custom', key: 'manufacturer'},
  {namespace: 'custom', key: 'responsible_person'},
  {namespace: 'custom', key: 'safety'},
  {namespace: 'custom', key: 'weee_number'},
  {namespace: 'custom', key: 'batteries'},
] as const;

/** All metafields that the product's page asks for as `texts`. */
export const PRODUCT_TEXTS = [
  ...TEXT_METAFIELDS,
  ...LEGAL_METAFIELDS,
  ...SECTION_METAFIELDS,
];

interface Product extends ProductTexts {
  readonly vendor: string;
  readonly isGiftCard: boolean;
}

/**
 * The texts that the merchant has written, each as one text with line breaks.
 * @param manufacturer of the goods with the brand's own name, where they name none themselves.
 */
export function legalTexts(
  {vendor, isGiftCard, texts}: Product,
  manufacturer: string | undefined,
  langs: TextsOfPage = NO_LANGS,
) {
  const own = vendor === BRAND && !isGiftCard ? (manufacturer ?? '') : '';
  return LEGAL_METAFIELDS.flatMap(({key}) => {
    const written = plainText(textOf({texts}, key));
    const text = written || (key === 'manufacturer' ? own : '');
    return text ? [{key, text, ...(written && langOf(langs, key))}] : [];
  });
}

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
