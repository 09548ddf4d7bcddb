import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {
  performCartAction,
  readCart,
  type CartActionResult,
} from '~/lib/cart/cart-actions.server';
import {parseCartInput} from '~/lib/cart/cart-input.server';
import {cookieHeaders} from '~/lib/cart/cart-response.server';
import {sentForm} from '~/lib/forms/read-form.server';

/**
 * The cart as JSON, for the page's own script: unlike an action of a page it
 * does not make every loader of the page run again after each click.
 */
export async function loader({context}: LoaderFunctionArgs) {
  return json(await readCart(context));
}

export async function action({request, context}: ActionFunctionArgs) {
  const input = parseCartInput(await sentForm(request));
  return json(
    input.isValid
      ? await performCartAction(input.action, context)
      : {
          ...(await readCart(context)),
          problems: [input.problem],
          status: 400 as const,
        },
  );
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
