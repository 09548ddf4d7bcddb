import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {jsonError} from '~/lib/http/json-error.server';
import {isPossibleHandle} from '~/lib/i18n/translated-handles.server';
import {loadCartAddOn} from '~/lib/product/load-cart-add-on.server';
import {MAX_ADD_ON_PRODUCTS} from '~/lib/limits/limits';

/** What goes with the products (`for`, by handle) of a cart, as JSON. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const handles = new URL(request.url).searchParams
    .getAll('for')
    .slice(0, MAX_ADD_ON_PRODUCTS)
    .filter(isPossibleHandle);
  try {
    return Response.json(await loadCartAddOn(context, handles), {
      // Prices depend on the visitor's country.
      headers: {'Cache-Control': 'private, max-age=60'},
    });
  } catch {
    // The transport has logged the error.
    return jsonError(503, 'Nothing can be suggested.');
  }
}
