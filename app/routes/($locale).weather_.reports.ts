import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireMap} from '~/lib/content/load-content.server';
import {currentMapView, regionOf} from '~/lib/weather/load-weather.server';

/** A region's live map (`MapView`) with all reports, as JSON. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const t = await requireMap(context, request);
  const view = await currentMapView(context, regionOf(request), 'all', t);
  return Response.json(view, {
    headers: {
      // Sample data must not be cached.
      'Cache-Control': context.requestLog.usesFallbackContent
        ? 'no-store'
        : 'public, max-age=60',
    },
  });
}
