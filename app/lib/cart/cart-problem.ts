/** Message keys under `cart.problems` for what can go wrong or otherwise than asked. */
type CartProblemKey =
  | 'badInput'
  | 'challenge'
  | 'badQuantity'
  | 'cappedQuantity'
  | 'countryUnknown'
  | 'giftCardReplaced'
  | 'giftCardsUnavailable'
  | 'giftCardRecipient'
  | 'invalidGiftCard'
  | 'lineGone'
  | 'merchandiseGone'
  | 'notEnoughStock'
  | 'discountNotApplicable'
  | 'discountWaiting'
  | 'noteTooLong'
  | 'outOfStock'
  | 'quantityStep'
  | 'recipientDate'
  | 'recipientEmail'
  | 'recipientText'
  | 'tooManyCodes'
  | 'tooManyLines'
  | 'unavailable'
  | 'unclear'
  | 'vanished';

/** One error, warning or notice about the cart, ready to be translated. */
export interface CartProblem {
  /** `error`: not done. `warning`: done otherwise than asked. */
  readonly severity: 'error' | 'warning';
  /** `null` for a code that has no text of ours; then `message` is shown. */
  readonly key: CartProblemKey | null;
  /** The provider's own text; may be empty where `key` is set. */
  readonly message: string;
  /** The line that it is about (see `lineKey`), if it is in the cart. */
  readonly lineKey: string | null;
  /** What the message names, such as a product's title or a code. */
  readonly subject: string | null;
  /** The quantity that the line has now. */
  readonly quantity: number | null;
}

/** A problem of our own making. */
export function cartProblem(
  severity: CartProblem['severity'],
  key: CartProblemKey,
  details: Partial<Pick<CartProblem, 'lineKey' | 'subject' | 'quantity'>> = {},
): CartProblem {
  return {
    severity,
    key,
    message: '',
    lineKey: null,
    subject: null,
    quantity: null,
    ...details,
  };
}

interface UserError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
}

interface Warning {
  readonly code: string;
  readonly message: string;
  readonly target: string;
}

interface KnownLine {
  readonly id: string;
  readonly key: string;
  readonly merchandiseId: string;
  readonly title: string;
  readonly quantity: number;
}

/** The codes whose meaning does not depend on the field (2025-04 to 2026-04). */
const ERROR_KEYS: Readonly<Record<string, CartProblemKey>> = {
  CART_TOO_LARGE: 'tooManyLines',
  GIFT_CARD_RECIPIENT_INVALID: 'giftCardRecipient',
  INVALID_INCREMENT: 'quantityStep',
  INVALID_MERCHANDISE_LINE: 'lineGone',
  MINIMUM_NOT_MET: 'quantityStep',
  NOTE_TOO_LONG: 'noteTooLong',
  SERVICE_UNAVAILABLE: 'unavailable',
};

/**
 * The key for one of the provider's `userErrors`. `INVALID` and
 * `MAXIMUM_EXCEEDED` say by their field what is wrong.
 *
 * @returns `null` for an unknown code: the provider's message is shown then.
 */
export function errorKey({code, field}: UserError): CartProblemKey | null {
  const names = field ?? [];
  if (names.includes('giftCardCodes')) return 'invalidGiftCard';
  if (code === 'INVALID') {
    if (names.includes('merchandiseId')) return 'merchandiseGone';
    if (names.includes('quantity')) return 'badQuantity';
    return null;
  }
  if (code === 'MAXIMUM_EXCEEDED') {
    return names.includes('quantity') ? 'badQuantity' : 'tooManyLines';
  }
  return ERROR_KEYS[code ?? ''] ?? null;
}

/** A `userError` of the provider, ready to be shown. */
export function fromUserError(error: UserError): CartProblem {
  return {
    severity: 'error',
    key: errorKey(error),
    message: error.message,
    lineKey: null,
    subject: null,
    quantity: null,
  };
}

/**
 * A `warning` of the provider, tied to the line that it is about: its target is
 * the line's id, or the merchandise's when no line came into being.
 */
export function fromWarning(
  warning: Warning,
  lines: readonly KnownLine[],
): CartProblem {
  const line =
    lines.find(({id}) => id === warning.target) ??
    lines.find(({merchandiseId}) => merchandiseId === warning.target);
  return {
    severity: 'warning',
    key: warningKey(warning, line),
    message: warning.message,
    lineKey: line?.key ?? null,
    subject: line?.title ?? null,
    quantity: line?.quantity ?? null,
  };
}

function warningKey(
  {code}: Warning,
  line: KnownLine | undefined,
): CartProblemKey | null {
  // Without the line there is no title and no quantity for a text of ours.
  if (code === 'MERCHANDISE_NOT_ENOUGH_STOCK') {
    return line ? 'notEnoughStock' : null;
  }
  if (code === 'MERCHANDISE_OUT_OF_STOCK') return line ? 'outOfStock' : null;
  if (code === 'PAYMENTS_GIFT_CARDS_UNAVAILABLE') return 'giftCardsUnavailable';
  return null;
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
