import type {MeasureUnit, ProductVariant} from '../../domain/catalogue';
import type {Price} from '../../domain/price';

/** Size of each unit in the smallest of its kind: ml, mg, mm, mm². */
const UNITS: Record<MeasureUnit, {type: string; size: number}> = {
  ML: {type: 'VOLUME', size: 1},
  CL: {type: 'VOLUME', size: 10},
  L: {type: 'VOLUME', size: 1_000},
  M3: {type: 'VOLUME', size: 1_000_000},
  MG: {type: 'WEIGHT', size: 1},
  G: {type: 'WEIGHT', size: 1_000},
  KG: {type: 'WEIGHT', size: 1_000_000},
  MM: {type: 'LENGTH', size: 1},
  CM: {type: 'LENGTH', size: 10},
  M: {type: 'LENGTH', size: 1_000},
  M2: {type: 'AREA', size: 1},
};

/**
 * Price of the reference quantity (for instance of 100 ml), which German law requires beside the
 * price (PAngV § 4). Rounded half up to the minor unit. `null` where the variant is not sold by
 * measure.
 */
export function unitPriceOf(
  variant: ProductVariant,
  price: Price,
): Price | null {
  const measure = variant.unitPrice;
  if (!measure) return null;
  const quantity = measure.quantityValue * UNITS[measure.quantityUnit].size;
  const reference = measure.referenceValue * UNITS[measure.referenceUnit].size;
  return {
    currencyCode: price.currencyCode,
    amountMinor: Math.round((price.amountMinor * reference) / quantity),
  };
}

/** Source of `UnitPriceMeasurement`; `null` where the variant is not sold by measure. */
export function unitPriceMeasurementSource(variant: ProductVariant) {
  const measure = variant.unitPrice;
  return measure
    ? {...measure, measuredType: UNITS[measure.quantityUnit].type}
    : null;
}
