import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {changeCart, readCart} from '~/lib/cart/cart-actions.server';
import {cookieHeaders} from '~/lib/cart/cart-response.server';
import type {CartActionResult} from '~/lib/cart/cart-view.server';
import {sentForm} from '~/lib/forms/read-form.server';

/** The cart as JSON. Unlike a page's action it does not revalidate all loaders. */
export async function loader({context}: LoaderFunctionArgs) {
  return json(await readCart(context));
}

export async function action({request, context}: ActionFunctionArgs) {
  return json(await changeCart(request, context, await sentForm(request)));
}

function json({
  snapshot,
  problems,
  status,
  cookies,
}: CartActionResult): Response {
  return Response.json(
    {snapshot, problems},
    {status, headers: cookieHeaders(cookies)},
  );
}
