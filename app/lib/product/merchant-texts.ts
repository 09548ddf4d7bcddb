import type {
  ProductOfferFragment,
  ProductQuery,
  ProductTextsFragment,
} from 'storefrontapi.generated';
import {shownOptions} from '~/lib/cart/has-options';
import {BRAND} from '~/lib/environment/brand';
import type {ProductLangs} from '~/lib/i18n/with-langs.server';
import {
  optionLangs,
  optionTexts,
  type Written,
} from '~/lib/i18n/written-beside';
import type {PictureData} from './picture-source';
import {MAX_LABEL_LENGTH} from '~/lib/limits/limits';

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

/** `label: value` lines of the product's data sheet; lines without a label are left out. */
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
  extends ProductTexts, Pick<NonNullable<ProductQuery['product']>, 'manual'> {}

/** Data of the chosen variant and of the product, and the manual; `null` without any. */
export function dataView(
  product: DescribedProduct,
  chosen: Parameters<typeof variantData>[0] | null,
  langs: TextsOfPage = NO_LANGS,
) {
  const own = chosen ? variantData(chosen, langs) : [];
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

/** BCP 47 of the texts of a product that are not in the page's language. */
export interface ProductPageLangs extends ProductLangs {
  readonly sizeGuideTitle?: string;
  readonly sizeGuideBody?: string;
  /** By the key of a metafield of the product, or by `fieldKey` of an object that a metafield refers to. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Key in `ProductPageLangs` of the language of a field of a product, an entry, a variant or a plan. */
export const fieldKey = (id: string, field: string) => `${id} ${field}`;

/**
 * Key in `ProductPageLangs` of the language of a picture's alternative text, by the id or field of the
 * picture.
 */
export const altKey = (of: string) => fieldKey(of, 'alt');

export type TextsOfPage = Pick<ProductPageLangs, 'texts'>;

/** For texts that are sent without their languages, such as to search engines. */
export const NO_LANGS: TextsOfPage = {texts: new Map()};

/** `lang` of a text for an element; nothing where it is in the page's language. */
export function langOf(
  {texts}: TextsOfPage,
  key: string,
): {readonly lang?: string} {
  const lang = texts.get(key);
  return lang ? {lang} : {};
}

/**
 * The picture that a metafield or a field of an entry refers to, with the language of its alternative
 * text; `null` without a readable picture.
 * @param of id or field of the picture, as for `altKey`.
 */
export function referredPicture(
  field: {readonly reference?: Referred | null} | null | undefined,
  langs: TextsOfPage,
  of: string,
): PictureData | null {
  const {reference} = field ?? {};
  const image = (reference && 'image' in reference && reference.image) || null;
  return image && {...image, ...langOf(langs, altKey(of))};
}

/** What Shopify returns for a reference; an empty object for one of another type. */
type Referred =
  | {readonly image?: PictureData | null}
  | Readonly<Record<string, never>>;

/** @param original the same product in the store's first language; `null` while it cannot be read. */
export function productLangs(
  product: ProductTextsFragment,
  original: ProductTextsFragment | null | undefined,
  written: Written,
): ProductPageLangs {
  const guide = sizeGuidePage(product);
  const originalGuide = original && sizeGuidePage(original);
  const options = shownOptions(product);
  const originalOptions = original?.options ?? [];
  return {
    title: written(product.title, original?.title, [
      [product.productType, original?.productType],
      [product.descriptionHtml, original?.descriptionHtml],
      ...optionTexts(options, originalOptions),
    ])?.lang,
    productType: written(product.productType, original?.productType)?.lang,
    description: written(product.descriptionHtml, original?.descriptionHtml)
      ?.lang,
    badges: written(product.badges?.value, original?.badges?.value)?.lang,
    options: optionLangs(written, options, originalOptions),
    sizeGuideTitle: written(guide?.title, originalGuide?.title, [
      [guide?.body, originalGuide?.body],
    ])?.lang,
    sizeGuideBody: written(guide?.body, originalGuide?.body)?.lang,
    texts: langsOfTexts(
      textsOf(product),
      original ? textsOf(original) : [],
      written,
    ),
  };
}

/** The page that the metafield refers to, if it is one that can be read. */
function sizeGuidePage({sizeGuide}: ProductTextsFragment) {
  const page = sizeGuide?.reference;
  return page && 'body' in page ? page : null;
}

/** A text of a product, by the key of its language. */
export interface KeyedText {
  readonly key: string;
  readonly text: string | null | undefined;
  /**
   * Key of another text of the same thing: if the merchant has translated that one, this one may be a name,
   * which is the same in both languages.
   */
  readonly beside?: string;
}

/** The languages of the texts that are not in the page's language, by their keys. */
export function langsOfTexts(
  texts: readonly KeyedText[],
  originals: readonly KeyedText[],
  written: Written,
): ReadonlyMap<string, string> {
  const all = new Map(texts.map(({key, text}) => [key, text]));
  const first = new Map(originals.map(({key, text}) => [key, text]));
  return new Map(
    texts.flatMap(({key, text, beside}) => {
      const others = beside
        ? [[all.get(beside), first.get(beside)] as const]
        : [];
      const lang = written(text, first.get(key), others)?.lang;
      return lang ? [[key, lang] as const] : [];
    }),
  );
}

function textsOf(product: ProductTextsFragment): KeyedText[] {
  const fields = [
    'promises',
    'limitedWarranty',
    'durabilityText',
    'energyText',
  ] as const;
  const pictures = ['boxPicture', 'durabilityLabel', 'energyLabel'] as const;
  const press = product.press?.reference;
  const references = [
    product.tabs,
    product.reviews,
    product.filterColor,
    product.addOns,
    product.inTheBox,
    product.spareParts,
    product.matchingColors,
  ].flatMap<Reference>((field) => field?.references?.nodes ?? []);
  return [
    ...product.texts.flatMap((text) =>
      text ? {key: text.key, text: text.value} : [],
    ),
    ...fields.map((key) => ({key, text: product[key]?.value})),
    ...(press && 'text' in press
      ? [
          {key: 'press', text: press.text?.value},
          {key: 'pressSource', text: press.source?.value, beside: 'press'},
        ]
      : []),
    ...product.media.nodes.map(({id, alt}) => ({
      key: altKey(id),
      text: alt,
    })),
    ...pictures.map((key) => ({key: altKey(key), text: altIn(product[key])})),
    ...product.variants.nodes.map(({id, dataSheet}) => ({
      key: fieldKey(id, 'dataSheet'),
      text: dataSheet?.value,
    })),
    ...references.flatMap(referenceTexts),
  ];
}

type Value = string | {readonly value?: string | null} | null;

export interface Reference {
  readonly id?: string;
  readonly title?: Value;
  readonly productType?: string;
  readonly description?: string;
  readonly text?: Value;
  readonly body?: Value;
  readonly label?: Value;
  readonly picture?: PictureField;
}

type PictureField =
  | {
      readonly reference?:
        | {readonly image?: {readonly altText?: string | null} | null}
        | Readonly<Record<string, never>>
        | null;
    }
  | null
  | undefined;

const altIn = (field: PictureField) => field?.reference?.image?.altText;

const REFERENCE_FIELDS = [
  'productType',
  'description',
  'text',
  'body',
  'label',
] as const;

/**
 * The texts of a product or an entry; another text tells whether its title is a name (`KeyedText.beside`).
 */
export function referenceTexts(given: Reference): KeyedText[] {
  const {id, title, picture, ...reference} = given;
  if (!id) return [];
  const others = REFERENCE_FIELDS.flatMap((field) =>
    reference[field]
      ? {key: fieldKey(id, field), text: valueOf(reference[field])}
      : [],
  );
  const beside = others[0]?.key;
  return [
    ...others,
    {key: altKey(id), text: altIn(picture)},
    {
      ...{key: fieldKey(id, 'title'), text: valueOf(title)},
      ...(beside && {beside}),
    },
  ];
}

const valueOf = (value: Value | undefined) =>
  typeof value === 'string' ? value : value?.value;
