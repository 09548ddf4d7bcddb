import type {CatalogueIndex} from '../../domain/catalogue-index';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {isAvailable, stockOf} from '../../domain/inventory';
import {compareAtPriceOf, priceOf} from '../../domain/price';
import {selectedOptionsOf} from '../../domain/variant-options';
import type {TypeResolvers} from '../../resolver';
import {imageSource} from './image';
import {metafieldFields} from './metafield-fields';
import {priceSource} from './money';
import {
  productSource,
  productVariantSource,
  type ProductVariantSource,
} from '../catalogue-sources';
import {sellingPlanAllocationSource} from './selling-plan';
import {unitPriceMeasurementSource, unitPriceOf} from './unit-price';

/** Variants of bundles that contain this variant. */
const bundlesWith = (id: string, {variantById}: CatalogueIndex) =>
  [...variantById.values()]
    .filter(({variant}) =>
      variant.components?.some(({variantId}) => variantId === id),
    )
    .map((entry) => ({id: entry.variant.id, ...entry}));

/** `ProductVariant`. */
export const productVariantResolvers = {
  availableForSale: ({variant}, _args, {shop}) => isAvailable(shop, variant),
  currentlyNotInStock: ({variant}, _args, {shop}) =>
    variant.stock.tracked &&
    variant.stock.policy === 'continue' &&
    stockOf(shop, variant) <= 0,
  quantityAvailable: ({variant}, _args, {shop}) =>
    variant.stock.tracked ? stockOf(shop, variant) : 0,
  title: ({product, variant}, _args, {language}) =>
    selectedOptionsOf(product, variant, language)
      .map(({value}) => value)
      .join(' / '),
  selectedOptions: ({product, variant}, _args, {language}) =>
    selectedOptionsOf(product, variant, language),
  product: ({product}) => productSource(product),
  price: ({variant, buyerCountry}, _args, {country}) =>
    priceSource(priceOf(variant, buyerCountry ?? country)),
  compareAtPrice: ({variant, buyerCountry}, _args, {country}) =>
    priceSource(compareAtPriceOf(variant, buyerCountry ?? country)),
  unitPrice: ({variant, buyerCountry}, _args, {country}) =>
    priceSource(
      unitPriceOf(variant, priceOf(variant, buyerCountry ?? country)),
    ),
  unitPriceMeasurement: ({variant}) => unitPriceMeasurementSource(variant),
  image: ({product, variant}) => {
    const [first] = product.media.flatMap((media) =>
      media.kind === 'image' ? [media.image] : [],
    );
    return imageSource(variant.image ?? first);
  },
  ...metafieldFields<ReturnType<typeof productVariantSource>>(
    'PRODUCTVARIANT',
    ({variant}) => variant.metafields,
  ),
  requiresComponents: ({variant}) => (variant.components ?? []).length > 0,
  components: ({variant}, args: ConnectionArgs, {shop}) =>
    paginate(
      (variant.components ?? []).flatMap(({variantId, quantity}) => {
        const found = shop.catalogue.variantById.get(variantId);
        return found ? [{id: variantId, quantity, ...found}] : [];
      }),
      args,
      (component) => ({
        quantity: component.quantity,
        productVariant: productVariantSource(
          component.product,
          component.variant,
        ),
      }),
    ),
  groupedBy: ({id}, args: ConnectionArgs, {shop}) =>
    paginate(bundlesWith(id, shop.catalogue), args, (bundle) =>
      productVariantSource(bundle.product, bundle.variant),
    ),
  // Only catalogs of companies have other rules.
  quantityRule: ({variant}) =>
    variant.quantityRule ?? {minimum: 1, maximum: null, increment: 1},
  barcode: ({variant}) => variant.barcode ?? null,
  sku: ({variant}) => variant.sku,
  requiresShipping: ({variant}) => variant.requiresShipping,
  weight: ({variant}) => variant.weight / 1_000,
  weightUnit: () => 'KILOGRAMS',
  sellingPlanAllocations: ({product, variant}, args: ConnectionArgs) =>
    paginate(
      product.sellingPlanGroups
        .flatMap((group) => group.plans)
        .filter((plan) => variant.sellingPlanIds.includes(plan.id)),
      args,
      (plan) => sellingPlanAllocationSource(variant, plan),
    ),
} satisfies TypeResolvers<ProductVariantSource>;
