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

/** What was attempted. */
export type AccountAttempt = keyof typeof TEXTS;

/**
 * Logs in one line, with the request's id, that something about an account failed: the error's name and
 * own text, or the provider's codes. Never an address, a password or a token:
 * causes, which may hold them, stay out.
 */
export function logAccountFailure(
  {report}: Pick<RequestContext, 'report'>,
  attempt: AccountAttempt,
  reason: unknown,
): void {
  report.log('error', {
    event: TEXTS[attempt],
    reason:
      reason instanceof Error
        ? `${reason.name}: ${reason.message}`
        : String(reason),
  });
}

/** Waits for what is attempted; when it fails, that is logged and the error goes on. */
export async function logged<T>(
  context: Pick<RequestContext, 'report'>,
  attempt: AccountAttempt,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    logAccountFailure(context, attempt, error);
    throw error;
  }
}
