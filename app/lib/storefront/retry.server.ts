import {AttemptError} from './provider-error.server';

/** At most three attempts, 1 s apart, 5 s each. */
export const MOST_ATTEMPTS = 3;
const WAIT_BETWEEN_ATTEMPTS = 1000;
export const ATTEMPT_TIMEOUT = 5000;

/** A `Retry-After` is honoured up to here: a page cannot wait for an hour. */
const LONGEST_WAIT = 3000;

/** Milliseconds to wait before the attempt after this failure. */
export function waitAfter(error: unknown): number {
  const seconds = error instanceof AttemptError ? (error.retryAfter ?? 0) : 0;
  return Math.min(
    Math.max(WAIT_BETWEEN_ATTEMPTS, seconds * 1000),
    LONGEST_WAIT,
  );
}

/**
 * Mutations that add something. Repeating one after an unclear failure would add
 * it twice; the others set a value and may be repeated like queries.
 */
const ADDING_MUTATIONS = new Set([
  'cartCreate',
  'cartLinesAdd',
  'cartDeliveryAddressesAdd',
  'customerCreate',
  'customerAddressCreate',
  'customerAccessTokenCreate',
  'customerRecover',
  'customerReset',
  'customerResetByUrl',
  'customerActivate',
  'customerActivateByUrl',
]);

/**
 * Whether another attempt is allowed after this failure (`docs/specification.md`,
 * "The provider"): queries and value-setting mutations after network failures,
 * time-outs, 429, 5xx, `THROTTLED` and malformed bodies; adding mutations only
 * where the provider cannot have carried them out. Nothing after a refusal, an answer
 * that is too large, or a throttled change of a customer: the provider counts attempts
 * to sign in for minutes.
 *
 * @param rootField the mutation's root field, `null` for a query.
 */
export function mayRetry(error: unknown, rootField: string | null): boolean {
  if (!(error instanceof AttemptError)) return false;
  if (error.failure === 'refused' || error.failure === 'oversized')
    return false;
  if (error.failure === 'throttled' && rootField?.startsWith('customer'))
    return false;
  if (rootField === null || !ADDING_MUTATIONS.has(rootField)) return true;
  return error.failure === 'throttled' || isConnectionRefused(error);
}

/**
 * The connection was never made, so nothing can have been carried out. Node says
 * so in the chain of causes; workerd says only "Network connection lost" for
 * refused and reset connections alike, which counts as unclear.
 */
function isConnectionRefused({failure, cause}: AttemptError): boolean {
  if (failure !== 'connection') return false;
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (/ECONNREFUSED|connection refused/i.test(error.message)) return true;
  }
  return false;
}
