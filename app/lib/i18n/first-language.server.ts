import type {LanguageCode} from '../../../schemas/storefront-types';
import {MARKETS_QUERY} from '~/graphql/storefront/market';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {contentCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {FIRST_LANGUAGE_TIMEOUT_MS} from '~/lib/limits/limits';

/**
 * The store's first language, in which untranslated texts are. Needs no scope of the token.
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

/** The shop's first language; `null` while Shopify fails or is slow. Never rejects. */
export function findFirstLanguage(
  context: Pick<RequestContext, 'storefront'>,
): Promise<LanguageCode | null> {
  return withTimeout(FIRST_LANGUAGE_TIMEOUT_MS, firstLanguage(context)).catch(
    // The transport logs errors.
    () => null,
  );
}
