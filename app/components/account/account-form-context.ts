import {createContext, useContext} from 'react';
import type {FormAnswer} from '~/lib/account/account-action.server';

/** What the server said to the form around a field, if anything. */
export const AccountFormContext = createContext<FormAnswer | undefined>(
  undefined,
);

/** The answer to the form that this is in. */
export function useFormAnswer(): FormAnswer | undefined {
  return useContext(AccountFormContext);
}
