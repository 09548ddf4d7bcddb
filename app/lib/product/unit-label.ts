/** Symbols of the provider's `UnitPriceMeasurementMeasuredUnit`; the same in both languages. */
const SYMBOLS: Readonly<Record<string, string>> = {
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  M3: 'm³',
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  MM: 'mm',
  CM: 'cm',
  M: 'm',
  M2: 'm²',
  FT: 'ft',
  FT2: 'ft²',
  IN: 'in',
  YD: 'yd',
  FLOZ: 'fl oz',
  PT: 'pt',
  QT: 'qt',
  GAL: 'gal',
  OZ: 'oz',
  LB: 'lb',
};

/** A reference amount such as `100 ml` or `m`: one of a unit is named without its number. */
export function unitLabel(value: number, unit: string): string {
  const symbol = SYMBOLS[unit] ?? unit.toLowerCase();
  return value === 1 ? symbol : `${value} ${symbol}`;
}
