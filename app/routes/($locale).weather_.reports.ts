import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {reportsHtml} from '~/components/map/map-html.server';
import {currentMapView} from '~/lib/weather/load-map-view.server';

/** What the lights of a live map report, as HTML that it takes in when it is looked at. */
export async function loader({context}: LoaderFunctionArgs) {
  const html = reportsHtml(await currentMapView(context));
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
