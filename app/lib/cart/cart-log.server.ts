import type {ProviderReport} from '../storefront/provider-report.server';
import type {CartAction} from './cart-input.server';

/** What the log says; `docs/specification.md`, "Error texts". */
const TEXTS = {
  create: 'cannot create cart',
  get: 'cannot get cart data',
  add: 'cannot add lines',
  update: 'cannot update cart lines',
  remove: 'cannot remove lines',
  recipient: 'cannot update cart lines',
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

/** What was attempted. */
export type CartAttempt = keyof typeof TEXTS;

/** Of one request's context; its lines carry the request's id. */
interface Logging {
  readonly report: Pick<ProviderReport, 'log'>;
}

/** Logs what the provider refuses in one line: codes and fields, no ids, no texts. */
export function logUserErrors(
  {report}: Logging,
  attempt: CartAttempt,
  userErrors: readonly {
    readonly code?: string | null;
    readonly field?: readonly string[] | null;
  }[],
): void {
  if (userErrors.length === 0) return;
  const errors = userErrors
    .slice(0, 5)
    .map(({code, field}) => ({code, field: field?.join('.')}));
  report.log('error', {event: TEXTS[attempt], errors});
}

/** Logs that the provider could not be asked; the error's cause was logged before. */
export function logCartFailure(
  {report}: Logging,
  attempt: CartAttempt,
  error: unknown,
): void {
  const reason =
    error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
  report.log('error', {event: TEXTS[attempt], reason});
}
