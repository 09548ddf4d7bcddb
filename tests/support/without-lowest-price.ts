import type {Product} from '@metarmap/local-shop/catalogue';

/** A reduced product whose merchant has not written its lowest price of the last 30 days. */
export function withoutLowestPrice(product: Product): Product {
  return {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      metafields: variant.metafields?.filter(({key}) => key !== 'lowest_price'),
    })),
  };
}
