import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {changeWishlist} from '~/lib/customer-lists/customer-list.server';
import {sentForm} from '~/lib/forms/read-form.server';
import {invalidPage} from '~/lib/http/not-found';

export function loader({request}: LoaderFunctionArgs) {
  throw invalidPage(new URL(request.url).pathname);
}

const STATUSES = {saved: 200, full: 200, badInput: 400, unavailable: 503};

/** The heart button with JavaScript. Unlike a page's action it does not revalidate all loaders. */
export async function action({request, context}: ActionFunctionArgs) {
  const change = await changeWishlist(context, await sentForm(request));
  return Response.json(change, {
    status: STATUSES[change.status],
  });
}
