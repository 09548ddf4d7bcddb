import type {ProductQuery} from 'storefrontapi.generated';
import {pageHtml} from '~/lib/content/content.server';
import {richText} from '~/lib/content/rich-text.server';
import {sanitizeHtml} from '~/lib/content/sanitize-html.server';
import {formatMoney} from '~/lib/i18n/format';
import {formatDate} from '~/lib/i18n/format-date';
import {sidesOf, formatLength, measuresOf} from '~/lib/i18n/inches';
import type {Law} from '~/lib/i18n/law';
import type {Locale} from '~/lib/i18n/locale';
import {
  REGIONS,
  type RegionKey,
  type MarketFacts,
} from '~/lib/i18n/market-facts';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {unitPriceText, unitPriceView} from '~/lib/i18n/unit-price';
import {reportsPath} from '~/lib/weather/map-view';
import {placedStations} from '~/lib/weather/placed-stations';
import type {LoadedProduct} from './load-product.server';
import {fittingPictures, visibleChoices} from './gallery';
import {regionalPicture} from './named-pictures';
import {isNamed, type PictureData} from './picture-source';
import {
  fieldKey,
  langOf,
  NO_LANGS,
  altKey,
  referredPicture,
  type TextsOfPage,
  dataView,
  legalTexts,
  metafieldLines,
  plainLines,
  TEXT_METAFIELDS,
  textOf,
  type Labelled,
} from './merchant-texts';
import {isWideMap, mapRegion, sizesOf} from './product-view.server';
import {rangeView} from './price.server';
import {ratingDistribution, reviewsOnPage, reviewViews} from './reviews';
import {swatchView, type SwatchView} from './product-options.server';
import {
  comparisonView,
  type ComparisonView,
  type ComparisonWords,
} from './variant-comparison';
import {productPath, reviewsPath} from './product-paths';

/** What stands below the first view, as sent to the browser. */
export type ProductTextView = ReturnType<typeof productText>;

/** The product's texts, with measures in the market's units. */
export function productText(loaded: LoadedProduct) {
  const {product, market, locale, site, langs} = loaded;
  const inMarket = measuresOf(market, locale);
  const allReviews = reviewViews(product, langs);
  const reviews = reviewsOnPage(allReviews).inFull;
  const reader = {market, locale, site};
  const sections = productSections(
    loaded,
    mapRegion(loaded),
    {
      valueOf: (value, offer) => sizesOf({...loaded, variant: offer})(value),
      textOf: inMarket,
    },
    serverTranslator(locale.code)('product.sections.compare.price'),
  );
  const isInSheet = (label: string | null) =>
    sections.data?.lines.some((line) => line.label === label);
  return {
    descriptionHtml: sanitizeHtml(product.descriptionHtml, reader),
    descriptionLang: loaded.langs.description,
    tabs: tabViews(loaded),
    texts: TEXT_METAFIELDS.map(({key}) => ({
      key,
      ...langOf(langs, key),
      lines: metafieldLines(textOf(product, key))
        // The data sheet says these.
        .filter(({label}) => !isInSheet(label))
        .map((line) => ({...line, text: inMarket(line.text)})),
    })),
    legal: legalTexts(product, loaded.manufacturer, langs),
    reviews,
    /** Path of all reviews; `null` where this page shows them. */
    allReviewsPath:
      reviews.length < allReviews.length ||
      product.reviews?.references?.pageInfo.hasNextPage
        ? reviewsPath(product.handle)
        : null,
    distribution: ratingDistribution(product),
    sections,
    airports: airportsOf(loaded),
    /** Colours that no option shows. */
    colors: filterColors(
      product.filterColor,
      product.options.flatMap(({optionValues}) =>
        optionValues.map(({name}) => name),
      ),
      langs,
    ),
  };
}

/** Further texts of the merchant's, each with its title. */
function tabViews({product, market, locale, site, langs}: LoadedProduct) {
  return (product.tabs?.references?.nodes ?? []).flatMap((node) => {
    if (!('text' in node)) return [];
    const title = node.title?.value?.trim();
    const text = node.text?.value;
    if (!title || !text) return [];
    const html = pageHtml(richText(text, {market, locale, site}));
    const {lang} = langOf(langs, fieldKey(node.id, 'title'));
    const {lang: htmlLang} = langOf(langs, fieldKey(node.id, 'text'));
    return html
      ? [{title, ...(lang && {lang}), html, ...(htmlLang && {htmlLang})}]
      : [];
  });
}

/**
 * Number of airports on the chosen region's map and path of their list; `null` for other products.
 */
function airportsOf(loaded: LoadedProduct) {
  const region = mapRegion(loaded);
  if (!region) return null;
  return {
    count: placedStations(region).length,
    path: reportsPath(region, 'table'),
  };
}

/** Colours of `custom.filter_color`, without those named in `shown`. */
export function filterColors(
  metafield: Product['filterColor'],
  shown: readonly string[],
  langs: TextsOfPage = NO_LANGS,
): (SwatchView & {name: string; lang?: string})[] {
  const nodes = metafield?.references?.nodes ?? [];
  return nodes.flatMap(({id, label, color}) => {
    const name = label?.value;
    const swatch = swatchView({color: color?.value});
    return name && swatch && !shown.includes(name)
      ? [{...swatch, name, ...langOf(langs, fieldKey(id ?? '', 'label'))}]
      : [];
  });
}

type Product = NonNullable<ProductQuery['product']>;

export interface BoxView {
  readonly picture: PictureData | null;
  /** The same in dark mode. */
  readonly darkPicture: PictureData | null;
  /** `path` leads to the product that is in the box. */
  readonly items: readonly {
    readonly text: string;
    readonly lang?: string;
    readonly path?: string;
  }[];
}

/**
 * The contents of the box; `null` unless the merchant has written them.
 * @param pictures Of the product; `shown` are those in the gallery of the choice. A picture of the box among these,
 * else one of this region (`map-alps-box.webp`) or by night, takes the place of the merchant's.
 */
export function boxView(
  product: Pick<Product, 'texts' | 'inTheBox' | 'boxPicture'>,
  langs: TextsOfPage = NO_LANGS,
  {
    pictures = [],
    shown = [],
    region = REGIONS[0],
  }: {
    readonly pictures?: readonly PictureData[];
    readonly shown?: readonly PictureData[];
    readonly region?: RegionKey;
  } = {},
): BoxView | null {
  const items = [
    ...plainLines(textOf(product, 'box_contents')).map((text) => ({
      text,
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
  if (items.length === 0) return null;
  const own = referredPicture(product.boxPicture, langs, 'boxPicture');
  const boxesOf = (all: readonly PictureData[]) =>
    all.filter((picture) => own && isNamed(picture, 'box'));
  const [all, ofChoice] = [boxesOf(pictures), boxesOf(shown)];
  // Where the choice decides nothing, the merchant's picture and the region do.
  const isChosen =
    ofChoice.length < all.length &&
    ofChoice.some((picture) => !isNamed(picture, 'night'));
  const {image, darkImage} = isChosen
    ? regionalPicture(null, ofChoice, region)
    : regionalPicture(own, all, region);
  return {picture: image, darkPicture: darkImage, items};
}

/**
 * Support for a device: until when it gets updates, repair, what it sends, spare parts; `null` unless the
 * merchant has written any of these.
 */
export function supportView(
  product: Pick<Product, 'texts' | 'spareParts'>,
  law: Law | null,
  locale: Locale,
  langs: TextsOfPage = NO_LANGS,
) {
  const written = textOf(product, 'updates_until')?.value ?? '';
  const until = Date.parse(written);
  const parts = (product.spareParts?.references?.nodes ?? []).flatMap((node) =>
    'handle' in node
      ? {
          title: node.title,
          ...langOf(langs, fieldKey(node.id, 'title')),
          path: productPath(node.handle),
          price: priceText(node, law, locale),
        }
      : [],
  );
  const view = {
    updatesUntil: Number.isNaN(until)
      ? null
      : formatDate(new Date(until), locale),
    repair: {
      lines: plainLines(textOf(product, 'repair')),
      ...langOf(langs, 'repair'),
    },
    data: {
      lines: plainLines(textOf(product, 'device_data')),
      ...langOf(langs, 'device_data'),
    },
    parts,
  };
  return view.updatesUntil !== null ||
    [view.repair.lines, view.data.lines, view.parts].some(
      (list) => list.length > 0,
    )
    ? view
    : null;
}

/**
 * The price of a product in a line of text, with its unit price; empty for one that is sold only with a plan,
 * whose price is on its page.
 */
function priceText(
  product: Parameters<typeof rangeView>[0],
  law: Law | null,
  locale: Locale,
): string {
  if (product.requiresSellingPlan) return '';
  const {price, isFrom, unit} = rangeView(product, law);
  const money = formatMoney(price, locale);
  return [
    isFrom
      ? serverTranslator(locale.code)('product.price.from', {price: money})
      : money,
    ...(unit ? [unitPriceText(unit, locale)] : []),
  ].join(', ');
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
  return {
    text,
    source,
    ...langOf(langs, 'press'),
    sourceLang: langOf(langs, 'pressSource').lang,
    link: /^https:\/\//.test(link) ? link : null,
  };
}

export type PressView = NonNullable<ReturnType<typeof pressView>>;

/** What the sections below a product show. */
function productSections(
  loaded: LoadedProduct,
  region: RegionKey | null,
  words: Pick<ComparisonWords, 'valueOf' | 'textOf'>,
  /** Head of a single column of prices. */
  priceHead: string,
) {
  const {product, variant, locale, market, langs} = loaded;
  const data = dataView(product, variant, langs);
  const comparison = comparisonView(product, variant, {
    ...words,
    sidesOf: (text) => sidesOf(text, locale),
    unitOf: (offer) => {
      const unit = unitPriceView(offer, market.law);
      return unit && unitPriceText(unit, locale);
    },
    langs,
  });
  const pictures = product.media.nodes.flatMap((node) =>
    'image' in node && node.image
      ? {...node.image, ...langOf(langs, altKey(node.id))}
      : [],
  );
  return {
    box: boxView(product, langs, {
      pictures,
      shown: fittingPictures(pictures, {
        options: variant
          ? visibleChoices(
              // A picture of the box shows one of the colours only.
              product.options.filter(({optionValues}) =>
                optionValues.every(({swatch}) => !swatch),
              ),
              variant.selectedOptions,
            )
          : [],
      }),
      region: region ?? REGIONS[0],
    }),
    data: data && {
      ...data,
      dimensions: dimensionsView(data.lines, locale, market, {
        isWide: isWideMap(loaded),
      }),
      lines: data.lines.map((line) => ({
        ...line,
        text: words.textOf(line.text),
      })),
    },
    comparison: comparison && {
      rows: comparison.rows,
      notes: comparison.notes,
      optionLang: comparison.optionLang,
      dataLang: comparison.dataLang,
      heads: headsOf(comparison, priceHead),
    },
    support: supportView(product, market.law, locale, langs),
    press: pressView(product, langs),
  };
}

/** The heads of the table's columns, each with its language where it is not the page's. */
function headsOf(
  {corner, offered, columns, optionLang, dataLang}: ComparisonView,
  price: string,
): readonly {readonly text: string; readonly lang?: string}[] {
  const named = (texts: readonly string[], lang: string | undefined) =>
    texts.map((text) => ({text, ...(lang && {lang})}));
  return [
    ...named([corner], optionLang),
    ...(offered ? named(offered, optionLang) : [{text: price}]),
    ...named(columns, dataLang),
  ];
}

export type ProductSectionsView = ReturnType<typeof productSections>;

/** The longest side of a drawing divided by the shortest of its front: a cable is no drawing. */
const MAX_RATIO = 6;

/** Units of a drawing: its longest side, the room of a label, the distance of a side's line. */
const LONGEST = 150;
const LABEL = 48;
const LINE = 12;

/** Of a frame's bars, and of the room beside the drawing. */
const FRAME = 4;
const EDGE = 2;

/**
 * Front and side as the first line with measures says (width, height, perhaps depth), to scale, with
 * a line and a length in the market's unit for each: paths and texts of an SVG, and where its background and percents
 * of a chart lie within the frame; `null` without such a line.
 */
export function dimensionsView(
  lines: readonly Labelled[],
  locale: Pick<Locale, 'code' | 'tag'>,
  market: Pick<MarketFacts, 'hasUsUnits'>,
  {isWide = false} = {},
) {
  const sides = lines
    .map(({text}) => sidesOf(text, locale))
    .find((found) => found !== null);
  const [across, down, depth = 0] = sides ?? [];
  if (!across || !down) return null;
  const [width, height] =
    isWide && across < down ? [down, across] : [across, down];
  const longest = Math.max(width, height, depth);
  if (longest / Math.min(width, height) > MAX_RATIO) return null;
  const units = (length: number) => Math.round((length * LONGEST) / longest);
  const [w, h, d] = [units(width), units(height), Math.max(units(depth), 2)];
  const sideX = w + LINE + LABEL;
  const lineY = h + LINE;
  const textY = lineY + 14;
  const measure = (x: number, length: number) =>
    `M${x} ${lineY}h${length}m0-4v8m-${length}-8v8`;
  const words = (length: number) => formatLength(length, market, locale);
  const whole = {
    width: sideX + (depth ? d + LABEL / 2 : 0),
    height: lineY + 20,
  };
  const [inX, inY] = [w - 2 * FRAME, h - 2 * FRAME];
  const percent = (part: number, of: number) =>
    `${((part / of) * 100).toFixed(2)}%`;
  // A background's place is a share of the room that it leaves.
  const start = EDGE + FRAME;
  return {
    ...whole,
    viewBox: `-${EDGE} -${EDGE} ${whole.width} ${whole.height}`,
    chart: {
      transform: `translate(${FRAME} ${FRAME}) scale(${inX / 100} ${inY / 100})`,
      style: {
        backgroundSize: `${percent(inX, whole.width)} ${percent(inY, whole.height)}`,
        backgroundPosition: `${percent(start, whole.width - inX)} ${percent(start, whole.height - inY)}`,
      },
    },
    outline:
      `M0 0h${w}v${h}H0z` + (depth ? `M${sideX} 0h${d}v${h}h-${d}z` : ''),
    lines:
      measure(0, w) +
      `M${w + LINE} 0v${h}m-4 0h8m-8-${h}h8` +
      (depth ? measure(sideX, d) : ''),
    texts: [
      {text: words(width), x: w / 2, y: textY},
      {text: words(height), x: w + LINE + LABEL / 2, y: h / 2 + 4},
      ...(depth ? [{text: words(depth), x: sideX + d / 2, y: textY}] : []),
    ],
  };
}

export type DimensionsView = NonNullable<ReturnType<typeof dimensionsView>>;
