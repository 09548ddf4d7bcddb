import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {
  performCartAction,
  readCart,
  type CartActionResult,
} from '~/lib/cart/cart-actions.server';
import {cartProblem, type CartProblem} from '~/lib/cart/cart-problem';
import {parseCartInput} from '~/lib/cart/cart-input.server';
import {
  cookieHeaders,
  needsCodeChallenge,
} from '~/lib/cart/cart-response.server';
import {sentForm} from '~/lib/forms/read-form.server';

/**
 * The cart as JSON, for the page's own script: unlike an action of a page it
 * does not make every loader of the page run again after each click.
 */
export async function loader({context}: LoaderFunctionArgs) {
  return json(await readCart(context));
}

export async function action({request, context}: ActionFunctionArgs) {
  const form = await sentForm(request);
  const input = parseCartInput(form);
  if (!input.isValid) return refusal(context, input.problem);
  if (await needsCodeChallenge(context, request, form, input.action)) {
    return refusal(context, cartProblem('error', 'challenge'));
  }
  return json(await performCartAction(input.action, context));
}

async function refusal(
  context: AppLoadContext,
  problem: CartProblem,
): Promise<Response> {
  const cart = await readCart(context);
  return json({...cart, problems: [problem], status: 400});
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
