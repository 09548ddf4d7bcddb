import type {RequestContext} from '~/lib/context.server';
import {translatorFor} from '~/lib/i18n/messages';
import {loadWeather} from './load-weather.server';
import {mapView, type MapView} from './map-view';

/**
 * The live map of a page, in its language: see `loadWeather`. Never throws.
 *
 * A document has it in its HTML, from which the browser takes it over. It is not sent
 * with the loader's data a second time: `context.served` hands it to the component on
 * the server (`useServedMap`).
 *
 * @returns `null` for a document; the view for data of a page, whose HTML the browser
 *   makes itself.
 */
export async function loadMapView(
  context: Pick<
    RequestContext,
    | 'env'
    | 'isDocument'
    | 'locale'
    | 'report'
    | 'served'
    | 'waitUntil'
    | 'withCache'
  >,
): Promise<MapView | null> {
  const {isDocument, locale, report, served} = context;
  const weather = await loadWeather(context, Date.now());
  if (weather.source.kind === 'samples') report.hasStandIn = true;
  const view = mapView(weather, translatorFor(locale.code), locale);
  if (!isDocument) return view;
  served.map = view;
  return null;
}
