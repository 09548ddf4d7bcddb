import {useActionData, useLoaderData} from '@remix-run/react';
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useBannerHeight} from '~/components/consent/use-banner-height';
import {CartMain} from '~/components/cart/CartMain';
import {Bestsellers} from '~/components/product/Bestsellers';
import {CartAddOn} from '~/components/product/CartAddOn';
import {FormBoundary} from '~/components/layout/FormBoundary';
import {problemsWithTexts} from '~/lib/cart/cart-problem-texts.server';
import {sentRemovedLine} from '~/lib/cart/cart-input.server';
import {changeCart} from '~/lib/cart/cart-actions.server';
import {
  cartData,
  cookieHeaders,
  isDocumentRequest,
  redirectAfter,
  rejectedCartForm,
} from '~/lib/cart/cart-response.server';
import {sentForm} from '~/lib/forms/read-form.server';
import {loadBestsellers} from '~/lib/catalogue/load-bestsellers.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {pageMeta, pageSeo} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export const ErrorBoundary = FormBoundary;

/**
 * The cart comes from the root loader; this one adds problems of an earlier form, and what the page
 * offers once the last line is removed.
 */
export async function loader({context}: LoaderFunctionArgs) {
  const {locale, session} = context;
  const t = serverTranslator(locale.code);
  const seo = pageSeo(context, {
    title: t('cart.title'),
    description: t('descriptions.cart'),
    path: '/cart',
    isHidden: true,
  });
  return data(
    {
      problems: problemsWithTexts(session.take('cartProblems') ?? [], context),
      bestsellers: await loadBestsellers(context),
      seo,
    },
    {headers: cookieHeaders([])},
  );
}

/** Cart forms. Without JavaScript it redirects, or shows the typed values again on a problem. */
export async function action({request, context}: ActionFunctionArgs) {
  const form = await sentForm(request);
  const result = await changeCart(request, context, form);
  if (!isDocumentRequest(request)) return cartData(result, context);
  const {problems, cookies} = result;
  const rejected = rejectedCartForm(form, problems);
  if (rejected) {
    return data(
      {problems: problemsWithTexts(problems, context), rejected},
      {
        status: result.status === 200 ? 422 : result.status,
        headers: cookieHeaders(cookies),
      },
    );
  }
  const removed = problems.length === 0 ? sentRemovedLine(form) : null;
  if (removed) {
    return data({problems: [], removed}, {headers: cookieHeaders(cookies)});
  }
  // Thrown, so that `actionData` has only one type.
  throw redirectAfter(result, form.get('redirectTo'), request, context);
}

export default function CartRoute() {
  const {problems, bestsellers} = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  // The cart's own fetches from a page with scripts get data of another type.
  const sent =
    actionData && ('rejected' in actionData || 'removed' in actionData)
      ? actionData
      : null;
  return (
    <CartMain
      layout="page"
      {...(sent ?? {problems})}
      addOn={<CartAddOn />}
      instead={<Bestsellers products={bestsellers} />}
      coveredHeight={useBannerHeight()}
    />
  );
}
