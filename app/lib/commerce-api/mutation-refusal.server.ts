import {isResetUrl} from '../account/reset-url';
import type {RequestContext} from '../context.server';
import {shopOrigin} from '../env.server';
import {jsonError} from '../json-error.server';
import {addressKey, loginLimit, recoverLimit} from '../rate-limit.server';
import {argumentsFault, type MutationCall} from './operation-arguments';

/**
 * Why a mutation is not sent: arguments that the table does not know (400), the
 * link of another site (400), too many logins or reset mails (429). `null` when
 * nothing speaks against it; the try is then counted.
 */
export function refusalOf(
  call: MutationCall,
  request: Request,
  {env}: Pick<RequestContext, 'env'>,
): Response | null {
  const fault = argumentsFault(call);
  if (fault) return jsonError(400, fault);
  const {resetUrl} = call.arguments;
  const origins = [env.PUBLIC_SITE_URL, shopOrigin(env.PUBLIC_STORE_DOMAIN)];
  if (typeof resetUrl === 'string' && !isResetUrl(resetUrl, origins)) {
    return jsonError(400, 'The link is not one of the reset mail.');
  }
  const email = emailOf(call);
  const limit =
    call.field === 'customerRecover'
      ? recoverLimit
      : call.field === 'customerAccessTokenCreate'
        ? loginLimit
        : null;
  const wait = limit && limit.take(addressKey(request, email));
  return wait === null
    ? null
    : jsonError(429, 'Too many requests.', {'Retry-After': String(wait)});
}

/** Starts anew to count a buyer's logins: one has succeeded. */
export function forgetLogins(call: MutationCall, request: Request): void {
  if (call.field !== 'customerAccessTokenCreate') return;
  loginLimit.forget(addressKey(request, emailOf(call)));
}

function emailOf(call: MutationCall): string {
  const {email, input} = call.arguments as {
    email?: string;
    input?: {email?: string};
  };
  return email ?? input?.email ?? '';
}
