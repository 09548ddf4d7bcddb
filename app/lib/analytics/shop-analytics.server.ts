import {getShopAnalytics} from '@shopify/hydrogen';
import type {RequestContext} from '~/lib/context.server';
import {isStoreLinked} from '~/lib/environment/env.server';

/**
 * Configuration of Hydrogen's analytics; `null` without a linked store.
 * @throws {ShopifyError} when Shopify fails.
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
      // Public: Shopify's script sends it from the browser.
      storefrontAccessToken: env.PUBLIC_STOREFRONT_API_TOKEN,
      // Our proxy hides the visitor's IP address.
      sameDomainForStorefrontApi: true,
      country,
      language: locale.language,
    },
  };
}

export type ShopAnalyticsConfig = NonNullable<
  Awaited<ReturnType<typeof shopAnalyticsConfig>>
>;
