import type {AccountProblem} from './account-problem';

/**
 * Fields of the form that asks a customer to sign in again. They stand beside what was
 * typed before, and so have names that no other form of the account has.
 */
export const SIGN_IN_EMAIL = 'signInEmail';
export const SIGN_IN_PASSWORD = 'signInPassword';

/** Hidden field of the account's forms: id of the customer who was shown the form. */
export const SHOWN_TO = 'shownTo';

/** What a form needs to go on as soon as its customer has signed in again. */
export interface SignInAgain {
  /** Name and text of each field, as it was sent; no passwords. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** What was typed as the address to sign in with. */
  readonly email: string;
  /** Why that was refused. */
  readonly problem: AccountProblem | null;
}

/** Reads what a form's action threw; `null` for any other error. */
export function signInAgainOf(error: unknown): SignInAgain | null {
  const data: unknown = getProperty(error, 'data');
  return (getProperty(data, 'signInAgain') as SignInAgain | undefined) ?? null;
}

/** A form that could not be carried out, for a page that shows it again without asking. */
export interface KeptForm {
  /** Name and text of each field, as it was sent; passwords are empty. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** Why it was not carried out; `null`: nobody is signed in any more. */
  readonly message: string | null;
}

/** Reads what a form's action threw; `null` for any other error. */
export function keptFormOf(error: unknown): KeptForm | null {
  const data: unknown = getProperty(error, 'data');
  return (getProperty(data, 'keptForm') as KeptForm | undefined) ?? null;
}

/** A property of whatever was thrown; `undefined` where there is none. */
function getProperty(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Reflect.get(value, key)
    : undefined;
}
