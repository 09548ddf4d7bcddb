import {createContext, useContext} from 'react';

/** Marks the element that shows the id; see `useRequestId`. */
export const REQUEST_ID_ELEMENT = 'request-id';

const RequestIdContext = createContext<string | null>(null);

export const RequestIdProvider = RequestIdContext.Provider;

/**
 * Id of the request that made this document, for the error page. The browser
 * knows it only from what the server wrote into the page.
 */
export function useRequestId(): string | null {
  const given = useContext(RequestIdContext);
  if (given !== null || typeof document === 'undefined') return given;
  return document.getElementById(REQUEST_ID_ELEMENT)?.textContent ?? null;
}
