import {getProperty} from './get-property';

/** Where Turnstile's script and frame come from; nothing is loaded from there otherwise. */
export const CHALLENGE_ORIGIN = 'https://challenges.cloudflare.com';

/** Field that Turnstile adds to the form around it. */
export const CHALLENGE_RESPONSE = 'cf-turnstile-response';

/** Forms that may ask for a challenge; Turnstile signs the name. */
export type ChallengeAction =
  | 'login'
  | 'register'
  | 'recover'
  | 'contact'
  | 'withdraw'
  | 'newsletter'
  | 'code';

/** A form that is carried out as soon as the challenge is passed. */
export interface Challenge {
  readonly siteKey: string;
  readonly action: ChallengeAction;
  /** Name and text of each field, as it was sent; passwords are empty. */
  readonly fields: readonly (readonly [name: string, text: string])[];
}

/** Reads what a form's action threw; `null` for any other error. */
export function challengeOf(error: unknown): Challenge | null {
  const challenge = getProperty(getProperty(error, 'data'), 'challenge');
  return (challenge as Challenge | undefined) ?? null;
}
