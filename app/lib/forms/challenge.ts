import {getProperty} from '~/lib/text/get-property';
import type {FormState} from './form-state';

/** Origin of Turnstile's script and frame. */
export const CHALLENGE_ORIGIN = 'https://challenges.cloudflare.com';

/** Field that Turnstile adds to the form around it. */
export const CHALLENGE_RESPONSE = 'cf-turnstile-response';

/** Forms that may show a challenge; Turnstile signs the name. */
export type ChallengeAction =
  | 'login'
  | 'register'
  | 'recover'
  | 'contact'
  | 'withdraw'
  | 'newsletter'
  | 'code';

/** A challenge to show; the form is submitted again when it is passed. */
export interface Challenge {
  readonly siteKey: string;
  readonly action: ChallengeAction;
  readonly form: FormState;
}

/** The challenge in a thrown action response; `null` for any other error. */
export function challengeOf(error: unknown): Challenge | null {
  const challenge = getProperty(getProperty(error, 'data'), 'challenge');
  return (challenge as Challenge | undefined) ?? null;
}
