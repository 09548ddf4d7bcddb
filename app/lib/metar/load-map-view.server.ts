import type {RequestContext} from '../context.server';
import {translatorFor} from '../i18n/messages';
import {loadWeather} from './load-weather.server';
import {mapView, type MapView} from './map-view';

/** The live map of a page, in its language: see `loadWeather`. Never throws. */
export async function loadMapView(
  context: Pick<RequestContext, 'env' | 'locale' | 'waitUntil' | 'withCache'>,
): Promise<MapView> {
  const weather = await loadWeather(context, Date.now());
  return mapView(weather, translatorFor(context.locale.code), context.locale);
}
