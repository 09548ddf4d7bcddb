import type {FormState} from '~/lib/forms/form-state';
import {getProperty} from '~/lib/text/get-property';

/** Hidden form field: id of the customer to whom the form was rendered. */
export const SHOWN_TO = 'shownTo';

/** The form in an error thrown by `customerAction`; `null` for any other error. */
export function thrownFormState(error: unknown): FormState | null {
  const data: unknown = getProperty(error, 'data');
  return (getProperty(data, 'formState') as FormState | undefined) ?? null;
}
