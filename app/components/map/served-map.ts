import {createContext, useContext} from 'react';
import type {MapView} from '~/lib/metar/map-view';

const ServedMapContext = createContext<MapView | null>(null);

/** On the server only, around a document; see `loadMapView`. */
export const ServedMapProvider = ServedMapContext.Provider;

/** The live map of the document that is being rendered; `null` in the browser. */
export function useServedMap(): MapView | null {
  return useContext(ServedMapContext);
}
