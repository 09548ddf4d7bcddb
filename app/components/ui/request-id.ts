import {createContext, useContext} from 'react';

export const REQUEST_ID_ELEMENT = 'request-id';

const RequestIdContext = createContext<string | null>(null);

export const RequestIdProvider = RequestIdContext.Provider;

/** Id of the request that rendered this document. */
export function useRequestId(): string | null {
  const given = useContext(RequestIdContext);
  if (given !== null || typeof document === 'undefined') return given;
  return document.getElementById(REQUEST_ID_ELEMENT)?.textContent ?? null;
}
