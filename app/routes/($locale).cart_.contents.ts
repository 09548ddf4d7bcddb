import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {changeCart, readCart} from '~/lib/cart/cart-actions.server';
import {problemsWithTexts} from '~/lib/cart/cart-problem-texts.server';
import {cookieHeaders} from '~/lib/cart/cart-response.server';
import type {CartActionResult} from '~/lib/cart/cart-view.server';
import {sentForm} from '~/lib/forms/read-form.server';

/** The cart as JSON. Unlike a page's action it does not revalidate all loaders. */
export async function loader({context}: LoaderFunctionArgs) {
  return json(await readCart(context), context);
}

export async function action({request, context}: ActionFunctionArgs) {
  return json(
    await changeCart(request, context, await sentForm(request)),
    context,
  );
}

function json(
  {snapshot, problems, status, cookies}: CartActionResult,
  context: AppLoadContext,
): Response {
  return Response.json(
    {snapshot, problems: problemsWithTexts(problems, context)},
    {status, headers: cookieHeaders(cookies)},
  );
}
