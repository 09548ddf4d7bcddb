import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadCountries} from '~/lib/i18n/load-countries.server';
import {jsonError} from '~/lib/http/json-error.server';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';

export async function loader({context}: LoaderFunctionArgs) {
  try {
    return Response.json(await loadCountries(context));
  } catch (error) {
    if (!(error instanceof ShopifyError)) throw error;
    return jsonError(503, error.message);
  }
}
