import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadCountries} from '~/lib/i18n/load-countries.server';
import {jsonError} from '~/lib/http/json-error.server';
import {ProviderError} from '~/lib/storefront/provider-error.server';

export async function loader({context}: LoaderFunctionArgs) {
  try {
    return Response.json(await loadCountries(context));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return jsonError(503, error.message);
  }
}
