import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {EmailField} from '~/components/account/AccountFields';
import {AccountForm} from '~/components/account/AccountForm';
import {AuthPage} from '~/components/account/AuthPage';
import {Notice} from '~/components/account/Notice';
import {NoPassword} from '~/components/account/ShopifySignIn';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {
  accountAction,
  ownProblem,
  redirectReplacing,
} from '~/lib/account/account-action.server';
import {accountSeo, requireFound} from '~/lib/account/account-page.server';
import {formTexts, sentForm} from '~/lib/forms/read-form.server';
import {requireChallenge} from '~/lib/forms/challenge.server';
import {failedTries} from '~/lib/rates/rate-limit.server';
import {localizedPath} from '~/lib/i18n/locale';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export function loader({context}: LoaderFunctionArgs) {
  return {
    hasPasswords: context.accounts.passwords !== null,
    isSent: context.url.searchParams.has('sent'),
    seo: accountSeo(context, (t) => t('auth.recover.title'), '/auth/recover'),
  };
}

/** The response does not reveal whether an account exists. */
export async function action({request, context}: ActionFunctionArgs) {
  const passwords = requireFound(context, context.accounts.passwords);
  const form = await sentForm(request);
  await requireChallenge(context, form, 'recover');
  return accountAction(context, form, async () => {
    const {email} = formTexts(form, ['email']);
    failedTries.take(context.clientKey);
    if (email === '') return ownProblem(context, 'missing', 'email');
    await passwords.recover(context, email);
    const path = localizedPath('/auth/recover?sent', context.locale);
    return redirectReplacing(path);
  });
}

export const clientAction = keepUnsentForm;

export default function RecoverRoute() {
  const {hasPasswords, isSent} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) return <NoPassword />;
  return (
    <AuthPage
      title={t('recover.title')}
      lead={isSent ? undefined : t('recover.lead')}
    >
      {isSent ? (
        <>
          <Notice>{t('recover.sent')}</Notice>
          <p>
            <Link to="/auth/reset" className="text-link">
              {t('recover.paste')}
            </Link>
          </p>
        </>
      ) : (
        <AccountForm state={state} submit={t('recover.submit')}>
          <EmailField />
        </AccountForm>
      )}
      <p>
        <Link to="/auth/login" className="text-link">
          {t('recover.login')}
        </Link>
      </p>
    </AuthPage>
  );
}
