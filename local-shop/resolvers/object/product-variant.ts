import {assertStockIsReadable} from '../../access';
import {
  emptyConnection,
  paginate,
  type ConnectionArgs,
} from '../../domain/cursor';
import {isAvailable, stockOf} from '../../domain/inventory';
import {compareAtPriceOf, priceOf} from '../../domain/price';
import {selectedOptionsOf} from '../../domain/variant-options';
import type {TypeResolvers} from '../../resolver';
import {imageSource} from './image';
import {priceSource} from './money';
import {
  productSource,
  productVariantSource,
  type ProductVariantSource,
} from '../catalogue-sources';
import {sellingPlanAllocationSource} from './selling-plan';
import {unitPriceMeasurementSource, unitPriceOf} from './unit-price';

const price: TypeResolvers<ProductVariantSource>[string] = (
  {variant},
  _args,
  {country},
) => priceSource(priceOf(variant, country));

const compareAtPrice: TypeResolvers<ProductVariantSource>[string] = (
  {variant},
  _args,
  {country},
) => priceSource(compareAtPriceOf(variant, country));

/** `ProductVariant`. Quantity rules and shop pick-up are features this shop does not use. */
export const productVariantResolvers = {
  availableForSale: ({variant}, _args, {shop}) => isAvailable(shop, variant),
  currentlyNotInStock: ({variant}, _args, {shop}) =>
    variant.stock.tracked &&
    variant.stock.policy === 'continue' &&
    stockOf(shop, variant) <= 0,
  quantityAvailable: ({variant}, _args, {shop}) => {
    assertStockIsReadable(shop, 'ProductVariant.quantityAvailable');
    return variant.stock.tracked ? stockOf(shop, variant) : 0;
  },
  title: ({product, variant}, _args, {language}) =>
    selectedOptionsOf(product, variant, language)
      .map(({value}) => value)
      .join(' / '),
  selectedOptions: ({product, variant}, _args, {language}) =>
    selectedOptionsOf(product, variant, language),
  product: ({product}) => productSource(product),
  price,
  priceV2: price,
  compareAtPrice,
  compareAtPriceV2: compareAtPrice,
  unitPrice: ({variant}, _args, {country}) =>
    priceSource(unitPriceOf(variant, priceOf(variant, country))),
  unitPriceMeasurement: ({variant}) => unitPriceMeasurementSource(variant),
  image: ({product, variant}) => {
    const [first] = product.media.flatMap((media) =>
      media.kind === 'image' ? [media.image] : [],
    );
    return imageSource(variant.image ?? first);
  },
  sku: ({variant}) => variant.sku,
  barcode: ({variant}) => variant.barcode ?? null,
  requiresShipping: ({variant}) => variant.requiresShipping,
  taxable: ({variant}) => variant.taxable,
  weight: ({variant}) => variant.weight / 1_000,
  weightUnit: () => 'KILOGRAMS',
  sellingPlanAllocations: (
    {product, variant},
    args: ConnectionArgs & {reverse?: boolean},
  ) => {
    const plans = product.sellingPlanGroups
      .flatMap((group) => group.plans)
      .filter((plan) => variant.sellingPlanIds.includes(plan.id));
    return paginate(args.reverse ? plans.toReversed() : plans, args, (plan) =>
      sellingPlanAllocationSource(variant, plan),
    );
  },
  metafield: () => null,
  metafields: (_source, {identifiers}: {identifiers: readonly unknown[]}) =>
    identifiers.map(() => null),
  requiresComponents: ({variant}) => variant.components !== undefined,
  components: ({variant}, args: ConnectionArgs, {shop}) => {
    const components = (variant.components ?? []).flatMap((component) => {
      const entry = shop.catalogue.variantById.get(component.variantId);
      return entry ? [{...component, ...entry, id: component.variantId}] : [];
    });
    return paginate(components, args, (component) => ({
      productVariant: productVariantSource(
        component.product,
        component.variant,
      ),
      quantity: component.quantity,
    }));
  },
  groupedBy: (_source, args: ConnectionArgs) => emptyConnection(args),
  quantityPriceBreaks: (_source, args: ConnectionArgs) => emptyConnection(args),
  quantityRule: () => ({increment: 1, minimum: 1, maximum: null}),
  storeAvailability: (_source, args: ConnectionArgs) => emptyConnection(args),
  shopPayInstallmentsPricing: () => null,
} satisfies TypeResolvers<ProductVariantSource>;
