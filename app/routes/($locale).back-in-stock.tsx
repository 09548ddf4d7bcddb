import {useActionData, useLoaderData} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {SubscriptionForm} from '~/components/content/SubscriptionForm';
import {PageHeading} from '~/components/content/PageHeading';
import {SubscriptionStep} from '~/components/content/SubscriptionStep';
import {FormBoundary} from '~/components/layout/FormBoundary';
import {BackInStockForm} from '~/components/product/BackInStock';
import {Button} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {CustomerList} from '~/lib/customer-lists/customer-list.server';
import {listEntry} from '~/lib/customer-lists/list-kinds';
import {wantedVariant} from '~/lib/customer-lists/load-back-in-stock-variants.server';
import {rejection, type FormProblemKey} from '~/lib/forms/field-rules.server';
import {readForm, typedValues} from '~/lib/forms/read-form.server';
import {isChallenged} from '~/lib/forms/challenge.server';
import {pageHeaders, retryHeaders} from '~/lib/http/private-headers.server';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {localizedPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {
  requireMessageChallenge,
  formContextOf,
} from '~/lib/mail/deliver-form.server';
import {
  entryStep,
  openSubscription,
  subscribe,
} from '~/lib/mail/subscription.server';
import {pageMeta, pageSeo} from '~/lib/seo/seo';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';

type Context = ActionFunctionArgs['context'];

export const meta = pageMeta<typeof loader>;

export const ErrorBoundary = FormBoundary;

export const headers = pageHeaders;

/** The form for a variant, opened by a link without JavaScript, or the page of the mail's link. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const {env, locale} = context;
  const {searchParams} = new URL(request.url);
  const token = searchParams.get('token');
  const product = await wantedVariant(context, searchParams.get('variant'));
  if (product && !product.isSoldOut) {
    throw redirect(localizedPath(product.path, locale));
  }
  // Not thrown: the loader also runs after a form, whose URL has neither a token nor a variant.
  const {result, status} =
    token || product
      ? await openSubscription(token, {env, now: new Date()}, 'back-in-stock')
      : ({result: {step: 'ended'}, status: 404} as const);
  const t = serverTranslator(locale.code);
  const seo = pageSeo(context, {
    title: t('product.backInStock.title'),
    description: t('product.backInStock.text'),
    path: '/back-in-stock',
    isHidden: true,
  });
  return data({product, opened: result, seo}, {status});
}

/** Asks for an address, or confirms one; without an address it adds to a customer's list. */
export async function action({request, context}: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form && !form.has('email') && !form.has('token')) {
    throw await addToList(context, form);
  }
  if (!context.isDocument && isChallenged(context)) {
    return data({step: 'challenge', wanted: null} as const, {
      status: 403,
    });
  }
  await requireMessageChallenge(context, form, 'newsletter');
  const {wanted, rejected} = form?.has('email')
    ? await askedVariant(context, form)
    : {wanted: null, rejected: null};
  const {result, status, retryAfter} =
    rejected ??
    (await subscribe(
      form,
      await formContextOf(context, await merchantContent(context)),
      'back-in-stock',
      wanted ?? undefined,
    ));
  return data({...result, wanted}, {status, headers: retryHeaders(retryAfter)});
}

export const clientAction = keepUnsentForm;

/**
 * The variant that a visitor asks for, or the form again if it is in stock or Shopify fails.
 */
async function askedVariant(context: Context, form: FormData) {
  const id = listEntry('backInStock', form.get('variant')) ?? '';
  const reject = (problem: FormProblemKey, status: 409 | 503) => {
    const t = serverTranslator(context.locale.code);
    const values = typedValues(form, ['email']);
    return entryStep(rejection(values, {problem, status}, t));
  };
  try {
    const wanted = await wantedVariant(context, id);
    if (!wanted) throw new Response(null, {status: 400});
    return {
      wanted,
      rejected: wanted.isSoldOut ? null : reject('notSoldOut', 409),
    };
  } catch (error) {
    if (!(error instanceof ShopifyError)) throw error;
    return {
      wanted: {id, name: '', path: '', picture: undefined},
      rejected: reject('unavailable', 503),
    };
  }
}

/** Customers return to the product page, anonymous visitors log in first. */
async function addToList(context: Context, form: FormData): Promise<Response> {
  const {locale, session, token} = context;
  const variant = listEntry('backInStock', form.get('variant'));
  if (!variant) throw new Response(null, {status: 400});
  const back = sameOriginPath(form.get('redirectTo'));
  const list = new CustomerList(context, 'backInStock');
  const {status} = await list.add(variant);
  const isSignedIn = token.value !== null;
  if (isSignedIn && status !== 'saved')
    session.flash('backInStockProblem', status);
  const search = back ? `?${new URLSearchParams({redirect: back})}` : '';
  return redirect(
    isSignedIn
      ? (back ?? localizedPath('/account/notifications', locale))
      : localizedPath(`/auth/login${search}`, locale),
    303,
  );
}

export default function BackInStockRoute() {
  const {product, opened} = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const locale = useLocale();
  const t = useTranslations('product.backInStock');
  const wanted = actionData ? actionData.wanted : product;
  return (
    <div className="page-width space-y-8 py-6 lg:py-10">
      <PageHeading title={t('title')} lead={wanted?.name ?? ''} />
      <SubscriptionStep shown={actionData ?? opened} path="/back-in-stock">
        {(state) =>
          wanted && (
            <>
              <div className="max-w-[65ch]">
                <SubscriptionForm variantId={wanted.id} state={state} />
              </div>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <BackInStockForm
                  variantId={wanted.id}
                  back={wanted.path && localizedPath(wanted.path, locale)}
                >
                  <Button type="submit" variant="secondary">
                    {t('login')}
                  </Button>
                </BackInStockForm>
                {wanted.path ? (
                  <Link to={wanted.path} className="text-link">
                    {t('toProduct')}
                  </Link>
                ) : null}
              </div>
            </>
          )
        }
      </SubscriptionStep>
    </div>
  );
}
