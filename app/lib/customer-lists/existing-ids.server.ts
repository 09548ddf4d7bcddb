import {EXISTING_IDS_QUERY} from '~/graphql/storefront/customer-lists';
import type {RequestContext} from '~/lib/context.server';
import {idPages} from '~/lib/storefront/id-pages';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';

/**
 * Which of the ids the shop has, whether or not the visitor's country has them: a merchant may take a
 * product out of a market (Shopify's help, "Publishing products with Markets").
 * @throws {ShopifyError} even when only a part is missing.
 */
export async function existingIds(
  {storefront}: Pick<RequestContext, 'storefront'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = await Promise.all(
    idPages(ids).map(async (page) => {
      const {nodes, errors} = await storefront.query(EXISTING_IDS_QUERY, {
        variables: {ids: page},
        cache: storefront.CacheNone(),
      });
      assertNoErrors('ExistingIds', {errors});
      return nodes.flatMap((node) => node?.id ?? []);
    }),
  );
  return new Set(found.flat());
}
