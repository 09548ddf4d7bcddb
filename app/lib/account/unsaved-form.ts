import {getProperty} from '~/lib/http/get-property';

/** Hidden form field: id of the customer to whom the form was rendered. */
export const SHOWN_TO = 'shownTo';

/** A form that could not be saved, to be shown and sent again. */
export interface UnsavedForm {
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** `null`: the customer is signed out. */
  readonly message: string | null;
}

/** Whether the field of that name contains a password. */
export function isPasswordField(name: string): boolean {
  return /password/i.test(name);
}

/** The form in an error thrown by `customerAction`; `null` for any other error. */
export function unsavedFormOf(error: unknown): UnsavedForm | null {
  const data: unknown = getProperty(error, 'data');
  return (getProperty(data, 'unsavedForm') as UnsavedForm | undefined) ?? null;
}
