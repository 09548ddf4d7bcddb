import {decodeEncodedVariant} from '@shopify/hydrogen';
import type {
  AggregateOffer,
  Offer,
  Product,
  ProductGroup,
  PropertyValue,
  UnitPriceSpecification,
  MerchantReturnPolicy,
  OfferShippingDetails,
} from 'schema-dts';
import type {ProductOfferFragment} from 'storefrontapi.generated';
import type {Law} from '~/lib/i18n/law';
import {forEachLocale, localizedPath, type Locale} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {unitPriceView} from '~/lib/i18n/unit-price';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import {pageSeo, type PageSeo, type SeoInput} from '~/lib/seo/seo';
import {
  breadcrumbData,
  jsonLd,
  type StructuredData,
} from '~/lib/seo/structured-data';
import {availabilityOf} from './availability';
import type {LoadedProduct} from './load-product.server';
import {dataLines, variantData} from './merchant-texts';
import {
  type RatingView,
  type ReviewFields,
  reviewsOnPage,
  reviewViews,
  shownRating,
} from './reviews';
import {productPath, gidNumber, variantSearch} from './product-paths';
import {isMadeToOrder} from '~/lib/cart/cart-line';
import {handlingDaysOf, returnWords, shipsFree} from '~/lib/i18n/market-terms';

interface Site {
  readonly env: {readonly PUBLIC_SITE_URL: string};
  readonly locale: Locale;
}

interface Delivery extends Site {
  /** ISO 3166. */
  readonly country: string;
}

/**
 * Head data of a product; the canonical link names no variant.
 * @param overrides For a page that shows the product at its own path.
 */
export function productSeo(
  {
    product,
    variant,
    handles,
  }: Pick<LoadedProduct, 'product' | 'variant' | 'handles'>,
  site: Site,
  overrides: Partial<SeoInput> = {},
): PageSeo {
  return pageSeo(site, {
    title: product.seo.title || product.title,
    description: product.seo.description || product.description,
    path: forEachLocale(({code}) => productPath(handles[code])),
    image: variant?.image ?? product.featuredImage,
    type: 'product',
    isHidden: isHiddenFromSearch(product),
    ...overrides,
  });
}

/** Structured data of a product page. */
export function productStructuredData(
  loaded: Pick<LoadedProduct, 'product' | 'variant' | 'market'>,
  {canonical}: Pick<PageSeo, 'canonical'>,
  {env, locale, country}: Delivery,
): StructuredData[] {
  const {product, market} = loaded;
  const t = translatorFor(locale.code);
  const {termsOf, nodes} = deliveryData(loaded, country, canonical);
  const described = productData(
    {...product, variants: {nodes: describedVariants(loaded)}},
    canonical,
    market.law,
    termsOf,
  );
  const urlOf = (path: string) =>
    env.PUBLIC_SITE_URL + localizedPath(path, locale);
  return [
    described,
    ...nodes(),
    breadcrumbData([
      {name: t('layout.nav.home'), url: urlOf('/')},
      {name: t('collection.all.title'), url: urlOf('/collections')},
      {name: product.title, url: canonical},
    ]),
  ];
}

/**
 * The variants that are described to programs: the loaded ones, and before them the chosen one where
 * it is none of them, because a search engine compares its link with what the page says.
 */
export function describedVariants({
  product,
  variant,
}: Pick<LoadedProduct, 'product' | 'variant'>) {
  const {nodes} = product.variants;
  return variant && nodes.every(({id}) => id !== variant.id)
    ? [variant, ...nodes]
    : nodes;
}

type ProductFacts = Pick<
  LoadedProduct['product'],
  | ('id' | 'title' | 'description' | 'vendor' | 'options')
  | ('featuredImage' | 'variants')
  | ('encodedVariantExistence' | 'priceRange' | 'texts')
> &
  ReviewFields;

const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  lowStock: 'https://schema.org/LimitedAvailability',
  backOrder: 'https://schema.org/BackOrder',
  soldOut: 'https://schema.org/OutOfStock',
} as const;

/**
 * A `ProductGroup` with the loaded variants if there is a choice, else a `Product`. If there are
 * more variants than are loaded, it states how many there are in all and what they cost.
 */
export function productData(
  product: ProductFacts,
  url: string,
  law: Law | null,
  termsOf: (offered: Sendable) => object = () => ({}),
): StructuredData {
  const {title, vendor, featuredImage, variants} = product;
  const rating = shownRating(product);
  const common = {
    name: title,
    description: product.description,
    url,
    ...(featuredImage && {image: [absolute(featuredImage.url, url)]}),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ...grade(rating),
        ratingCount: rating.count,
      },
      review: reviewsOnPage(reviewViews(product)).inFull.map(
        ({rating: stars, ...review}) => ({
          '@type': 'Review' as const,
          reviewRating: {
            '@type': 'Rating' as const,
            ...grade(stars),
          },
          author: {'@type': 'Person' as const, name: review.author},
          datePublished: review.date,
          reviewBody: review.body,
        }),
      ),
    }),
    ...properties(dataLines(product)),
    ...(vendor && {brand: {'@type': 'Brand' as const, name: vendor}}),
    itemCondition: 'https://schema.org/NewCondition' as const,
  };
  const varied = product.options.filter(
    ({optionValues}) => optionValues.length > 1,
  );
  if (varied.length === 0) {
    const [only] = variants.nodes;
    return jsonLd<Product>({
      '@type': 'Product',
      ...common,
      ...(only?.sku && {sku: only.sku}),
      ...(only && properties([...dataLines(product), ...variantData(only)])),
      ...(only && {offers: offer(only, url, law, termsOf(only))}),
    });
  }
  return jsonLd<ProductGroup>({
    '@type': 'ProductGroup',
    ...common,
    productGroupID: gidNumber(product.id),
    variesBy: varied.map(({name}) => name),
    ...allOffers(product),
    hasVariant: variants.nodes.map((variant) => ({
      '@type': 'Product',
      name: `${title} – ${variant.title}`,
      ...(variant.sku && {sku: variant.sku}),
      ...(variant.image && {image: absolute(variant.image.url, url)}),
      ...properties(variantData(variant)),
      offers: offer(
        variant,
        url + variantSearch(variant.id),
        law,
        termsOf(variant),
      ),
    })),
  });
}

/** A grade with its scale, which begins with 1 unless it says otherwise. */
function grade({value, best, worst}: RatingView) {
  return {
    ratingValue: value,
    bestRating: best,
    ...(worst !== undefined && {worstRating: worst}),
  };
}

function properties(lines: readonly {label: string; text: string}[]): {
  additionalProperty?: PropertyValue[];
} {
  if (lines.length === 0) return {};
  return {
    additionalProperty: lines.map(({label, text}) => ({
      '@type': 'PropertyValue',
      name: label,
      value: text,
    })),
  };
}

function allOffers({
  encodedVariantExistence,
  priceRange: {minVariantPrice: low, maxVariantPrice: high},
  variants,
}: ProductFacts): {offers?: AggregateOffer} {
  const count = decodeEncodedVariant(encodedVariantExistence ?? '').length;
  if (count <= variants.nodes.length) return {};
  return {
    offers: {
      '@type': 'AggregateOffer',
      offerCount: count,
      lowPrice: low.amount,
      highPrice: high.amount,
      priceCurrency: low.currencyCode,
    },
  };
}

/** Codes of UN/CEFACT recommendation 20. */
const UNIT_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{MG: 'MGM', G: 'GRM', KG: 'KGM', ML: 'MLT', CL: 'CLT', L: 'LTR'},
    ...{M3: 'MTQ', MM: 'MMT', CM: 'CMT', M: 'MTR', M2: 'MTK'},
  }),
);

function offer(
  variant: ProductOfferFragment,
  url: string,
  law: Law | null,
  terms: object,
): Offer {
  const priceSpecification = unitPriceSpecification(variant, law);
  return {
    '@type': 'Offer',
    url,
    price: variant.price.amount,
    priceCurrency: variant.price.currencyCode,
    availability: AVAILABILITY[availabilityOf(variant).state],
    ...(priceSpecification && {priceSpecification}),
    ...terms,
  };
}

/**
 * The measure of a variant, and the base of its unit price, as Google reads them
 * (https://support.google.com/merchants/answer/6324455): the price is for one unit.
 */
function unitPriceSpecification(
  variant: ProductOfferFragment,
  law: Law | null,
): UnitPriceSpecification | null {
  const reference = unitPriceView(variant, law);
  const {quantityValue = 0, quantityUnit} = variant.unitPriceMeasurement ?? {};
  const unitCode = UNIT_CODES.get(quantityUnit ?? '');
  const referenceCode = reference && UNIT_CODES.get(reference.unit);
  if (!unitCode || !referenceCode || !(quantityValue > 0)) return null;
  return {
    '@type': 'UnitPriceSpecification',
    price: variant.price.amount,
    priceCurrency: variant.price.currencyCode,
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: quantityValue,
      unitCode,
      valueReference: {
        '@type': 'QuantitativeValue',
        value: reference.value,
        unitCode: referenceCode,
      },
    },
  };
}

/** A picture's URL may lack its protocol. */
function absolute(href: string, base: string): string {
  return URL.canParse(href, base) ? new URL(href, base).href : href;
}

const FEES = {
  shop: {returnFees: 'https://schema.org/FreeReturn'},
  buyer: {returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility'},
  unknown: {},
} as const;

const days = (least: number, most: number) => ({
  '@type': 'QuantitativeValue' as const,
  minValue: least,
  maxValue: most,
  unitCode: 'DAY',
});

/** What decides about shipping and returns of an offer. */
type Sendable = Pick<ProductOfferFragment, 'price' | 'requiresShipping'>;

/**
 * Shipping and returns for the offers of a page: references for each offer, and the nodes to which
 * they refer, which are on the page once. Leaves out unknown facts.
 * @param country of delivery, ISO 3166.
 */
export function deliveryData(
  {product, market}: Pick<LoadedProduct, 'product' | 'market'>,
  country: string,
  url: string,
) {
  const {shipping, transit} = market;
  const nodes = new Map<string, StructuredData>();
  const handling = handlingDaysOf(product, market);
  const shippingOf = ({price, requiresShipping}: Sendable) => {
    const isKnown = shipping?.standard.currencyCode === price.currencyCode;
    if (!shipping || !isKnown || !requiresShipping) return {};
    const isFree = shipsFree(price, market);
    const id = `${url}#${isFree ? 'free-shipping' : 'shipping'}`;
    nodes.set(
      id,
      jsonLd<OfferShippingDetails>({
        '@type': 'OfferShippingDetails',
        '@id': id,
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: isFree ? '0' : shipping.standard.amount,
          currency: price.currencyCode,
        },
        shippingDestination: {
          '@type': 'DefinedRegion',
          addressCountry: country,
        },
        ...(transit &&
          handling !== null && {
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: days(0, handling),
              transitTime: days(transit.least, transit.most),
            },
          }),
      }),
    );
    return {shippingDetails: {'@id': id}};
  };
  const isMade = isMadeToOrder(product);
  const returnsOf = ({requiresShipping}: Sendable) => {
    const returned = returnWords(market, requiresShipping);
    if (!isMade && !returned) return {};
    const id = `${url}#${requiresShipping ? 'returns' : 'returns-of-unsent'}`;
    nodes.set(
      id,
      jsonLd<MerchantReturnPolicy>({
        '@type': 'MerchantReturnPolicy',
        '@id': id,
        applicableCountry: country,
        ...(isMade || !returned
          ? {
              returnPolicyCategory:
                'https://schema.org/MerchantReturnNotPermitted',
            }
          : {
              returnPolicyCategory:
                'https://schema.org/MerchantReturnFiniteReturnWindow',
              merchantReturnDays: returned.days,
              ...(requiresShipping && {
                returnMethod: 'https://schema.org/ReturnByMail' as const,
              }),
              ...FEES[returned.paidBy],
            }),
      }),
    );
    return {hasMerchantReturnPolicy: {'@id': id}};
  };
  return {
    /** The references of an offer. */
    termsOf: (offered: Sendable) => ({
      ...returnsOf(offered),
      ...shippingOf(offered),
    }),
    /** The nodes of all offers so far. */
    nodes: () => [...nodes.values()],
  };
}
