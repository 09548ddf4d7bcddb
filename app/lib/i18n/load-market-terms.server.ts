import {MARKETS_QUERY} from '~/graphql/storefront/market';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {memoizeByIdentity} from '~/lib/cache/memo';
import {errorLine} from '~/lib/logging/log-text';
import type {RequestLog} from '~/lib/storefront/request-log.server';
import {contentCache} from '~/lib/storefront/cache-strategies.server';
import {marketTerms, type MarketTerms} from './market-terms';
import {log} from '~/lib/logging/log.server';
import {TERMS_TIMEOUT_MS} from '~/lib/limits/limits';

interface Context extends Pick<
  RequestContext,
  'storefront' | 'memoizePerRequest'
> {
  readonly requestLog: Pick<RequestLog, 'log' | 'usesFallbackContent'>;
}

const terms = memoizeByIdentity<MarketTerms>();

/**
 * The terms of each country (ISO 3166). When Shopify fails or is slow, nothing is promised,
 * a line is logged, and the page has fallback content and is not stored for long. Never rejects.
 */
export function loadMarketTerms(
  context: Context,
): Promise<(country: string) => MarketTerms> {
  return context.memoizePerRequest('market terms', () => load(context));
}

async function load({
  storefront,
  requestLog,
}: Context): Promise<(country: string) => MarketTerms> {
  try {
    const {shop, metaobjects, errors} = await withTimeout(
      TERMS_TIMEOUT_MS,
      storefront.query(MARKETS_QUERY, {cache: contentCache(storefront)}),
    );
    if (errors) throw new Error('the markets are not complete');
    // Missing if the token may not read them, which the transport logs.
    const nodes = metaobjects?.nodes ?? [];
    if (metaobjects?.pageInfo.hasNextPage) {
      log(
        {requestLog},
        'warn',
        'content of the merchant is longer than what is read',
        {lists: 'markets'},
        {isOncePerMinute: true},
      );
    }
    const {countryCode} = shop.paymentSettings;
    return (country) =>
      terms([nodes], country, () => marketTerms(nodes, country, countryCode));
  } catch (error) {
    requestLog.usesFallbackContent = true;
    log(
      {requestLog},
      'warn',
      'page without terms of the market',
      {reason: errorLine(error)},
      {isOncePerMinute: true},
    );
    return (country) => marketTerms([], country);
  }
}
