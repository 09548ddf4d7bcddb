import {ofObject} from './sign-in-again';

/** A form that could not be carried out, for a page that shows it again without asking. */
export interface KeptForm {
  /** Name and text of each field, as it was sent; passwords are empty. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** Why it was not carried out; `null`: nobody is signed in any more. */
  readonly message: string | null;
}

/** Reads what a form's action threw; `null` for any other error. */
export function keptFormOf(error: unknown): KeptForm | null {
  const data: unknown = ofObject(error, 'data');
  return (ofObject(data, 'keptForm') as KeptForm | undefined) ?? null;
}
