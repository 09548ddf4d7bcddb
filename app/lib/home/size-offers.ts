import type {ProductOfferFragment} from 'storefrontapi.generated';
import type {Money} from '~/lib/i18n/format';
import type {SelectedOption} from '~/lib/product/product-options.server';
import {variantSearch} from '~/lib/product/variant-link';

/** A size of the map as it hangs on a wall. */
export interface SizeOffer {
  /** As the shop calls it. */
  readonly name: string;
  /** As the visitor's market reads it. */
  readonly label: string;
  /** Centimetres. */
  readonly width: number;
  readonly height: number;
  readonly price: Money;
  readonly isAvailable: boolean;
  readonly isChosen: boolean;
  /** Query that chooses it. */
  readonly search: string;
}

const SIZE = /^(\d{2,3})\s*[×x]\s*(\d{2,3})\s*cm$/;

type Offer = Pick<
  ProductOfferFragment,
  'id' | 'selectedOptions' | 'price' | 'availableForSale'
>;

/**
 * What each size costs with whatever else is chosen. The option is recognised by
 * its values (`50 × 70 cm`), in any language; a size that does not exist with the
 * other choices is left out.
 *
 * @returns smallest first; nothing when no option is a size, or only one is.
 */
export function sizeOffers(
  variants: readonly Offer[],
  chosen: {readonly selectedOptions: readonly SelectedOption[]} | null,
  measures = (text: string) => text,
): SizeOffer[] {
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
      label: measures(name),
      width: Number(width),
      height: Number(height),
      price: variant.price,
      isAvailable: variant.availableForSale,
      isChosen: name === option.value,
      search: variantSearch(variant.id),
    };
  });
  return offers.length > 1
    ? offers.sort((a, b) => a.width * a.height - b.width * b.height)
    : [];
}
