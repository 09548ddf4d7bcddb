import type {HomeQuery} from 'storefrontapi.generated';
import {HOME_QUERY} from '~/graphql/storefront/home';
import {MAP_PATH, MAP_PRODUCT_HANDLE} from '~/lib/environment/brand';
import type {RequestContext} from '~/lib/context.server';
import {localizedPath, type Locale} from '~/lib/i18n/locale';
import {REGIONS} from '~/lib/i18n/market-facts';
import {messagesOf} from '~/lib/i18n/messages';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {stockCache} from '~/lib/storefront/catalogue-cache.server';
import {reportsPath} from '~/lib/weather/map-view';
import {productCard} from '~/lib/product/product-card';

const FEATURED = 4;

/** More than are shown, since some best sellers are spare parts. */
const CANDIDATES = 12;

/** Milliseconds to wait for optional data. */
const LONGEST_WAIT = 4000;

/** Home page products; `null` and a log entry when the provider fails or is slow. */
export async function loadHome({
  storefront,
  report,
}: Pick<RequestContext, 'storefront' | 'report'>) {
  try {
    const {map, products} = await within(
      LONGEST_WAIT,
      storefront.query(HOME_QUERY, {
        variables: {mapHandle: MAP_PRODUCT_HANDLE, featured: CANDIDATES},
        cache: stockCache(storefront),
      }),
    );
    if (!products) return null;
    return {
      map,
      // The map has its own place on the page.
      featured: products.nodes
        .filter(({handle}) => handle !== MAP_PRODUCT_HANDLE)
        .map(productCard)
        .filter(({badges}) => !badges.includes('sparePart'))
        .slice(0, FEATURED),
    };
  } catch (error) {
    report.log('error', {
      event: 'home page without products',
      reason: error instanceof Error ? error.message : String(error),
    });
    return null;
  }
}

export interface RegionLink {
  readonly name: string;
  readonly to: string;
  /** Address of its `MapView`; `null` for a region without a chart. */
  readonly reports: string | null;
}

/** The map's regions with links to its options; the region is the first option. */
export function regionLinks(
  options: NonNullable<HomeQuery['map']>['options'],
  locale: Locale,
): RegionLink[] {
  const [option] = options;
  const names = messagesOf(locale.code).market.regions;
  return (option?.optionValues ?? []).map(({name}) => {
    const region = REGIONS.find((key) => names[key] === name);
    return {
      name,
      to: `${MAP_PATH}?${new URLSearchParams({[option?.name ?? '']: name})}#choose`,
      reports: region
        ? localizedPath(reportsPath(region, 'json'), locale)
        : null,
    };
  });
}
