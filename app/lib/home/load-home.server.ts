import type {HomeQuery} from 'storefrontapi.generated';
import {HOME_QUERY} from '~/graphql/storefront/home';
import {MAP_PATH} from '~/lib/environment/brand';
import {compareAmounts, formatMoney} from '~/lib/i18n/format';
import type {RequestContext} from '~/lib/context.server';
import {localizedPath} from '~/lib/i18n/locale';
import {REGIONS} from '~/lib/i18n/market-facts';
import {shipsFree, type MarketTerms} from '~/lib/i18n/market-terms';
import {serverMessages, serverTranslator} from '~/lib/i18n/messages.server';
import {lawOf} from '~/lib/i18n/law';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {reportsPath} from '~/lib/weather/map-view';
import {withLangs} from '~/lib/i18n/with-langs.server';
import {planPricesOf} from '~/lib/product/price.server';
import {
  ownBadges,
  productCard,
  asListed,
} from '~/lib/product/product-card.server';
import {variantSearch} from '~/lib/product/product-paths';
import {errorFields, log} from '~/lib/logging/log.server';
import {HOME_PRODUCTS_TIMEOUT_MS} from '~/lib/limits/limits';

const FEATURED = 4;

/** More than are shown, since some best sellers are spare parts. */
const CANDIDATES = 12;

/** Home page products; `null` and a log entry when Shopify fails or is slow. */
export async function loadHome({
  env,
  storefront,
  requestLog,
  waitUntil,
}: Pick<RequestContext, 'env' | 'storefront' | 'requestLog' | 'waitUntil'>) {
  const mapHandle = env.PUBLIC_MAP_PRODUCT_HANDLE;
  try {
    const {map, products, errors} = await withTimeout(
      HOME_PRODUCTS_TIMEOUT_MS,
      storefront.query(HOME_QUERY, {
        variables: {mapHandle, featured: CANDIDATES},
        cache: stockCache(storefront),
      }),
    );
    assertNoErrors('Home', {errors});
    const [pricedMap, priced] = await withTimeout(
      HOME_PRODUCTS_TIMEOUT_MS,
      Promise.all([
        map && withPlanPrice({storefront}, map),
        asListed({storefront, requestLog}, products.nodes),
      ]),
    );
    // The map has its own place on the page.
    const cards = priced
      .filter(({handle}) => handle !== mapHandle)
      .map((product) => productCard(product, lawOf(storefront.i18n.country)))
      .filter(({badges}) => !badges.includes('sparePart'))
      .slice(0, FEATURED);
    // One request tells the languages of both.
    const named = await withLangs(
      {storefront, requestLog, waitUntil},
      [...cards, ...(pricedMap ? [pricedMap] : [])],
      {
        badgesOf: ownBadges,
        optionsOf: (shown) => ('options' in shown ? shown.options : []),
      },
    );
    return {
      map: pricedMap,
      mapLangs: named.find(({id}) => id === pricedMap?.id)?.langs ?? null,
      featured: named.flatMap((shown) => ('options' in shown ? [] : shown)),
    };
  } catch (error) {
    requestLog.usesFallbackContent = true;
    log(
      {requestLog},
      'error',
      'home page without products',
      errorFields(error),
      {isOncePerMinute: true},
    );
    return null;
  }
}

/** The map, with its regions' variants at the prices of their plans if it needs one. */
async function withPlanPrice(
  context: Pick<RequestContext, 'storefront'>,
  map: NonNullable<HomeQuery['map']>,
): Promise<typeof map> {
  if (!map.requiresSellingPlan) return map;
  const {atPlanPrice} = await planPricesOf(context, map);
  return {
    ...map,
    options: map.options.map(({optionValues, ...option}) => ({
      ...option,
      optionValues: optionValues.map(({name, firstSelectableVariant}) => ({
        name,
        firstSelectableVariant:
          firstSelectableVariant && atPlanPrice(firstSelectableVariant),
      })),
    })),
  };
}

export type RegionLink = ReturnType<typeof regionLinks>[number];

/** The map's regions with links to what can be bought; the region is the first option. */
export function regionLinks(
  options: NonNullable<HomeQuery['map']>['options'],
  {locale}: Pick<RequestContext, 'locale'>,
  market: MarketTerms,
  langs: ReadonlyMap<string, string> | undefined,
) {
  const [option] = options;
  const prices = (option?.optionValues ?? []).flatMap(
    ({firstSelectableVariant}) => firstSelectableVariant?.price.amount ?? [],
  );
  const lang = langs?.get(option?.name ?? '');
  const names = serverMessages(locale.code).market.regions;
  const t = serverTranslator(locale.code);
  return (option?.optionValues ?? []).map(({name, firstSelectableVariant}) => {
    const region = REGIONS.find((key) => names[key] === name) ?? null;
    const priceFrom = firstSelectableVariant?.price ?? null;
    // It is the price of no other region, of which some cost less.
    const isDearer = prices.some(
      (amount) => priceFrom && compareAmounts(amount, priceFrom.amount) < 0,
    );
    const search = firstSelectableVariant
      ? variantSearch(firstSelectableVariant.id)
      : '';
    return {
      name,
      /** BCP 47, where the name is not in the page's language. */
      ...(lang && {lang}),
      /** `null` for a region without a chart. */
      region,
      to: MAP_PATH + search,
      /** What its first variant that can be bought costs, in words; `null` without one. */
      from:
        priceFrom &&
        t(isDearer && !lang ? 'product.price.fromOf' : 'product.price.from', {
          of: name,
          price: formatMoney(priceFrom, locale),
        }),
      /** That price reaches the value from which shipping is free. */
      shipsFree: priceFrom !== null && shipsFree(priceFrom, market),
      /** URL of its `MapView`; `null` for a region without a chart. */
      reports: region
        ? localizedPath(reportsPath(region, 'json'), locale)
        : null,
    };
  });
}
