import type {Shop} from '../../context';
import {isShownToStorefronts} from '../../data/definitions';
import type {
  CatalogueLanguage,
  Product,
  ProductVariant,
} from '../../domain/catalogue';
import {currencyOf} from '../../domain/countries';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {encodeVariants} from '../../domain/encoded-variants';
import {htmlToText, truncate} from '../../domain/html-text';
import {isAvailable} from '../../domain/inventory';
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
import {productVariantSource, type ProductSource} from '../catalogue-sources';
import {imageSource} from './image';
import {mediaSource} from './media';
import {
  metafieldByIdentifier,
  metafieldsByIdentifiers,
  type MetafieldIdentifier,
} from './metafield';
import {moneySource} from './money';
import {productOptionSource} from './product-option';
import {sellingPlanGroupSource} from './selling-plan';

type ListArgs = ConnectionArgs & {reverse?: boolean; sortKey?: string};
const existence = memoize((product: Product) =>
  encodeVariants(product.variants.map((variant) => variant.optionValueIndexes)),
);

function shownMetafields({metafields}: Product, shop: Shop) {
  return metafields.filter(({namespace, key}) =>
    isShownToStorefronts(shop, 'PRODUCT', namespace, key),
  );
}

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
  seo: ({product}, _args, {language}) => ({
    title: product.seo?.title[language] ?? null,
    description: product.seo?.description[language] ?? null,
  }),
  productType: ({product}, _args, {language}) => product.productType[language],
  vendor: ({product}) => product.vendor,
  tags: ({product}) => product.tags,
  isGiftCard: ({product}) => product.isGiftCard,
  publishedAt: ({product}) => product.publishedAt,
  updatedAt: ({product}) => product.updatedAt,
  requiresSellingPlan: () => false,
  availableForSale: ({product}, _args, {shop}) =>
    product.variants.some((variant) => isAvailable(shop, variant)),
  priceRange: ({product}, _args, {country}) =>
    rangeSource(priceRangeOf(product, country), country),
  compareAtPriceRange: ({product}, _args, {country}) =>
    rangeSource(compareAtPriceRangeOf(product, country), country),
  featuredImage: ({product}) => imageSource(imagesOf(product)[0]),
  images: ({product}, args: ListArgs) =>
    paginate(
      inOrder(imagesOf(product), args),
      args,
      (image) => imageSource(image),
      args.sortKey,
    ),
  media: ({product}, args: ListArgs) =>
    paginate(inOrder(product.media, args), args, mediaSource, args.sortKey),
  sellingPlanGroups: ({product}, args: ListArgs) =>
    paginate(
      inOrder(
        product.sellingPlanGroups.map((group) => ({id: group.appName, group})),
        args,
      ),
      args,
      ({group}) => sellingPlanGroupSource(group),
    ),
  metafield: (
    {id, product},
    identifier: MetafieldIdentifier,
    {language, shop},
  ) =>
    metafieldByIdentifier(
      id,
      shownMetafields(product, shop),
      identifier,
      language,
    ),
  metafields: (
    {id, product},
    {identifiers}: {identifiers: readonly MetafieldIdentifier[]},
    {language, shop},
  ) =>
    metafieldsByIdentifiers(
      id,
      shownMetafields(product, shop),
      identifiers,
      language,
    ),
  options: ({product}, {first}: {first?: number | null}) =>
    product.options
      .slice(0, first ?? undefined)
      .map((_option, position) => productOptionSource(product, position)),
  variants: ({product}, args: ListArgs, {language}) =>
    paginate(
      inOrder(
        sortedVariants(product, args.sortKey ?? 'POSITION', language),
        args,
      ),
      args,
      (variant) => productVariantSource(product, variant),
      args.sortKey,
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

/** Position is also the order of creation and of ids. */
function inOrder<Item>(
  items: readonly Item[],
  {reverse}: {reverse?: boolean},
): readonly Item[] {
  return reverse ? items.toReversed() : items;
}

/** A product's variants by `ProductVariantSortKeys`; position is also the order of ids. */
function sortedVariants(
  product: Product,
  sortKey: string,
  language: CatalogueLanguage,
): readonly ProductVariant[] {
  if (sortKey === 'SKU') {
    return product.variants.toSorted((a, b) => a.sku.localeCompare(b.sku));
  }
  if (sortKey !== 'TITLE') return product.variants;
  const title = (variant: ProductVariant) =>
    product.options
      .map(
        ({values}, index) =>
          values[variant.optionValueIndexes[index] ?? 0]?.name[language],
      )
      .join(' / ');
  return product.variants.toSorted((a, b) =>
    title(a).localeCompare(title(b), language),
  );
}
