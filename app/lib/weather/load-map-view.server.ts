import type {RequestContext} from '~/lib/context.server';
import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import {translatorFor} from '~/lib/i18n/messages';
import {loadWeather} from './load-weather.server';
import {mapView, type MapView} from './map-view';

type MapContext = Pick<
  RequestContext,
  'env' | 'locale' | 'report' | 'waitUntil' | 'withCache'
>;

/** The region that an address of the weather names; Germany where it names none that we have. */
export function regionOf({url}: Pick<Request, 'url'>): RegionKey {
  const wanted = new URL(url).searchParams.get('region');
  return REGIONS.find((region) => region === wanted) ?? REGIONS[0];
}

/** The weather of now in the words of the page's language: see `loadWeather`. Never throws. */
export async function currentMapView(
  context: MapContext,
  region: RegionKey = REGIONS[0],
): Promise<MapView> {
  const {locale, report} = context;
  const weather = await loadWeather(context, region, Date.now());
  if (weather.source.kind === 'samples') report.hasStandIn = true;
  return mapView(weather, translatorFor(locale.code), locale);
}
