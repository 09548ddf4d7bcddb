import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {performCartAction} from '~/lib/cart/cart-actions.server';
import {cookieHeaders, keepProblems} from '~/lib/cart/cart-response.server';
import {cartProblem} from '~/lib/cart/cart-problem';
import {discountTarget} from '~/lib/cart/opened-link.server';
import {invalidPage} from '~/lib/http/not-found';
import {rejectPrefetch, openingOf} from '~/lib/cart/opened-link.server';
import {buyerOf, cartLinkLimit} from '~/lib/http/rate-limit.server';

/** A code, as the cart's form takes it at most. */
const CODE = /^\P{Cc}{1,100}$/u;

/** `/discount/{code}?redirect=…`, as Shopify's mails and ads link to: applies the code and goes on. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {locale, session} = context;
  const url = new URL(request.url);
  const code = params.code?.trim() ?? '';
  if (!CODE.test(code)) throw invalidPage(url.pathname);
  const opening = openingOf(request);
  if (opening === 'ahead') return rejectPrefetch();
  const target = discountTarget(url.searchParams, locale);
  if (opening === 'unattended') {
    return redirect(target, {headers: cookieHeaders([])});
  }
  if (cartLinkLimit.take(buyerOf(request)) !== null) {
    keepProblems(session, [cartProblem('error', 'unavailable')]);
    return redirect(target, {headers: cookieHeaders([])});
  }
  const {problems, cookies} = await performCartAction(
    {kind: 'addDiscountCodes', codes: [code]},
    context,
  );
  if (problems.length > 0) keepProblems(session, problems);
  return redirect(target, {headers: cookieHeaders(cookies)});
}
