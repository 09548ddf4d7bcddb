import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireMap} from '~/lib/content/load-content.server';
import {currentMapView, regionOf} from '~/lib/weather/load-weather.server';

/** A region's live map (`MapView`) with all reports, as JSON. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const t = await requireMap(context, request);
  const {locale} = context;
  // The response is stored for everybody, so that it cannot depend on the visitor's country.
  const region = regionOf(request, {country: locale.country, locale});
  const view = await currentMapView(context, region, 'all', t);
  return Response.json(view, {
    headers: {
      // Sample data must not be cached.
      'Cache-Control': context.requestLog.usesFallbackContent
        ? 'no-store'
        : 'public, max-age=60',
    },
  });
}
