import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {PageHeading} from '~/components/content/PageHeading';
import {RegionLinks} from '~/components/map/RegionLinks';
import {Category} from '~/components/map/CategoryLabel';
import {ReportTable} from '~/components/map/ReportTable';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {requireMap} from '~/lib/content/load-content.server';
import {MAP_PATH} from '~/lib/environment/brand';
import {REGIONS} from '~/lib/i18n/market-facts';
import {serverMessages} from '~/lib/i18n/messages.server';
import {pageMeta, pageSeo} from '~/lib/seo/seo';
import {currentMapView, regionOf} from '~/lib/weather/load-weather.server';
import {REPORTS_PATH, reportsPath} from '~/lib/weather/map-view';
import {reportGroups} from '~/lib/weather/report-groups';

export const meta = pageMeta<typeof loader>;

export async function loader({context, request}: LoaderFunctionArgs) {
  const t = await requireMap(context, request);
  const region = regionOf(request, context);
  const {lights, note, texts} = await currentMapView(context, region, 'all', t);
  const title = t('liveMap.tableTitle');
  const lead = t('liveMap.tableLead');
  const names = serverMessages(context.locale.code).market.regions;
  return {
    title,
    lead,
    regionsLabel: t('map.hero.regions'),
    regions: REGIONS.map((key) => ({
      name: names[key],
      to: reportsPath(key, 'table'),
    })),
    shown: names[region],
    note,
    groupsLabel: t('liveMap.groups'),
    groups: reportGroups(lights, t, context.locale),
    texts,
    buy: t('map.hero.buy'),
    seo: pageSeo(context, {title, description: lead, path: REPORTS_PATH}),
  };
}

export default function WeatherRoute() {
  const loaded = useLoaderData<typeof loader>();
  const {title, lead, note, regionsLabel, regions, shown} = loaded;
  const {groupsLabel, groups, texts, buy} = loaded;
  return (
    <div className="page-width space-y-6 py-6 lg:py-10">
      <PageHeading isWide title={title} lead={lead}>
        <p className="mt-3 text-sm text-muted">{note}</p>
      </PageHeading>
      {/* In reach also at the end of a long list. */}
      <RegionLinks
        label={regionsLabel}
        regions={regions}
        shown={shown}
        className="sticky top-20 shadow-panel max-lg:no-js:static short:static"
      />
      <ul
        aria-label={groupsLabel}
        className="flex flex-wrap gap-2 print:hidden"
      >
        {groups.map(({id, category, title: name, lights}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-raised px-3 text-sm hover:border-accent hover:text-accent"
            >
              <Category category={category}>{name}</Category>
              <span className="text-muted">{lights.length}</span>
            </a>
          </li>
        ))}
      </ul>
      <ReportTable groups={groups} texts={texts} />
      <ButtonLink to={MAP_PATH}>{buy}</ButtonLink>
    </div>
  );
}
