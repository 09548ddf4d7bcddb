import {createContext, useContext} from 'react';

/** CSP nonce, on the server only: browsers hide nonces. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The CSP nonce; `undefined` in the browser, so add `suppressHydrationWarning`. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
