import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {shopAnalyticsConfig} from '~/lib/analytics/shop-analytics.server';
import {logFailure} from '~/lib/http/log-failure.server';
import {PRIVATE} from '~/lib/http/private-headers.server';

/**
 * What Hydrogen's analytics need of the shop; `null` where none is linked, and
 * where it cannot be asked: a page must not fail because nobody counts it.
 */
export async function loader({context}: LoaderFunctionArgs) {
  const shop = await shopAnalyticsConfig(context).catch((error: unknown) => {
    logFailure('shop cannot be measured', error, context.report);
    return null;
  });
  return Response.json(shop, {headers: PRIVATE});
}
