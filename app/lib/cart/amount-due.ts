import {compareAmounts} from '../i18n/format';
import {sumAmounts} from './amount';

/** Decimal amounts of one cart in one currency. */
interface Sums {
  /** Lines before what is taken off the whole cart. */
  readonly subtotal: string;
  /** Off the whole cart. */
  readonly discount: string;
  /** The provider's `totalAmount`. */
  readonly total: string;
  /** What each gift card pays. */
  readonly giftCards: readonly string[];
}

/**
 * What is left to pay once the gift cards have paid their part; never below 0.
 *
 * The provider does not document whether `totalAmount` is before or after gift
 * cards. Taxes and shipping only add to it: a total below the goods themselves has
 * the gift cards taken off already.
 */
export function amountDue({
  subtotal,
  discount,
  total,
  giftCards,
}: Sums): string {
  const goods = sumAmounts([subtotal, negative(discount)]);
  if (compareAmounts(total, goods) < 0) return total;
  const left = sumAmounts([total, ...giftCards.map(negative)]);
  return compareAmounts(left, '0') > 0 ? left : '0';
}

function negative(amount: string): string {
  return `-${amount}`;
}
