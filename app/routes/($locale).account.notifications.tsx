import {useActionData, useLoaderData} from '@remix-run/react';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {ConsentField} from '~/components/account/AccountFields';
import {AccountForm} from '~/components/account/AccountForm';
import {ProblemNotice, SessionNotice} from '~/components/account/Notice';
import {PendingNote} from '~/components/account/PendingNote';
import {BackInStockVariants} from '~/components/product/BackInStockVariants';
import {useTranslations} from 'use-intl/react';
import {useFocusAfterRemoval} from '~/components/ui/use-focus-after-removal';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {customerAction} from '~/lib/account/account-action.server';
import {accountSeo, takeNotice} from '~/lib/account/account-page.server';
import {
  changeNotifications,
  loadNotifications,
} from '~/lib/account/notifications.server';
import type {FormState} from '~/lib/forms/form-state';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {localizedPath} from '~/lib/i18n/locale';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

const PATH = '/account/notifications';

export async function loader({context}: LoaderFunctionArgs) {
  return {
    ...(await orErrorResponse(loadNotifications(context))),
    notice: takeNotice(context),
    seo: accountSeo(context, (t) => t('account.notifications.title'), PATH),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const change = async (form: FormData) => {
    const result = await changeNotifications(context, form);
    if (typeof result !== 'string') return result;
    const page = localizedPath(PATH, context.locale);
    const target = sameOriginPath(form.get('redirectTo')) ?? page;
    // Other pages show the change themselves.
    if (target === page) context.session.flash('accountNotice', result);
    return redirect(target, 303);
  };
  return customerAction(context, request, change);
}

export const clientAction = keepUnsentForm;

export default function NotificationsRoute() {
  const {notice} = useLoaderData<typeof loader>();
  const state: FormState | undefined = useActionData<typeof action>();
  const t = useTranslations('account.notifications');
  const isConsent = state?.values.intent === 'consent';
  return (
    <div className="grid max-w-[65ch] gap-8">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      {state ? null : <SessionNotice notice={notice} />}
      {isConsent ? null : <ProblemNotice state={state} />}
      <News state={isConsent ? state : undefined} />
      <BackInStock />
    </div>
  );
}

function News({state}: {state: FormState | undefined}) {
  const {acceptsMarketing, isConsentPending, shownTo} =
    useLoaderData<typeof loader>();
  const t = useTranslations('account.notifications.news');
  return (
    <section aria-labelledby="news" className="grid gap-3">
      <h2 id="news" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-muted">{t('lead')}</p>
      {isConsentPending ? <p role="status">{t('pending')}</p> : null}
      <AccountForm
        state={state}
        submit={t('save')}
        intent="consent"
        shownTo={shownTo}
      >
        <ConsentField isChecked={acceptsMarketing} />
      </AccountForm>
    </section>
  );
}

function BackInStock() {
  const {variants, pending, isInAccount} = useLoaderData<typeof loader>();
  const t = useTranslations('account.notifications.waiting');
  const heading = useFocusAfterRemoval(variants.length);
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <h2
        id="waiting"
        ref={heading}
        tabIndex={-1}
        className="text-xl outline-none"
      >
        {t('title')}
      </h2>
      <PendingNote note={pending} />
      {variants.length > 0 ? (
        <>
          <p className="text-muted">{t('lead')}</p>
          <BackInStockVariants variants={variants} />
        </>
      ) : null}
      {variants.length === 0 && !pending ? <p>{t('none')}</p> : null}
      {isInAccount ? null : <p className="text-muted">{t('inBrowser')}</p>}
    </section>
  );
}
