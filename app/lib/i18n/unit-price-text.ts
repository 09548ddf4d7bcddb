import {formatMoney} from './format';
import type {Locale} from './locale';
import {translatorFor} from './messages';
import {unitLabel, type UnitPriceView} from './unit-price';

/** `51,60 € / l`, where no component formats it. */
export function unitPriceText(
  {price, value, unit}: UnitPriceView,
  locale: Locale,
): string {
  return translatorFor(locale.code)('product.price.unit', {
    price: formatMoney(price, locale),
    amount: unitLabel(value, unit),
  });
}
