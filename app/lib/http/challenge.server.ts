import {data} from '@shopify/remix-oxygen';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {
  CHALLENGE_ORIGIN,
  CHALLENGE_RESPONSE,
  type Challenge,
  type ChallengeAction,
} from './challenge';
import {fetchWithTimeout} from './fetch-with-timeout.server';
import {logFailure} from './log-failure.server';
import type {ProviderReport} from '~/lib/storefront/provider-report.server';
import {PRIVATE} from './private-headers.server';
import {failureCounter} from './rate-limit.server';
import {readText} from './read-text.server';

const VERIFIER = `${CHALLENGE_ORIGIN}/turnstile/v0/siteverify`;

/** Milliseconds for the verifier, where the request has as many left. */
const PATIENCE = 5000;

const MOST_BYTES = 16 * 1024;

/** Turnstile's own bound. */
const LONGEST_RESPONSE = 2048;

interface Challenged {
  readonly env: Pick<
    StorefrontEnv,
    'PUBLIC_SITE_URL' | 'PUBLIC_TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET_KEY'
  >;
  readonly buyer: string;
  readonly report: Pick<ProviderReport, 'deadline' | 'log'>;
}

/** Whether a buyer has to pass a challenge first: one is configured, and they failed often. */
export function isChallenged({
  env,
  buyer,
}: Pick<Challenged, 'env' | 'buyer'>): boolean {
  return (
    env.PUBLIC_TURNSTILE_SITE_KEY !== undefined &&
    failureCounter.take(buyer, 0) !== null
  );
}

/**
 * Lets a form through unless its buyer has to pass a challenge first. One that is passed
 * counts for this form alone, and starts the count anew.
 *
 * @throws 403 with what was typed, for the page that shows the challenge.
 */
export async function requireChallenge(
  context: Challenged,
  form: FormData,
  action: ChallengeAction,
): Promise<void> {
  if (!isChallenged(context)) return;
  if (await isPassed(context, form, action)) {
    failureCounter.forget(context.buyer);
    return;
  }
  const challenge: Challenge = {
    siteKey: context.env.PUBLIC_TURNSTILE_SITE_KEY ?? '',
    action,
    fields: [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name !== CHALLENGE_RESPONSE
        ? [[name, /password/i.test(name) ? '' : value]]
        : [],
    ),
  };
  throw data({challenge}, {status: 403, headers: PRIVATE});
}

/** What Turnstile says of a response, which it takes once. */
interface Verdict {
  readonly success?: unknown;
  readonly action?: unknown;
  readonly hostname?: unknown;
}

/** A response counts for this form and this site; one that cannot be verified does not. */
async function isPassed(
  {env, report}: Challenged,
  form: FormData,
  action: ChallengeAction,
): Promise<boolean> {
  const response = form.get(CHALLENGE_RESPONSE);
  if (typeof response !== 'string' || response === '') return false;
  if (response.length > LONGEST_RESPONSE) return false;
  const secret = env.TURNSTILE_SECRET_KEY ?? '';
  try {
    const text = await fetchWithTimeout(
      VERIFIER,
      {method: 'POST', body: new URLSearchParams({secret, response})},
      Math.min(PATIENCE, report.deadline.left()),
      (verified) => readText(verified, MOST_BYTES),
    );
    const verdict = JSON.parse(text ?? '') as Verdict | null;
    return (
      verdict?.success === true &&
      verdict.action === action &&
      verdict.hostname === new URL(env.PUBLIC_SITE_URL).hostname
    );
  } catch (error) {
    logFailure('challenge not verified', error, report);
    return false;
  }
}
