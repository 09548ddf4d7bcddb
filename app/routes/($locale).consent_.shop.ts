import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {shopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';
import {logError} from '~/lib/logging/log-error.server';

/** Shop data for Hydrogen's analytics; `null` when unavailable, since pages must work without. */
export async function loader({context}: LoaderFunctionArgs) {
  const shop = await shopAnalyticsConfig(context).catch((error: unknown) => {
    logError('shop cannot be measured', error, context.requestLog);
    return null;
  });
  return Response.json(shop);
}
