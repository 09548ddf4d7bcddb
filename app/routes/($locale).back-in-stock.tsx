import {
  useActionData,
  useLoaderData,
  type MetaFunction,
} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {NewsletterForm} from '~/components/content/NewsletterForm';
import {PageHeading} from '~/components/content/PageHeading';
import {SubscriptionConfirmation} from '~/components/content/SubscriptionConfirmation';
import {SuccessNote} from '~/components/content/SuccessNote';
import {FormBoundary} from '~/components/layout/FormBoundary';
import {BackInStockForm} from '~/components/product/BackInStock';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import {CustomerList} from '~/lib/customer-lists/customer-list.server';
import {listEntry} from '~/lib/customer-lists/list-kinds';
import {soldOutVariant} from '~/lib/customer-lists/load-back-in-stock-variants.server';
import {readForm} from '~/lib/forms/read-form.server';
import {isChallenged} from '~/lib/http/challenge.server';
import {
  privateHeaders,
  formHeaders,
  PRIVATE,
} from '~/lib/http/private-headers.server';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import {localizedPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {
  requireMessageChallenge,
  formContextOf,
} from '~/lib/mail/deliver-form.server';
import {
  openNewsletter,
  subscribe,
  type NewsletterStep,
} from '~/lib/mail/newsletter.server';
import {pageSeo, seoMeta} from '~/lib/seo/seo';
import {customerToken} from '~/lib/session/customer-token.server';

type Context = ActionFunctionArgs['context'];

export const meta: MetaFunction<typeof loader> = ({data: page}) =>
  seoMeta(page?.seo);

export const ErrorBoundary = FormBoundary;

export const headers = formHeaders;

/** The form for a variant, which a link without JavaScript opens, or the mail's link. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const {env, locale} = context;
  const {searchParams} = new URL(request.url);
  const token = searchParams.get('token');
  const product = await soldOutVariant(context, searchParams.get('variant'));
  // Not thrown: this also runs after a form, whose URL has neither.
  const {result, status} =
    token || product
      ? await openNewsletter(token, {env, now: new Date()}, 'back-in-stock')
      : ({result: {step: 'ended'}, status: 404} as const);
  const t = translatorFor(locale.code);
  const seo = pageSeo(
    {
      title: t('product.backInStock.title'),
      description: t('product.backInStock.text'),
      path: '/back-in-stock',
      isHidden: true,
    },
    {siteUrl: env.PUBLIC_SITE_URL, locale},
  );
  return data(
    {product, opened: result, seo},
    {status, headers: privateHeaders()},
  );
}

/** An address is asked for, or confirmed; without one a customer's list is added to. */
export async function action({request, context}: ActionFunctionArgs) {
  const form = await readForm(request.clone());
  if (form && !form.has('email') && !form.has('token')) {
    throw await addToList(context, form);
  }
  if (!context.isDocument && isChallenged(context)) {
    return data({step: 'challenge', wanted: null} as const, {
      status: 403,
      headers: privateHeaders(),
    });
  }
  await requireMessageChallenge(context, request, 'newsletter');
  const isAsking = form?.has('email') ?? false;
  const product = isAsking
    ? await soldOutVariant(context, form?.get('variant'))
    : null;
  if (isAsking && !product) throw new Response(null, {status: 400});
  const {result, status, retryAfter} = await subscribe(
    request,
    await formContextOf(context),
    'back-in-stock',
    product ? {id: product.id, name: product.name} : undefined,
  );
  return data(
    {...result, wanted: product},
    {status, headers: privateHeaders(retryAfter)},
  );
}

/** Customers return to the product page, anonymous visitors log in first. */
async function addToList(context: Context, form: FormData): Promise<Response> {
  const {locale, session} = context;
  const variant = listEntry('backInStock', form.get('variant'));
  if (!variant) throw new Response(null, {status: 400});
  const back = sameOriginPath(form.get('redirectTo'));
  const list = new CustomerList(context, 'backInStock');
  const {status} = await list.add(variant);
  const isSignedIn = customerToken(session) !== null;
  if (isSignedIn && status !== 'saved')
    session.flash('backInStockProblem', status);
  const search = back ? `?${new URLSearchParams({redirect: back})}` : '';
  return redirect(
    isSignedIn
      ? (back ?? localizedPath('/account/notifications', locale))
      : localizedPath(`/auth/login${search}`, locale),
    {status: 303, headers: PRIVATE},
  );
}

export default function BackInStockRoute() {
  const {product, opened} = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const t = useTranslations('product.backInStock');
  const wanted = actionData ? actionData.wanted : product;
  return (
    <div className="page-width space-y-8 py-8 lg:py-12">
      <PageHeading title={t('title')} lead={wanted?.name ?? ''} />
      <Step {...(actionData ?? opened)} wanted={wanted} />
    </div>
  );
}

type Wanted = Awaited<ReturnType<typeof soldOutVariant>>;

function Step({wanted, ...shown}: NewsletterStep & {wanted: Wanted}) {
  const locale = useLocale();
  const t = useTranslations('product.backInStock');
  const tStep = useTranslations('subscription');
  switch (shown.step) {
    case 'confirmation':
      return (
        <SubscriptionConfirmation {...shown} path="/back-in-stock">
          <p>{t('consent')}</p>
        </SubscriptionConfirmation>
      );
    case 'asked':
      return (
        <SuccessNote title={t('title')}>
          <p>{t('asked')}</p>
        </SuccessNote>
      );
    case 'confirmed':
      return (
        <SuccessNote title={tStep('confirmedTitle')}>
          <p>{tStep('stockConfirmed', {product: shown.product ?? ''})}</p>
        </SuccessNote>
      );
    case 'ended':
      return (
        <section className="space-y-4">
          <h2 className="text-xl">{tStep('endedTitle')}</h2>
          <p className="max-w-[65ch]">{tStep('stockEnded')}</p>
        </section>
      );
    case 'challenge':
    case 'entry':
      if (!wanted) return null;
      return (
        <>
          <NewsletterForm
            variantId={wanted.id}
            rejected={shown.step === 'entry' ? shown.rejected : null}
          />
          <BackInStockForm
            variantId={wanted.id}
            back={localizedPath(wanted.path, locale)}
          >
            <Button type="submit" variant="quiet">
              {t('login')}
            </Button>
          </BackInStockForm>
        </>
      );
  }
}
