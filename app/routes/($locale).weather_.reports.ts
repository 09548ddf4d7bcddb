import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {wholeMapHtml} from '~/components/map/map-html.server';
import {currentMapView, regionOf} from '~/lib/weather/load-map-view.server';

/**
 * A region's live map with the reports of all its lights, as HTML: a page takes in the
 * reports when its map is looked at, and the whole when another region is chosen.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const html = await wholeMapHtml(
    await currentMapView(context, regionOf(request)),
  );
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // Samples are gone as soon as there are reports.
      'Cache-Control': context.report.hasStandIn
        ? 'no-store'
        : 'public, max-age=60',
    },
  });
}
