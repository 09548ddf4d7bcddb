import type {ProviderReport} from '../storefront/provider-report.server';
import type {CartAction} from './cart-input.server';
import type {UserError} from './cart-problem';

/** Log messages; see "Error texts" in `docs/specification.md`. */
const TEXTS = {
  create: 'cannot create cart',
  get: 'cannot get cart data',
  add: 'cannot add lines',
  update: 'cannot update cart lines',
  remove: 'cannot remove lines',
  fields: 'cannot update cart lines',
  country: 'cannot update cart buyer identity',
  discountCodes: 'cannot update cart discount codes',
  addDiscountCodes: 'cannot update cart discount codes',
  giftCard: 'cannot update cart gift cards',
  removeGiftCards: 'cannot update cart gift cards',
  note: 'cannot update cart note',
  replace: 'cannot replace cart',
} as const satisfies Record<
  CartAction['kind'] | 'create' | 'get' | 'replace',
  string
>;

export type CartAttempt = keyof typeof TEXTS;

interface Logging {
  readonly report: Pick<ProviderReport, 'log'>;
}

/** Logs `userErrors` with codes and fields only: ids and texts may be personal data. */
export function logUserErrors(
  {report}: Logging,
  attempt: CartAttempt,
  userErrors: readonly Pick<UserError, 'code' | 'field'>[],
): void {
  if (userErrors.length === 0) return;
  const errors = userErrors
    .slice(0, 5)
    .map(({code, field}) => ({code, field: field?.join('.')}));
  report.log('error', {event: TEXTS[attempt], errors});
}

/** Logs a failed request to the provider. */
export function logCartFailure(
  {report}: Logging,
  attempt: CartAttempt,
  error: unknown,
): void {
  const reason =
    error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
  report.log('error', {event: TEXTS[attempt], reason});
}
