import type {
  PlanGroupsQuery,
  ProductTextsFragment,
} from 'storefrontapi.generated';
import {shownOptions} from '~/lib/cart/has-options';
import type {ProductLangs} from '~/lib/i18n/with-langs.server';
import {
  optionLangs,
  optionTexts,
  type Written,
} from '~/lib/i18n/written-beside';
import type {PictureData} from './picture-source';

/** BCP 47 of the texts of a product that are not in the page's language. */
export interface ProductPageLangs extends ProductLangs {
  readonly sizeGuideTitle?: string;
  readonly sizeGuideBody?: string;
  /** By the key of a metafield of the product, or by `fieldKey` of an object that a metafield refers to. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Where `ProductPageLangs` has the language of a field of a product, an entry, a variant or a plan. */
export const fieldKey = (id: string, field: string) => `${id} ${field}`;

/** Where it has the language of a picture's alternative text, by the id or field of the picture. */
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

/** @param original the same in the store's first language; `null` while it cannot be read. */
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
    texts: langsOf(
      textsOf(product),
      original ? textsOf(original) : [],
      written,
    ),
  };
}

/** The names of selling plans and their groups; keys as in `ProductPageLangs`. */
export function planLangs(
  product: PlanGroupsQuery['product'],
  original: PlanGroupsQuery['product'],
  written: Written,
): ReadonlyMap<string, string> {
  return langsOf(planTexts(product), planTexts(original), written);
}

/** The texts of all reviews of a product; keys as in `ProductPageLangs`. */
export function reviewLangs(
  product: ReviewTexts,
  original: ReviewTexts | null,
  written: Written,
): ReadonlyMap<string, string> {
  const texts = ({reviews}: ReviewTexts) =>
    (reviews?.references?.nodes ?? []).flatMap<Text>(referenceTexts);
  return langsOf(texts(product), original ? texts(original) : [], written);
}

interface ReviewTexts {
  readonly reviews?: {
    readonly references?: {readonly nodes: readonly Reference[]} | null;
  } | null;
}

/** The page that the metafield refers to, if it is one that can be read. */
function sizeGuidePage({sizeGuide}: ProductTextsFragment) {
  const page = sizeGuide?.reference;
  return page && 'body' in page ? page : null;
}

interface Text {
  readonly key: string;
  readonly text: string | null | undefined;
  /** The key of a text without which this may be a name, which is the same in both languages. */
  readonly beside?: string;
}

function langsOf(
  texts: readonly Text[],
  originals: readonly Text[],
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

function textsOf(product: ProductTextsFragment): Text[] {
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

interface Reference {
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

/** The fields of a product or an entry; its title may be a name beside the only other one. */
function referenceTexts(given: Reference): Text[] {
  const {id, title, picture, ...reference} = given;
  if (!id) return [];
  const others = REFERENCE_FIELDS.flatMap((field) =>
    reference[field]
      ? {key: fieldKey(id, field), text: textIn(reference[field])}
      : [],
  );
  const beside = others[0]?.key;
  return [
    ...others,
    {key: altKey(id), text: altIn(picture)},
    {
      ...{key: fieldKey(id, 'title'), text: textIn(title)},
      ...(beside && {beside}),
    },
  ];
}

const textIn = (value: Value | undefined) =>
  typeof value === 'string' ? value : value?.value;

function planTexts(product: PlanGroupsQuery['product']): Text[] {
  return (product?.sellingPlanGroups.nodes ?? []).flatMap(
    ({name: group, sellingPlans}) =>
      sellingPlans.nodes.flatMap(({id, name, description}) => [
        {key: fieldKey(id, 'name'), text: name},
        {key: fieldKey(id, 'description'), text: description},
        {key: fieldKey(id, 'group'), text: group},
      ]),
  );
}
