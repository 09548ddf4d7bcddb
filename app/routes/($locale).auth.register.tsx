import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {
  ConsentField,
  EmailField,
  NewPasswordField,
} from '~/components/account/AccountFields';
import {AccountForm} from '~/components/account/AccountForm';
import {AuthPage} from '~/components/account/AuthPage';
import {PrivacyNote, ShopifySignIn} from '~/components/account/ShopifySignIn';
import {FormField} from '~/components/ui/FormField';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {
  accountAction,
  redirectReplacing,
} from '~/lib/account/account-action.server';
import {
  accountSeo,
  authSearch,
  readSignIn,
  requireFound,
} from '~/lib/account/account-page.server';
import {loginPath} from '~/lib/account/return-path';
import {formText, formTexts} from '~/lib/forms/read-form.server';
import {requireChallenge} from '~/lib/forms/challenge.server';
import {pageHeaders} from '~/lib/http/private-headers.server';
import {failedTries} from '~/lib/rates/rate-limit.server';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export const headers = pageHeaders;

export function loader({context}: LoaderFunctionArgs) {
  return {
    search: authSearch(context),
    hasPasswords: context.accounts.passwords !== null,
    seo: accountSeo(context, (t) => t('auth.register.title'), '/auth/register'),
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const {form, path} = await readSignIn(context, request);
  await requireChallenge(context, form, 'register');
  return accountAction(context, form, async () => {
    failedTries.take(context.clientKey);
    const input = {
      ...formTexts(form, ['firstName', 'lastName', 'email']),
      password: formText(form, 'password'),
      acceptsMarketing: form.has('acceptsMarketing'),
    };
    const {register} = requireFound(context, context.accounts.passwords);
    const result = await register(context, input);
    if (result === 'signedIn') return redirectReplacing(path);
    if (result !== 'registered') return result;
    context.session.flash('accountNotice', 'registered');
    return redirectReplacing(loginPath(path, context.locale));
  });
}

export const clientAction = keepUnsentForm;

export default function RegisterRoute() {
  const {hasPasswords, search} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) return <ShopifySignIn purpose="register" />;
  return (
    <AuthPage title={t('register.title')}>
      <AccountForm state={state} submit={t('register.submit')}>
        <FormField
          name="firstName"
          label={t('fields.firstName')}
          autoComplete="given-name"
        />
        <FormField
          name="lastName"
          label={t('fields.lastName')}
          autoComplete="family-name"
        />
        <EmailField />
        <NewPasswordField label={t('fields.password')} />
        <ConsentField />
        <PrivacyNote />
      </AccountForm>
      <p>
        <Link to={`/auth/login${search}`} className="text-link">
          {t('register.login')}
        </Link>
      </p>
    </AuthPage>
  );
}
