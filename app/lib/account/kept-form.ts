/** Hidden field of the account's forms: id of the customer who was shown the form. */
export const SHOWN_TO = 'shownTo';

/** A form that could not be carried out, for a page that shows it again. */
export interface KeptForm {
  /** Name and text of each field, as it was sent; passwords are empty. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** Why it was not carried out; `null`: nobody is signed in any more. */
  readonly message: string | null;
}

/** Whether a field of that name holds a password. */
export function isPasswordField(name: string): boolean {
  return /password/i.test(name);
}

/** Reads what a form's action threw; `null` for any other error. */
export function keptFormOf(error: unknown): KeptForm | null {
  const data: unknown = getProperty(error, 'data');
  return (getProperty(data, 'keptForm') as KeptForm | undefined) ?? null;
}

function getProperty(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Reflect.get(value, key)
    : undefined;
}
