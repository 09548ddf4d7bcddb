import type {LanguageCode} from '../../../schemas/storefront-types';
import {MARKETS_QUERY} from '~/graphql/storefront/market';
import type {RequestContext} from '~/lib/context.server';
import {contentCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/error-response.server';

/**
 * The store's first language: what is not translated is in it. Needs no scope.
 * @throws {ShopifyError}
 */
export async function firstLanguage({
  storefront,
}: Pick<RequestContext, 'storefront'>): Promise<LanguageCode> {
  const {localization, errors} = await storefront.query(MARKETS_QUERY, {
    cache: contentCache(storefront),
  });
  assertNoErrors('Markets', {errors});
  return localization.language.isoCode;
}
