import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {currentMapView, regionOf} from '~/lib/weather/load-weather.server';

/**
 * A region's live map with the reports of all its lights (`MapView`), for a map that is
 * looked at and for the choice of another region.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const view = await currentMapView(context, regionOf(request), 'all');
  return Response.json(view, {
    headers: {
      // Samples are gone as soon as there are reports.
      'Cache-Control': context.report.hasStandIn
        ? 'no-store'
        : 'public, max-age=60',
    },
  });
}
