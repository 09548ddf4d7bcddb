import type {ProductOfferFragment} from 'storefrontapi.generated';
import type {SelectedOption} from './product-options.server';
import {variantSearch} from './variant-link';

export type SizeOffer = ReturnType<typeof sizeOffers>[number];

/** Centimetres. */
const SIZE = /^(\d{2,3})\s*[×x]\s*(\d{2,3})\s*cm$/;

type Offer = Pick<
  ProductOfferFragment,
  'id' | 'selectedOptions' | 'price' | 'availableForSale'
>;

interface Market {
  readonly labelOf?: (size: string) => string;
  /** The longer side is horizontal. */
  readonly isWide?: boolean;
  readonly isShippedFree?: (price: Offer['price']) => boolean;
}

/**
 * Price of each size (`50 × 70 cm`) with the other chosen values, smallest first; empty when
 * the product has fewer than two.
 */
export function sizeOffers(
  variants: readonly Offer[],
  chosen: {readonly selectedOptions: readonly SelectedOption[]} | null,
  {
    labelOf = (text) => text,
    isWide = false,
    isShippedFree = () => false,
  }: Market = {},
) {
  const option = chosen?.selectedOptions.find(({value}) => SIZE.test(value));
  if (!chosen || !option) return [];
  const isOtherwiseChosen = ({selectedOptions}: Offer) =>
    selectedOptions.every(
      ({name, value}) =>
        name === option.name ||
        chosen.selectedOptions.some(
          (other) => other.name === name && other.value === value,
        ),
    );
  const offers = variants.filter(isOtherwiseChosen).flatMap((variant) => {
    const name =
      variant.selectedOptions.find((other) => other.name === option.name)
        ?.value ?? '';
    const [, width, height] = SIZE.exec(name) ?? [];
    if (!width || !height) return [];
    return {
      name,
      label: labelOf(name),
      width: Number(isWide ? height : width),
      height: Number(isWide ? width : height),
      price: variant.price,
      shipsFree: isShippedFree(variant.price),
      isAvailable: variant.availableForSale,
      isChosen: name === option.value,
      search: variantSearch(variant.id),
    };
  });
  return offers.length > 1
    ? offers.sort((a, b) => a.width * a.height - b.width * b.height)
    : [];
}
