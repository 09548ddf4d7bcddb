import {data} from '@shopify/remix-oxygen';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {
  CHALLENGE_ORIGIN,
  CHALLENGE_RESPONSE,
  type Challenge,
  type ChallengeAction,
} from './challenge';
import {getProperty} from '~/lib/text/get-property';
import {formState} from './form-state';
import {allTypedValues} from './read-form.server';
import type {RequestLog} from '~/lib/storefront/request-log.server';
import {failedTries} from '~/lib/rates/rate-limit.server';
import {readText} from '~/lib/http/read-text.server';
import {errorFields, log} from '~/lib/logging/log.server';
import {
  CHALLENGE_TIMEOUT_MS,
  MAX_CHALLENGE_BYTES,
  MAX_CHALLENGE_LENGTH,
} from '~/lib/limits/limits';

const VERIFICATION_URL = `${CHALLENGE_ORIGIN}/turnstile/v0/siteverify`;

interface ChallengeContext {
  readonly env: Pick<
    StorefrontEnv,
    'PUBLIC_SITE_URL' | 'PUBLIC_TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET_KEY'
  >;
  readonly clientKey: string;
  readonly requestLog: Pick<RequestLog, 'deadline' | 'log'>;
}

/** Whether a challenge is configured and the client failed too often. */
export function isChallenged({
  env,
  clientKey,
}: Pick<ChallengeContext, 'env' | 'clientKey'>): boolean {
  return (
    env.PUBLIC_TURNSTILE_SITE_KEY !== undefined &&
    failedTries.take(clientKey, 0) !== null
  );
}

/**
 * Requires a passed challenge from a client who failed too often; passing it resets their
 * count.
 * @throws a 403 response with the submitted fields, for the page that shows the
 *   challenge.
 */
export async function requireChallenge(
  context: ChallengeContext,
  form: FormData,
  action: ChallengeAction,
): Promise<void> {
  if (!isChallenged(context)) return;
  if (await isSolved(context, form, action)) {
    failedTries.forget(context.clientKey);
    return;
  }
  const {[CHALLENGE_RESPONSE]: _, ...values} = allTypedValues(form);
  const challenge: Challenge = {
    siteKey: context.env.PUBLIC_TURNSTILE_SITE_KEY ?? '',
    action,
    form: formState(values),
  };
  throw data({challenge}, {status: 403});
}

/** Whether the token is valid for this form and this site; `false` if it cannot be verified. */
async function isSolved(
  {env, requestLog}: ChallengeContext,
  form: FormData,
  action: ChallengeAction,
): Promise<boolean> {
  const response = form.get(CHALLENGE_RESPONSE);
  if (typeof response !== 'string' || response === '') return false;
  if (response.length > MAX_CHALLENGE_LENGTH) return false;
  const secret = env.TURNSTILE_SECRET_KEY ?? '';
  try {
    const verified = await fetch(VERIFICATION_URL, {
      method: 'POST',
      body: new URLSearchParams({secret, response}),
      signal: AbortSignal.timeout(
        Math.min(CHALLENGE_TIMEOUT_MS, requestLog.deadline.left()),
      ),
    });
    const text = await readText(verified, MAX_CHALLENGE_BYTES);
    const verification: unknown = JSON.parse(text ?? '');
    const {hostname} = new URL(env.PUBLIC_SITE_URL);
    return (
      getProperty(verification, 'success') === true &&
      getProperty(verification, 'action') === action &&
      getProperty(verification, 'hostname') === hostname
    );
  } catch (error) {
    log({requestLog}, 'error', 'challenge not verified', errorFields(error));
    return false;
  }
}
