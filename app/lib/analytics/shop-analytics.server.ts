import {getShopAnalytics} from '@shopify/hydrogen';
import type {RequestContext} from '~/lib/context.server';
import {isStoreLinked} from '~/lib/environment/env.server';

/**
 * What Hydrogen's analytics need; asked for with consent only.
 *
 * @returns `null` where no store is linked.
 * @throws {ProviderError} when the provider fails.
 */
export async function shopAnalyticsConfig({
  env,
  storefront,
  locale,
  country,
}: Pick<RequestContext, 'env' | 'storefront' | 'locale' | 'country'>) {
  if (!isStoreLinked(env)) return null;
  const shop = await getShopAnalytics({
    storefront,
    publicStorefrontId: env.PUBLIC_STOREFRONT_ID ?? '0',
  });
  if (!shop) return null;
  return {
    shop,
    consent: {
      checkoutDomain: env.PUBLIC_CHECKOUT_DOMAIN,
      // The public one: Shopify's script sends it from the browser.
      storefrontAccessToken: env.PUBLIC_STOREFRONT_API_TOKEN,
      // Through our own proxy: the visitor's address stays here.
      sameDomainForStorefrontApi: true,
      country,
      language: locale.language,
    },
  };
}

/** What `/consent/shop` answers with. */
export type ShopAnalyticsConfig = NonNullable<
  Awaited<ReturnType<typeof shopAnalyticsConfig>>
>;
