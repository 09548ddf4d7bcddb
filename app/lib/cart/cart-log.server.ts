import type {CartAction} from './cart-input.server';

/** Texts of the specification's error catalogue (§8), and their like. */
const TEXTS = {
  create: 'cannot create cart',
  get: 'cannot get cart data',
  add: 'cannot add lines',
  update: 'cannot update cart lines',
  remove: 'cannot remove lines',
  country: 'cannot update cart buyer identity',
  discountCodes: 'cannot update cart discount codes',
  giftCard: 'cannot update cart gift cards',
  removeGiftCards: 'cannot update cart gift cards',
  note: 'cannot update cart note',
} as const satisfies Record<CartAction['kind'] | 'create' | 'get', string>;

/** What was attempted. */
export type CartAttempt = keyof typeof TEXTS;

interface UserError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
}

/** Logs the provider's refusal in one line: codes and fields, no ids, no texts. */
export function logUserErrors(
  attempt: CartAttempt,
  userErrors: readonly UserError[],
): void {
  if (userErrors.length === 0) return;
  log(attempt, {
    errors: userErrors.slice(0, 5).map(({code, field}) => ({
      code,
      field: field?.join('.'),
    })),
  });
}

/** Logs that the provider could not be asked; the error's cause was logged before. */
export function logCartFailure(attempt: CartAttempt, error: unknown): void {
  log(attempt, {
    reason:
      error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
  });
}

function log(attempt: CartAttempt, details: Record<string, unknown>): void {
  console.error(JSON.stringify({event: TEXTS[attempt], ...details}));
}
