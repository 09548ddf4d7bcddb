import {createContext, useContext} from 'react';

/**
 * Nonce of the page's content security policy. Hydrogen's own provider exists on the server
 * only; the browser, which hides nonces anyway, needs none.
 */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce on the server, `undefined` in the browser: use `suppressHydrationWarning`. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
