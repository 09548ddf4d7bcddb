import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {shopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';
import {errorFields, log} from '~/lib/logging/log.server';

/** Shop data for Hydrogen's analytics; `null` when unavailable, since pages must work without. */
export async function loader({context}: LoaderFunctionArgs) {
  const shop = await shopAnalyticsConfig(context).catch((error: unknown) => {
    log(context, 'error', 'shop cannot be measured', errorFields(error));
    return null;
  });
  return Response.json(shop);
}
