import type {ProductCardFragment} from 'storefrontapi.generated';
import type {PictureData} from './picture-source';
import {rangeView, type RangeView} from './price';
import {swatchView, type SwatchView} from './swatch';

/** A product as a grid shows it. */
export interface ProductCardView {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  readonly isSoldOut: boolean;
  /** Two at most: the second shows on hover. */
  readonly images: readonly Omit<PictureData, 'altText'>[];
  readonly price: RangeView;
  readonly swatches: readonly (SwatchView & {readonly name: string})[];
}

/** Reshapes a product for a grid. Swatches are those of the first option that has any. */
export function productCard(product: ProductCardFragment): ProductCardView {
  const swatches = product.options
    .map(({optionValues}) =>
      optionValues.flatMap(({name, swatch}) => {
        const view = swatchView(swatch);
        return view ? [{...view, name}] : [];
      }),
    )
    .find((views) => views.length > 0);
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    productType: product.productType,
    isSoldOut: !product.availableForSale,
    // The title beside them says what they show.
    images: product.images.nodes.map(({url, width, height}) => ({
      url,
      width,
      height,
    })),
    price: rangeView(product.priceRange, product.compareAtPriceRange),
    swatches: swatches ?? [],
  };
}
