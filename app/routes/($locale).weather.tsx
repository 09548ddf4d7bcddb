import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {PageHeading} from '~/components/content/PageHeading';
import {ReportTable} from '~/components/map/ReportTable';
import {requireMap} from '~/lib/content/load-content.server';
import {pageMeta, pageSeo} from '~/lib/seo/seo';
import {currentMapView, regionOf} from '~/lib/weather/load-weather.server';
import {REPORTS_PATH} from '~/lib/weather/map-view';

export const meta = pageMeta<typeof loader>;

export async function loader({context, request}: LoaderFunctionArgs) {
  const t = await requireMap(context, request);
  const region = regionOf(request, context);
  const {lights, note, texts} = await currentMapView(context, region, 'all', t);
  const title = t('liveMap.tableTitle');
  const lead = t('liveMap.tableLead');
  return {
    title,
    lead,
    note,
    lights,
    texts,
    seo: pageSeo(context, {title, description: lead, path: REPORTS_PATH}),
  };
}

export default function WeatherRoute() {
  const {title, lead, note, lights, texts} = useLoaderData<typeof loader>();
  return (
    <div className="page-width space-y-6 py-8 lg:py-12">
      <PageHeading title={title} lead={lead}>
        <p className="mt-3 text-sm text-muted">{note}</p>
      </PageHeading>
      <ReportTable lights={lights} texts={texts} />
    </div>
  );
}
