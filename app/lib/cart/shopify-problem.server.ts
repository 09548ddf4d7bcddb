import type {CartLinePartsFragment} from 'storefrontapi.generated';
import type {CartProblem, CartProblemKey} from './cart-problem';

/** Builds a warning about a line of the cart. */
export function lineProblem(
  key: CartProblemKey,
  {id, quantity, merchandise}: CartLinePartsFragment,
): CartProblem {
  return {
    severity: 'warning',
    key,
    lineId: id,
    subject: merchandise.product.title,
    quantity,
  };
}

/** Builds a warning about a line that was removed, because the shop sells only larger quantities of it. */
export function bulkProblem({merchandise}: CartLinePartsFragment): CartProblem {
  return {
    severity: 'warning',
    key: 'bulk',
    subject: merchandise.product.title,
    quantity: merchandise.quantityRule.minimum,
  };
}

/** An error of one of Shopify's mutations. */
export interface UserError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
}

export interface Warning {
  readonly code: string;
  readonly message: string;
  /** Id of the line, or of the merchandise when no line was created. */
  readonly target: string;
}

/** Message keys, by Shopify's code, or by code and last part of the field. */
const ERROR_KEYS: ReadonlyMap<string, CartProblemKey> = new Map(
  Object.entries({
    CART_TOO_LARGE: 'tooManyLines',
    GIFT_CARD_RECIPIENT_INVALID: 'giftCardRecipient',
    'INVALID merchandiseId': 'merchandiseGone',
    'INVALID quantity': 'badQuantity',
    INVALID_INCREMENT: 'quantityStep',
    INVALID_MERCHANDISE_LINE: 'lineGone',
    MERCHANDISE_NOT_APPLICABLE: 'merchandiseGone',
    MAXIMUM_EXCEEDED: 'tooManyLines',
    'MAXIMUM_EXCEEDED quantity': 'quantityStep',
    MINIMUM_NOT_MET: 'quantityStep',
    NOTE_TOO_LONG: 'noteTooLong',
    SELLING_PLAN_NOT_APPLICABLE: 'planGone',
    SERVICE_UNAVAILABLE: 'unavailable',
    VARIANT_REQUIRES_SELLING_PLAN: 'planRequired',
  } as const),
);

const WARNING_KEYS: ReadonlyMap<string, CartProblemKey> = new Map(
  Object.entries({
    MERCHANDISE_NOT_ENOUGH_STOCK: 'notEnoughStock',
    MERCHANDISE_OUT_OF_STOCK: 'outOfStock',
    PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'giftCardsUnavailable',
  } as const),
);

/** Converts a `userError` of the Storefront API. */
export function fromUserError({code, field, message}: UserError): CartProblem {
  const key = field?.includes('giftCardCodes')
    ? 'invalidGiftCard'
    : (ERROR_KEYS.get(`${code} ${field?.at(-1)}`) ??
      ERROR_KEYS.get(code ?? ''));
  return {severity: 'error', key: key ?? null, message};
}

/** Converts a `warning` of the Storefront API and finds its line. */
export function fromWarning(
  {code, message, target}: Warning,
  lines: readonly CartLinePartsFragment[],
): CartProblem {
  const key = WARNING_KEYS.get(code) ?? null;
  const line = lines.find(({id}) => id === target);
  const merchandiseId = line?.merchandise.id ?? target;
  const [first, ...others] = lines.filter(
    ({merchandise}) => merchandise.id === merchandiseId,
  );
  // Units of several lines share the stock.
  const together = others.reduce(
    (units, other) => units + other.quantity,
    first?.quantity ?? 0,
  );
  // The cart has the rest of the stock in another line.
  if (
    key === 'outOfStock' &&
    first?.merchandise.availableForSale &&
    together > 0
  ) {
    const problem = lineProblem('notEnoughStock', first);
    return {...problem, lineId: undefined, quantity: together};
  }
  if (key && line) return lineProblem(key, line);
  if (key && first) {
    const problem = lineProblem(key, first);
    // The warning does not say which of these lines it is about.
    return others.length > 0
      ? {...problem, lineId: undefined, quantity: together}
      : problem;
  }
  // Messages about merchandise need the line's title and quantity.
  const isAboutMerchandise = code.startsWith('MERCHANDISE_');
  return {severity: 'warning', key: isAboutMerchandise ? null : key, message};
}

/** Whether a warning says why a discount code does not apply, which would reveal that it exists. */
export function isCodeWarning({code}: Pick<Warning, 'code'>): boolean {
  return code.startsWith('DISCOUNT_');
}

/** Whether the cart no longer exists: ordered, expired or an unknown id. */
export function isMissingCart({code, field}: UserError): boolean {
  return (code === 'INVALID' || !code) && Boolean(field?.includes('cartId'));
}
