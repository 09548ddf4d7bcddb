import {PRIMARY_DOMAIN_QUERY} from '~/graphql/storefront/localization';
import type {RequestContext} from '~/lib/context.server';
import {shopOrigin} from '~/lib/environment/env.server';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';

/**
 * Whether a text is a password link of the shop's mails, whose host can be the online store's.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function isMailedLink(
  {env, storefront}: Pick<RequestContext, 'env' | 'storefront'>,
  text: string,
  purpose: 'reset' | 'activate',
): Promise<boolean> {
  const configured = [
    env.PUBLIC_SITE_URL,
    shopOrigin(env.PUBLIC_STORE_DOMAIN),
    shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN),
  ];
  if (isPasswordUrl(text, purpose, configured)) return true;
  const {shop, errors} = await storefront.query(PRIMARY_DOMAIN_QUERY, {
    cache: structureCache(storefront),
  });
  assertNoErrors('PrimaryDomain', {errors});
  return isPasswordUrl(text, purpose, [new URL(shop.primaryDomain.url).origin]);
}

/** Whether a text is an e-mail's password link on one of the origins. */
export function isPasswordUrl(
  text: string,
  purpose: 'reset' | 'activate',
  origins: readonly string[],
): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const [, found] =
    /^(?:\/[a-z]{2})?\/account\/(reset|activate)\/\d{1,15}\/[\w-]{1,128}\/?$/.exec(
      url.pathname,
    ) ?? [];
  return (
    found === purpose && origins.includes(url.origin) && url.username === ''
  );
}
