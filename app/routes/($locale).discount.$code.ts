import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {performCartAction} from '~/lib/cart/cart-actions.server';
import {cookieHeaders, storeProblems} from '~/lib/cart/cart-response.server';
import {cartProblem} from '~/lib/cart/cart-problem';
import {
  discountTarget,
  isOpened,
  linkedCode,
} from '~/lib/cart/cart-links.server';
import {invalidPage} from '~/lib/http/not-found';
import {cartLinkLimit} from '~/lib/rates/rate-limit.server';

/** Shopify's discount links (`/discount/{code}?redirect=…`). */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {locale, session} = context;
  const url = new URL(request.url);
  const code = linkedCode(params.code ?? '');
  if (code === null) throw invalidPage(url.pathname);
  const target = discountTarget(url.searchParams, locale);
  if (!isOpened(request)) {
    return redirect(target, {headers: cookieHeaders([])});
  }
  if (cartLinkLimit.take(context.clientKey) !== null) {
    storeProblems(session, [cartProblem('error', 'unavailable')]);
    return redirect(target, {headers: cookieHeaders([])});
  }
  const {problems, cookies} = await performCartAction(
    {kind: 'addDiscountCodes', codes: [code]},
    context,
  );
  storeProblems(session, problems);
  return redirect(target, {headers: cookieHeaders(cookies)});
}

/** Never shown; a route without a component would answer to an impossible code with bare text. */
export default function DiscountLink() {
  return null;
}
