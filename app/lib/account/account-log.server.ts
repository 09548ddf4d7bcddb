import type {RequestContext} from '../context.server';

/** What the log says; `docs/specification.md`, "Error texts". */
const TEXTS = {
  login: 'cannot create access token',
  customer: 'cannot get customer data',
  register: 'cannot create customer',
  logout: 'cannot delete token',
  renew: 'cannot renew token',
  recover: 'cannot recover password',
  reset: 'cannot reset password',
  activate: 'cannot activate customer',
  profile: 'cannot update customer',
  address: 'cannot change address',
  cart: 'cannot update cart buyer identity',
} as const;

export type AccountAttempt = keyof typeof TEXTS;

/**
 * Logs that something about an account failed: the error's name and own text, or the
 * provider's code. Causes, which may hold an address, a password or a token, stay out.
 */
export function logAccountFailure(
  {report}: Pick<RequestContext, 'report'>,
  attempt: AccountAttempt,
  reason: unknown,
): void {
  const text =
    reason instanceof Error
      ? `${reason.name}: ${reason.message}`
      : String(reason);
  report.log('error', {event: TEXTS[attempt], reason: text});
}

/** Waits for what is attempted; when it fails, that is logged and the error goes on. */
export function logged<T>(
  context: Pick<RequestContext, 'report'>,
  attempt: AccountAttempt,
  work: Promise<T>,
): Promise<T> {
  return work.catch((error: unknown) => {
    logAccountFailure(context, attempt, error);
    throw error;
  });
}
