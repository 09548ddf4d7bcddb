import type {Offer, Product, ProductGroup} from 'schema-dts';
import type {ProductOfferFragment} from 'storefrontapi.generated';
import {availabilityOf} from './availability';
import {ratingView} from './rating';
import {variantNumber, variantSearch} from './variant-link';
import {jsonLd, type StructuredData} from '~/lib/seo/schema-org';

interface ProductFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly vendor: string;
  readonly options: readonly {
    readonly name: string;
    readonly optionValues: readonly unknown[];
  }[];
  readonly featuredImage?: {readonly url: string} | null;
  readonly rating?: {readonly value: string} | null;
  readonly ratingCount?: {readonly value: string} | null;
  readonly variants: {readonly nodes: readonly ProductOfferFragment[]};
}

const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  lowStock: 'https://schema.org/LimitedAvailability',
  backOrder: 'https://schema.org/BackOrder',
  soldOut: 'https://schema.org/OutOfStock',
} as const;

/**
 * A product with its offers: a `ProductGroup` of variants where there is a
 * choice, else a `Product`. The variants are those that the document asks for; a
 * product with more names only these, which search engines accept.
 *
 * @param url Canonical address of the product's page.
 */
export function productData(
  product: ProductFacts,
  url: string,
): StructuredData {
  const {id, title, description, vendor, options, featuredImage, variants} =
    product;
  const rating = ratingView(product);
  const common = {
    name: title,
    description,
    url,
    ...(featuredImage && {image: [absolute(featuredImage.url, url)]}),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: rating.value,
        bestRating: rating.best,
        ratingCount: rating.count,
      },
    }),
    ...(vendor && {brand: {'@type': 'Brand' as const, name: vendor}}),
    // What a group says holds for each of its variants.
    itemCondition: 'https://schema.org/NewCondition' as const,
  };
  const varied = options.filter(({optionValues}) => optionValues.length > 1);
  const [only] = variants.nodes;
  if (varied.length === 0) {
    return jsonLd<Product>({
      '@type': 'Product',
      ...common,
      ...(only?.sku && {sku: only.sku}),
      ...(only && {offers: offer(only, url)}),
    });
  }
  return jsonLd<ProductGroup>({
    '@type': 'ProductGroup',
    ...common,
    productGroupID: variantNumber(id),
    variesBy: varied.map(({name}) => name),
    hasVariant: variants.nodes.map((variant) => ({
      '@type': 'Product',
      name: `${title} – ${variant.title}`,
      ...(variant.sku && {sku: variant.sku}),
      ...(variant.image && {image: absolute(variant.image.url, url)}),
      offers: offer(variant, url + variantSearch(variant.id)),
    })),
  });
}

function offer(variant: ProductOfferFragment, url: string): Offer {
  return {
    '@type': 'Offer',
    url,
    price: variant.price.amount,
    priceCurrency: variant.price.currencyCode,
    availability: AVAILABILITY[availabilityOf(variant).state],
  };
}

function absolute(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}
