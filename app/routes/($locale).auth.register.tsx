import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {
  AccountField,
  ConsentField,
  EmailField,
  NewPasswordField,
} from '~/components/account/AccountField';
import {AccountForm} from '~/components/account/AccountForm';
import {AuthPage} from '~/components/account/AuthPage';
import {PrivacyNote, ProviderSignIn} from '~/components/account/ProviderSignIn';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
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
import {requireChallenge} from '~/lib/http/challenge.server';
import {pageHeaders} from '~/lib/http/private-headers.server';
import {failedTries} from '~/lib/http/rate-limit.server';
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
  const texts = formTexts(form, ['firstName', 'lastName', 'email']);
  const acceptsMarketing = form.has('acceptsMarketing');
  const values = {...texts, ...(acceptsMarketing && {acceptsMarketing: 'on'})};
  await requireChallenge(context, form, 'register');
  return accountAction(context, values, async () => {
    failedTries.take(context.clientKey);
    const input = {
      ...texts,
      password: formText(form, 'password'),
      acceptsMarketing,
    };
    const {register} = requireFound(context, context.accounts.passwords);
    const result = await register(context, input);
    if (result === 'signedIn') return redirectReplacing(path);
    if (result !== 'registered') return result;
    context.session.flash('accountNotice', 'registered');
    return redirectReplacing(loginPath(path, context.locale));
  });
}

export default function RegisterRoute() {
  const {hasPasswords, search} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) return <ProviderSignIn purpose="register" />;
  return (
    <AuthPage title={t('register.title')}>
      <AccountForm result={result} submit={t('register.submit')}>
        <AccountField
          name="firstName"
          label={t('fields.firstName')}
          autoComplete="given-name"
        />
        <AccountField
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
