import type {Product} from '../../domain/catalogue';
import {currencyOf} from '../../domain/countries';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {encodeVariants} from '../../domain/encoded-variants';
import {htmlToText, truncate} from '../../domain/html-text';
import {isAvailable, stockOf} from '../../domain/inventory';
import {memoize} from '../../domain/memo';
import {
  compareAtPriceRangeOf,
  priceRangeOf,
  type PriceRange,
} from '../../domain/product-price';
import {adjacentVariants} from '../../domain/variant-options';
import type {TypeResolvers} from '../../resolver';
import {
  selectedOrFirstAvailable,
  type SelectionArgs,
} from '../selected-variant';
import {
  collectionSource,
  productVariantSource,
  type ProductSource,
} from '../catalogue-sources';
import {imageSource} from './image';
import {mediaSource} from './media';
import {metafieldFields} from './metafield-fields';
import {moneySource} from './money';
import {seoSource} from './seo';
import {productOptionSource} from './product-option';
import {sellingPlanGroupSource} from './selling-plan';

const existence = memoize((product: Product) =>
  encodeVariants(product.variants.map((variant) => variant.optionValueIndexes)),
);

/** `Product`. */
export const productResolvers = {
  handle: ({product}, _args, {language}) => product.handle[language],
  title: ({product}, _args, {language}) => product.title[language],
  descriptionHtml: ({product}, _args, {language}) =>
    product.descriptionHtml[language],
  description: (
    {product},
    {truncateAt}: {truncateAt?: number | null},
    {language},
  ) => truncate(htmlToText(product.descriptionHtml[language]), truncateAt),
  seo: ({product}, _args, {language}) => seoSource(product.seo, language),
  productType: ({product}, _args, {language}) => product.productType[language],
  vendor: ({product}) => product.vendor,
  tags: ({product}) => product.tags,
  isGiftCard: ({product}) => product.isGiftCard,
  totalInventory: ({product}, _args, {shop}) =>
    product.variants.reduce(
      (total, variant) =>
        total + (variant.stock.tracked ? stockOf(shop, variant) : 0),
      0,
    ),
  publishedAt: ({product}) => product.publishedAt,
  updatedAt: ({product}) => product.updatedAt,
  requiresSellingPlan: ({product}) => product.isPlanRequired ?? false,
  availableForSale: ({product}, _args, {shop}) =>
    product.variants.some((variant) => isAvailable(shop, variant)),
  priceRange: ({product}, _args, {country}) =>
    rangeSource(priceRangeOf(product, country), country),
  compareAtPriceRange: ({product}, _args, {country}) =>
    rangeSource(compareAtPriceRangeOf(product, country), country),
  featuredImage: ({product}) => imageSource(imagesOf(product)[0]),
  images: ({product}, args: ConnectionArgs) =>
    paginate(imagesOf(product), args, (image) => imageSource(image)),
  media: ({product}, args: ConnectionArgs) =>
    paginate(product.media, args, mediaSource),
  collections: ({product}, args: ConnectionArgs, {shop: {catalogue}}) =>
    paginate(
      catalogue.collectionsOfProduct.get(product.id) ?? [],
      args,
      (collection) => collectionSource(collection),
    ),
  createdAt: ({product}) => product.createdAt,
  onlineStoreUrl: () => null,
  variantsCount: ({product}) => ({
    count: product.variants.length,
    precision: 'EXACT',
  }),
  sellingPlanGroups: ({product}, args: ConnectionArgs) =>
    paginate(
      product.sellingPlanGroups.map((group) => ({id: group.appName, group})),
      args,
      ({group}) => sellingPlanGroupSource(group),
    ),
  ...metafieldFields<ProductSource>(
    'PRODUCT',
    ({product}) => product.metafields,
  ),
  options: ({product}, {first}: {first?: number | null}) =>
    product.options
      .slice(0, first ?? undefined)
      .map((_option, position) => productOptionSource(product, position)),
  variants: ({product}, args: ConnectionArgs) =>
    paginate(product.variants, args, (variant) =>
      productVariantSource(product, variant),
    ),
  selectedOrFirstAvailableVariant: (
    {product},
    args: SelectionArgs,
    context,
  ) => {
    const variant = selectedOrFirstAvailable(product, args, context);
    return variant && productVariantSource(product, variant);
  },
  adjacentVariants: ({product}, args: SelectionArgs, context) => {
    const variant = selectedOrFirstAvailable(product, args, context);
    if (!variant) return [];
    return adjacentVariants(product, variant).map((neighbour) =>
      productVariantSource(product, neighbour),
    );
  },
  encodedVariantExistence: ({product}) => existence(product),
  encodedVariantAvailability: ({product}, _args, {shop}) =>
    encodeVariants(
      product.variants
        .filter((variant) => isAvailable(shop, variant))
        .map((variant) => variant.optionValueIndexes),
    ),
} satisfies TypeResolvers<ProductSource>;

function rangeSource({min, max}: PriceRange, country: string) {
  const currencyCode = currencyOf(country);
  return {
    minVariantPrice: moneySource(min, currencyCode),
    maxVariantPrice: moneySource(max, currencyCode),
  };
}

const imagesOf = memoize((product: Product) =>
  product.media.flatMap((media) =>
    media.kind === 'image' ? [media.image] : [],
  ),
);
