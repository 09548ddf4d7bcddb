import {decodeEncodedVariant} from '@shopify/hydrogen';
import type {ProductOfferFragment, ProductQuery} from 'storefrontapi.generated';
import {compareAmounts, formatDate, formatMoney} from '~/lib/i18n/format';
import type {Locale} from '~/lib/i18n/locale';
import type {LoadedProduct} from './load-product.server';
import {
  metafieldLines,
  type MetafieldLine,
  type SECTION_METAFIELDS,
} from './product-metafields';
import type {PictureData} from './picture-source';
import {productPath, variantSearch} from './variant-link';

type Product = NonNullable<ProductQuery['product']>;

const textOf = (
  {texts}: Pick<Product, 'texts'>,
  name: (typeof SECTION_METAFIELDS)[number]['key'],
) => texts.find((text) => text?.key === name);

export interface BoxView {
  readonly picture: PictureData | null;
  /** `path` leads to the product that is in the box. */
  readonly items: readonly {readonly text: string; readonly path?: string}[];
}

/** The contents of the box; `null` unless the merchant has written them. */
export function boxView(
  product: Pick<Product, 'texts' | 'inTheBox' | 'boxPicture'>,
): BoxView | null {
  const {reference} = product.boxPicture ?? {};
  const items = [
    ...metafieldLines(textOf(product, 'box_contents')).map(({label, text}) => ({
      text: label ? `${label}: ${text}` : text,
    })),
    ...(product.inTheBox?.references?.nodes ?? []).flatMap((node) =>
      'handle' in node
        ? {text: node.title, path: productPath(node.handle)}
        : [],
    ),
  ];
  const picture =
    (reference && 'image' in reference && reference.image) || null;
  return items.length > 0 ? {picture, items} : null;
}

interface Labelled {
  readonly label: string;
  readonly text: string;
}

const isLabelled = (line: MetafieldLine): line is Labelled =>
  line.label !== null;

/** `label: value` lines of the product's data sheet; the others name nothing that can be listed. */
export function dataLines(product: Pick<Product, 'texts'>): Labelled[] {
  return metafieldLines(textOf(product, 'data_sheet')).filter(isLabelled);
}

/** The same of a variant. */
export function variantData({
  dataSheet,
}: Pick<ProductOfferFragment, 'dataSheet'>): Labelled[] {
  return metafieldLines(dataSheet).filter(isLabelled);
}

/** Data of the chosen variant and of the product, and the manual; `null` without any. */
export function dataView(
  product: Pick<Product, 'texts' | 'variants' | 'manual'>,
  chosen: {readonly id: string} | null,
) {
  const offer = product.variants.nodes.find(({id}) => id === chosen?.id);
  const own = offer ? variantData(offer) : [];
  const lines = [
    ...own,
    ...dataLines(product).filter(({label}) =>
      own.every((line) => line.label !== label),
    ),
  ];
  const {reference} = product.manual ?? {};
  const manual = (reference && 'url' in reference && reference.url) || null;
  return lines.length > 0 || manual ? {lines, manual} : null;
}

/** Columns of a table that a phone can show. */
const MAX_COLUMNS = 5;

/** The options whose values are compared. */
const COMPARED_OPTIONS = 2;

type Compared = Pick<
  Product,
  'options' | 'variants' | 'encodedVariantExistence'
>;

interface Words {
  /** Words for an option's value beside the other values of its variant. */
  readonly valueOf: (value: string, variant: ProductOfferFragment) => string;
  readonly textOf: (text: string) => string;
}

/**
 * The combinations of the first two options with a choice, what the variants' data says of each, and
 * its lowest price. `null` if fewer than two combinations have data, or if not all variants were
 * loaded.
 */
export function comparisonView(
  {options, variants: {nodes}, encodedVariantExistence}: Compared,
  chosen: {
    readonly selectedOptions: ProductOfferFragment['selectedOptions'];
  } | null,
  words: Words,
) {
  const compared = options
    .filter(({optionValues}) => optionValues.length > 1)
    .slice(0, COMPARED_OPTIONS)
    .map(({name}) => name);
  const count = decodeEncodedVariant(encodedVariantExistence ?? '').length;
  if (compared.length === 0 || count > nodes.length) return null;
  const valuesOf = ({
    selectedOptions,
  }: Pick<ProductOfferFragment, 'selectedOptions'>) =>
    compared.map(
      (name) =>
        selectedOptions.find((option) => option.name === name)?.value ?? '',
    );
  const groups = new Map<string, ProductOfferFragment[]>();
  for (const variant of nodes) {
    const key = JSON.stringify(valuesOf(variant));
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  const own = chosen && JSON.stringify(valuesOf(chosen));
  const rows = [...groups].flatMap(([key, members]) => {
    const described = members.find((member) => variantData(member).length > 0);
    const open = members.filter(({availableForSale}) => availableForSale);
    const cheapest = (open.length > 0 ? open : members).reduce((one, other) =>
      compareAmounts(other.price.amount, one.price.amount) < 0 ? other : one,
    );
    if (!described) return [];
    return {
      name: valuesOf(cheapest)
        .map((value) => words.valueOf(value, cheapest))
        .join(', '),
      search: variantSearch(cheapest.id),
      isChosen: key === own,
      isAvailable: open.length > 0,
      price: cheapest.price,
      isFrom: members.some(({price}) => price.amount !== cheapest.price.amount),
      data: variantData(described),
    };
  });
  if (rows.length < 2) return null;
  const columns = [
    ...new Set(rows.flatMap(({data}) => data.map(({label}) => label))),
  ].slice(0, MAX_COLUMNS);
  return {
    options: compared,
    columns,
    rows: rows.map(({data, ...row}) => ({
      ...row,
      cells: columns.map((column) => {
        const line = data.find(({label}) => label === column);
        return line ? words.textOf(line.text) : null;
      }),
    })),
  };
}

export type ComparisonView = NonNullable<ReturnType<typeof comparisonView>>;

/** How long the product works, and what it sends; `null` unless the merchant has written it. */
export function supportView(
  product: Pick<Product, 'texts' | 'spareParts'>,
  locale: Pick<Locale, 'tag'>,
) {
  const written = textOf(product, 'updates_until')?.value ?? '';
  const until = Date.parse(written);
  const linesOf = (key: 'repair' | 'device_data') =>
    metafieldLines(textOf(product, key)).map(({label, text}) =>
      label ? `${label}: ${text}` : text,
    );
  const parts = (product.spareParts?.references?.nodes ?? []).flatMap((node) =>
    'handle' in node
      ? {
          title: node.title,
          path: productPath(node.handle),
          price: formatMoney(node.priceRange.minVariantPrice, locale),
        }
      : [],
  );
  const view = {
    updatesUntil: Number.isNaN(until)
      ? null
      : formatDate(new Date(until), locale),
    repair: linesOf('repair'),
    data: linesOf('device_data'),
    parts,
  };
  return view.updatesUntil !== null ||
    [view.repair, view.data, view.parts].some((list) => list.length > 0)
    ? view
    : null;
}

export type SupportView = NonNullable<ReturnType<typeof supportView>>;

/** A line from the press with its source; `null` unless both are written. */
export function pressView({press}: Pick<Product, 'press'>) {
  const entry = press?.reference;
  if (!entry || !('text' in entry)) return null;
  const text = entry.text?.value?.trim();
  const source = entry.source?.value?.trim();
  const link = entry.link?.value ?? '';
  if (!text || !source) return null;
  return {text, source, link: /^https:\/\//.test(link) ? link : null};
}

export type PressView = NonNullable<ReturnType<typeof pressView>>;

/** What the sections below a product show. */
export function productSections(
  {product, variant, locale}: LoadedProduct,
  words: Words,
) {
  const data = dataView(product, variant);
  const comparison = comparisonView(product, variant, words);
  return {
    box: boxView(product),
    data: data && {
      ...data,
      lines: data.lines.map(({label, text}) => ({
        label,
        text: words.textOf(text),
      })),
    },
    comparison,
    support: supportView(product, locale),
    press: pressView(product),
  };
}

export type ProductSectionsView = ReturnType<typeof productSections>;
