import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {NewPasswordField} from '~/components/account/AccountFields';
import {AccountForm} from '~/components/account/AccountForm';
import {NoPassword} from '~/components/account/ShopifySignIn';
import {FormField} from '~/components/ui/FormField';
import {useTranslations} from 'use-intl/react';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {customerAction} from '~/lib/account/account-action.server';
import {accountSeo, requireFound} from '~/lib/account/account-page.server';
import {formText} from '~/lib/forms/read-form.server';
import {pageHeaders} from '~/lib/http/private-headers.server';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

export const headers = pageHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const {accounts} = context;
  const {id, email} = await orErrorResponse(accounts.loadCustomer(context));
  const title = 'account.password.title';
  return {
    hasPasswords: accounts.passwords !== null,
    shownTo: id,
    email: email ?? '',
    seo: accountSeo(context, (t) => t(title), '/account/password'),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  return customerAction(context, request, async (form) => {
    const passwords = {
      currentPassword: formText(form, 'currentPassword'),
      password: formText(form, 'password'),
    };
    const {changePassword} = requireFound(context, context.accounts.passwords);
    return (await changePassword(context, passwords)) ?? 'password';
  });
}

export const clientAction = keepUnsentForm;

export default function PasswordRoute() {
  const {email, hasPasswords, shownTo} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations();
  if (!hasPasswords) return <NoPassword isSignedIn />;
  return (
    <div className="grid max-w-[65ch] gap-6">
      <h1 className="text-3xl sm:text-4xl">{t('account.password.title')}</h1>
      <AccountForm
        state={state}
        submit={t('auth.reset.submit')}
        shownTo={shownTo}
        cancelTo="/account"
      >
        {/* Tells password managers which entry to update. */}
        <input
          type="text"
          autoComplete="username"
          value={email}
          readOnly
          hidden
        />
        <FormField
          name="currentPassword"
          type="password"
          label={t('auth.fields.currentPassword')}
          autoComplete="current-password"
          required
        />
        <NewPasswordField hint={t('account.password.hint')} />
      </AccountForm>
    </div>
  );
}
