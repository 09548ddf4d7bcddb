import {decodeEncodedVariant} from '@shopify/hydrogen';
import type {ProductOfferFragment, ProductQuery} from 'storefrontapi.generated';
import {compareAmounts, formatDate, formatMoney} from '~/lib/i18n/format';
import {formatLength, sidesOf, unbrokenMeasures} from '~/lib/i18n/inches';
import type {Locale} from '~/lib/i18n/locale';
import type {MarketFacts} from '~/lib/i18n/market-facts';
import type {LoadedProduct} from './load-product.server';
import {
  fieldKey,
  langOf,
  NO_LANGS,
  type ProductPageLangs,
  type TextsOfPage,
} from './product-langs';
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
  readonly items: readonly {
    readonly text: string;
    readonly lang?: string;
    readonly path?: string;
  }[];
}

/** The contents of the box; `null` unless the merchant has written them. */
export function boxView(
  product: Pick<Product, 'texts' | 'inTheBox' | 'boxPicture'>,
  langs: TextsOfPage = NO_LANGS,
): BoxView | null {
  const {reference} = product.boxPicture ?? {};
  const items = [
    ...metafieldLines(textOf(product, 'box_contents')).map(({label, text}) => ({
      text: label ? `${label}: ${text}` : text,
      ...langOf(langs, 'box_contents'),
    })),
    ...(product.inTheBox?.references?.nodes ?? []).flatMap((node) =>
      'handle' in node
        ? {
            text: node.title,
            ...langOf(langs, fieldKey(node.id, 'title')),
            path: productPath(node.handle),
          }
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
  readonly lang?: string;
}

const isLabelled = (line: MetafieldLine): line is Labelled =>
  line.label !== null;

/** `label: value` lines of the product's data sheet; the others name nothing that can be listed. */
export function dataLines(
  product: Pick<Product, 'texts'>,
  langs: TextsOfPage = NO_LANGS,
): Labelled[] {
  return metafieldLines(textOf(product, 'data_sheet'))
    .filter(isLabelled)
    .map((line) => ({...line, ...langOf(langs, 'data_sheet')}));
}

/** The same of a variant. */
export function variantData(
  {id, dataSheet}: Pick<ProductOfferFragment, 'id' | 'dataSheet'>,
  langs: TextsOfPage = NO_LANGS,
): Labelled[] {
  return metafieldLines(dataSheet)
    .filter(isLabelled)
    .map((line) => ({...line, ...langOf(langs, fieldKey(id, 'dataSheet'))}));
}

/** Data of the chosen variant and of the product, and the manual; `null` without any. */
export function dataView(
  product: Pick<Product, 'texts' | 'variants' | 'manual'>,
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

/** The longest side of a drawing divided by the shortest of its front: a cable is no drawing. */
const MAX_RATIO = 6;

/** Units of a drawing: its longest side, the room of a label, the distance of a side's line. */
const LONGEST = 150;
const LABEL = 48;
const LINE = 12;

/**
 * Front and side as the first line with measures says (width, height, perhaps depth), to scale, with
 * a line and a length in the market's unit for each: paths and texts of an SVG; `null` without such
 * a line.
 */
export function dimensionsView(
  lines: readonly Labelled[],
  locale: Pick<Locale, 'code' | 'tag'>,
  market: Pick<MarketFacts, 'hasUsUnits'>,
) {
  const sides = lines
    .map(({text}) => sidesOf(text, locale))
    .find((found) => found !== null);
  const [width, height, depth = 0] = sides ?? [];
  if (!width || !height) return null;
  const longest = Math.max(width, height, depth);
  if (longest / Math.min(width, height) > MAX_RATIO) return null;
  const units = (length: number) => Math.round((length * LONGEST) / longest);
  const [w, h, d] = [units(width), units(height), Math.max(units(depth), 2)];
  const sideX = w + LINE + LABEL;
  const lineY = h + LINE;
  const textY = lineY + 14;
  const across = (x: number, length: number) =>
    `M${x} ${lineY}h${length}m0-4v8m-${length}-8v8`;
  const words = (length: number) => formatLength(length, market, locale);
  return {
    width: sideX + (depth ? d + LABEL / 2 : 0),
    height: lineY + 20,
    outline:
      `M0 0h${w}v${h}H0z` + (depth ? `M${sideX} 0h${d}v${h}h-${d}z` : ''),
    lines:
      across(0, w) +
      `M${w + LINE} 0v${h}m-4 0h8m-8-${h}h8` +
      (depth ? across(sideX, d) : ''),
    texts: [
      {text: words(width), x: w / 2, y: textY},
      {text: words(height), x: w + LINE + LABEL / 2, y: h / 2 + 4},
      ...(depth ? [{text: words(depth), x: sideX + d / 2, y: textY}] : []),
    ],
  };
}

export type DimensionsView = NonNullable<ReturnType<typeof dimensionsView>>;

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
  /** See `sidesOf`. */
  readonly sidesOf: (text: string) => readonly number[] | null;
  readonly langs?: TextsOfPage & Pick<ProductPageLangs, 'options'>;
}

/** Columns of prices beside those of the data. */
const MAX_PRICES = 3;

/** A combination of the compared values at its lowest price. */
interface OfferView {
  /** Query of the variant. */
  readonly search: string;
  readonly isChosen: boolean;
  readonly isAvailable: boolean;
  readonly price: ProductOfferFragment['price'];
  readonly isFrom: boolean;
}

interface Combination {
  /** As Shopify has them. */
  readonly values: readonly string[];
  /** As the market reads them. */
  readonly names: readonly string[];
  readonly offer: OfferView;
  readonly data: readonly Labelled[];
}

/** A table whose first column names the rows. */
export interface ComparisonView {
  /** BCP 47 of the options' names and values, and of the data, where they are not in the page's language. */
  readonly optionLang?: string;
  readonly dataLang?: string;
  readonly corner: string;
  /** Of the prices; `null` for a single column of them. */
  readonly offered: readonly string[] | null;
  /** Of the data, after the prices. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** `null` for a combination that is not made. */
    readonly offers: readonly (OfferView | null)[];
    readonly cells: readonly (string | null)[];
  }[];
  /** Data that differs between the columns of prices alone. */
  readonly notes: readonly {
    readonly name: string;
    readonly cells: readonly (string | null)[];
  }[];
}

/**
 * The combinations of the first two options with a choice, what the variants' data says of each, and
 * its lowest price: a column for each value of the second option where its data permits, otherwise
 * a row for each combination. `null` if fewer than two combinations have data, or if not all variants
 * were loaded.
 */
export function comparisonView(
  {options, variants: {nodes}, encodedVariantExistence}: Compared,
  chosen: {
    readonly selectedOptions: ProductOfferFragment['selectedOptions'];
  } | null,
  words: Words,
): ComparisonView | null {
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
  const combinations = [...groups].flatMap(([key, members]): Combination[] => {
    const described = members.find((member) => variantData(member).length > 0);
    const open = members.filter(({availableForSale}) => availableForSale);
    const cheapest = (open.length > 0 ? open : members).reduce((one, other) =>
      compareAmounts(other.price.amount, one.price.amount) < 0 ? other : one,
    );
    if (!described) return [];
    const values = valuesOf(cheapest);
    return [
      {
        values,
        names: values.map((value) => words.valueOf(value, cheapest)),
        offer: {
          search: variantSearch(cheapest.id),
          isChosen: key === own,
          isAvailable: open.length > 0,
          price: cheapest.price,
          isFrom: members.some(
            ({price}) => price.amount !== cheapest.price.amount,
          ),
        },
        data: variantData(described),
      },
    ];
  });
  if (combinations.length < 2) return null;
  const labels = unique(
    combinations.flatMap(({data}) => data.map(({label}) => label)),
  )
    .filter(
      (label) =>
        !combinations.every((one) => repeatsItsName(one, label, words)),
    )
    .slice(0, MAX_COLUMNS);
  const cellOf = (one: Combination | undefined, label: string) => {
    const text = one && textBelow(one, label);
    return text ? unbrokenMeasures(words.textOf(text)) : null;
  };
  const {langs = NO_LANGS} = words;
  const optionLang = compared
    .map((name) => words.langs?.options?.get(name))
    .find(Boolean);
  const dataLang = nodes
    .map(({id}) => langOf(langs, fieldKey(id, 'dataSheet')).lang)
    .find(Boolean);
  const view = crossTable(compared, combinations, labels, cellOf, words) ?? {
    corner: compared.join(', '),
    offered: null,
    columns: labels,
    rows: combinations.map((one) => ({
      name: one.names.join(', '),
      offers: [one.offer],
      cells: labels.map((label) => cellOf(one, label)),
    })),
    notes: [],
  };
  return {
    ...view,
    ...(optionLang && {optionLang}),
    ...(dataLang && {dataLang}),
  };
}

/** A column for each value of the second option; `null` where the data depends on both options. */
function crossTable(
  [first, second]: readonly string[],
  combinations: readonly Combination[],
  labels: readonly string[],
  cellOf: (one: Combination | undefined, label: string) => string | null,
  words: Words,
): ComparisonView | null {
  const valuesAt = (position: number) =>
    unique(combinations.map(({values}) => values[position] ?? ''));
  const [inRows, inColumns] = [valuesAt(0), valuesAt(1)];
  if (!first || !second || inRows.length < 2) return null;
  if (inColumns.length < 2 || inColumns.length > MAX_PRICES) return null;
  const dependsOnlyOn = (position: number) => (label: string) =>
    combinations.every((one) =>
      combinations.every(
        (other) =>
          one.values[position] !== other.values[position] ||
          textBelow(one, label) === textBelow(other, label),
      ),
    );
  const columns = labels.filter(dependsOnlyOn(0));
  const others = labels.filter((label) => !columns.includes(label));
  if (!others.every(dependsOnlyOn(1))) return null;
  const find = (row: string | null, column: string | null) =>
    combinations.find(
      ({values: [one, other]}) =>
        one === (row ?? one) && other === (column ?? other),
    );
  return {
    corner: first,
    offered: inColumns.map((value) => unbrokenMeasures(words.textOf(value))),
    columns,
    rows: inRows.map((row) => ({
      name: find(row, null)?.names[0] ?? row,
      offers: inColumns.map((column) => find(row, column)?.offer ?? null),
      cells: columns.map((label) => cellOf(find(row, null), label)),
    })),
    notes: others.map((label) => ({
      name: label,
      cells: inColumns.map((column) => cellOf(find(null, column), label)),
    })),
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const textBelow = ({data}: Pick<Combination, 'data'>, label: string) =>
  data.find((line) => line.label === label)?.text;

/** Whether the names have the sides that the data says: `50 × 70 cm`, `50 × 70 × 2,4 cm`. */
function repeatsItsName(
  one: Combination,
  label: string,
  {sidesOf: sides}: Words,
): boolean {
  const own = sides(textBelow(one, label) ?? '') ?? [];
  return one.names.some((name) => {
    const named = sides(name) ?? [];
    return (
      named.length > 0 && named.every((side, index) => side === own[index])
    );
  });
}

/** How long the product works, and what it sends; `null` unless the merchant has written it. */
export function supportView(
  product: Pick<Product, 'texts' | 'spareParts'>,
  locale: Pick<Locale, 'tag'>,
  langs: TextsOfPage = NO_LANGS,
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
          ...langOf(langs, fieldKey(node.id, 'title')),
          path: productPath(node.handle),
          price: formatMoney(node.priceRange.minVariantPrice, locale),
        }
      : [],
  );
  const view = {
    updatesUntil: Number.isNaN(until)
      ? null
      : formatDate(new Date(until), locale),
    repair: {lines: linesOf('repair'), ...langOf(langs, 'repair')},
    data: {lines: linesOf('device_data'), ...langOf(langs, 'device_data')},
    parts,
  };
  return view.updatesUntil !== null ||
    [view.repair.lines, view.data.lines, view.parts].some(
      (list) => list.length > 0,
    )
    ? view
    : null;
}

export type SupportView = NonNullable<ReturnType<typeof supportView>>;

/** A line from the press with its source; `null` unless both are written. */
export function pressView(
  {press}: Pick<Product, 'press'>,
  langs: TextsOfPage = NO_LANGS,
) {
  const entry = press?.reference;
  if (!entry || !('text' in entry)) return null;
  const text = entry.text?.value?.trim();
  const source = entry.source?.value?.trim();
  const link = entry.link?.value ?? '';
  if (!text || !source) return null;
  const {lang} = langOf(langs, 'press');
  const {lang: sourceLang} = langOf(langs, 'source');
  return {
    text,
    source,
    ...(lang && {lang}),
    ...(sourceLang && {sourceLang}),
    link: /^https:\/\//.test(link) ? link : null,
  };
}

export type PressView = NonNullable<ReturnType<typeof pressView>>;

/** What the sections below a product show. */
export function productSections(
  {product, variant, locale, market, langs}: LoadedProduct,
  words: Omit<Words, 'sidesOf' | 'langs'>,
) {
  const data = dataView(product, variant, langs);
  const comparison = comparisonView(product, variant, {
    ...words,
    sidesOf: (text) => sidesOf(text, locale),
    langs,
  });
  return {
    box: boxView(product, langs),
    data: data && {
      ...data,
      dimensions: dimensionsView(data.lines, locale, market),
      lines: data.lines.map((line) => ({
        ...line,
        text: words.textOf(line.text),
      })),
    },
    comparison,
    support: supportView(product, locale, langs),
    press: pressView(product, langs),
  };
}

export type ProductSectionsView = ReturnType<typeof productSections>;
