import {createContext, useContext} from 'react';

const ServedMapContext = createContext('');

/** On the server only, around a document; see `loadMapView`. */
export const ServedMapProvider = ServedMapContext.Provider;

/** HTML of the live map of the document that is being rendered; empty in the browser. */
export function useServedMap(): string {
  return useContext(ServedMapContext);
}
