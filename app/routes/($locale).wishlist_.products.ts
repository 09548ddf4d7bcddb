import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {sentForm} from '~/lib/forms/read-form.server';
import {ProviderError} from '~/lib/storefront/provider-error.server';
import {
  changeWishlist,
  customerList,
} from '~/lib/customer-lists/customer-list.server';
import type {ListChange} from '~/lib/customer-lists/list-kinds';
import {PRIVATE} from '~/lib/http/private-headers.server';

/**
 * The wishlist as JSON, for the page's own script: unlike an action of a page it
 * does not make every loader of the page run again after each heart.
 */
export async function loader({context}: LoaderFunctionArgs) {
  return answer(async () => ({
    ids: await customerList(context, 'wishlist').read(),
    status: 'saved',
  }));
}

export async function action({request, context}: ActionFunctionArgs) {
  // A body that is no form names no product.
  const form = await sentForm(request);
  return answer(() => changeWishlist(context, form));
}

const STATUSES = {saved: 200, full: 200, badInput: 400, unavailable: 503};

/** Without `ids` the list is not known: it could not be read. */
async function answer(run: () => Promise<ListChange>): Promise<Response> {
  try {
    return json(await run());
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return json({status: 'unavailable'});
  }
}

function json(body: Partial<ListChange>): Response {
  return Response.json(body, {
    status: STATUSES[body.status ?? 'unavailable'],
    headers: PRIVATE,
  });
}
