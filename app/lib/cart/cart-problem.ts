import type {CartLinePartsFragment} from 'storefrontapi.generated';
import type de from '~/locales/de.json';
import {lineKey} from './line-key';

/** Message keys under `cart.problems`. */
type CartProblemKey = Exclude<
  keyof (typeof de)['cart']['problems'],
  'title' | 'unknown'
>;

/** What there is to say about the cart, ready to be translated. */
export interface CartProblem {
  /** `error`: not done. `warning`: done otherwise than asked. */
  readonly severity: 'error' | 'warning';
  /** `null` for a code that has no text of ours; then `message` is shown. */
  readonly key: CartProblemKey | null;
  /** The provider's own text. */
  readonly message?: string;
  /** The line that it is about (see `lineKey`), if it is in the cart. */
  readonly lineKey?: string;
  /** What the message names, such as a product's title or a code. */
  readonly subject?: string;
  /** The quantity that the line has now. */
  readonly quantity?: number;
}

/** A problem of our own making. */
export function cartProblem(
  severity: CartProblem['severity'],
  key: CartProblemKey,
  details: Pick<CartProblem, 'subject'> = {},
): CartProblem {
  return {severity, key, ...details};
}

/** A warning about a line of the provider's cart, which it names. */
export function lineProblem(
  key: CartProblemKey,
  {quantity, merchandise, attributes, ...line}: CartLinePartsFragment,
): CartProblem {
  return {
    severity: 'warning',
    key,
    lineKey: lineKey({
      merchandiseId: merchandise.id,
      sellingPlanId: line.sellingPlanAllocation?.sellingPlan.id,
      attributes,
    }),
    subject: merchandise.product.title,
    quantity,
  };
}

/** A refusal of the provider. */
export interface UserError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
}

/** What the provider did otherwise than asked. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  /** Id of the line, or of the merchandise when no line came into being. */
  readonly target: string;
}

/** By code, or by code and the end of its field (2025-04 to 2026-04). */
const ERROR_KEYS: Readonly<Record<string, CartProblemKey>> = {
  CART_TOO_LARGE: 'tooManyLines',
  GIFT_CARD_RECIPIENT_INVALID: 'giftCardRecipient',
  'INVALID merchandiseId': 'merchandiseGone',
  'INVALID quantity': 'badQuantity',
  INVALID_INCREMENT: 'quantityStep',
  INVALID_MERCHANDISE_LINE: 'lineGone',
  MAXIMUM_EXCEEDED: 'tooManyLines',
  'MAXIMUM_EXCEEDED quantity': 'badQuantity',
  MINIMUM_NOT_MET: 'quantityStep',
  NOTE_TOO_LONG: 'noteTooLong',
  SERVICE_UNAVAILABLE: 'unavailable',
};

/** Those about merchandise name its line. */
const WARNING_KEYS: Readonly<Record<string, CartProblemKey>> = {
  MERCHANDISE_NOT_ENOUGH_STOCK: 'notEnoughStock',
  MERCHANDISE_OUT_OF_STOCK: 'outOfStock',
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'giftCardsUnavailable',
};

/** A `userError` of the provider, ready to be shown. */
export function fromUserError({code, field, message}: UserError): CartProblem {
  const key = field?.includes('giftCardCodes')
    ? 'invalidGiftCard'
    : (ERROR_KEYS[`${code} ${field?.at(-1)}`] ?? ERROR_KEYS[code ?? '']);
  return {severity: 'error', key: key ?? null, message};
}

/** A `warning` of the provider, tied to the line that it is about. */
export function fromWarning(
  {code, message, target}: Warning,
  lines: readonly CartLinePartsFragment[],
): CartProblem {
  const key = WARNING_KEYS[code] ?? null;
  const line =
    lines.find(({id}) => id === target) ??
    lines.find(({merchandise}) => merchandise.id === target);
  if (key && line) return lineProblem(key, line);
  // Our sentences about merchandise need the line's title and quantity.
  const isOfLine = code.startsWith('MERCHANDISE_');
  return {severity: 'warning', key: isOfLine ? null : key, message};
}

/**
 * Whether a warning says why a discount code takes no effect. The reason would tell a
 * guesser a code that exists from one that does not: a code applies, or it does not.
 */
export function isCodeWarning({code}: Pick<Warning, 'code'>): boolean {
  return code.startsWith('DISCOUNT_');
}

/** The cart's id is what the provider refuses: it was ordered, has expired or never was. */
export function isMissingCart({code, field}: UserError): boolean {
  return (code === 'INVALID' || !code) && Boolean(field?.includes('cartId'));
}
