import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {AccountForm} from '~/components/account/AccountForm';
import {FormField} from '~/components/ui/FormField';
import {useTranslations} from 'use-intl/react';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {customerAction} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-page.server';
import {PROFILE_FIELDS, PROFILE_NAMES} from '~/lib/account/customer-accounts';
import {readablePhone} from '~/lib/account/phone-number.server';
import {formText, formTexts} from '~/lib/forms/read-form.server';
import {pageHeaders} from '~/lib/http/private-headers.server';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

export const headers = pageHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const {accounts} = context;
  const customer = await orErrorResponse(accounts.loadCustomer(context));
  const title = 'account.profile.edit';
  return {
    /** Shopify's page for e-mail address and phone number; `null`: they are changed here. */
    profileUrl: accounts.shopifySignIn?.profileUrl(context) ?? null,
    customer: {...customer, phone: readablePhone(customer.phone ?? '')},
    seo: accountSeo(context, (t) => t(title), '/account/profile'),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const {saveProfile} = context.accounts;
  return customerAction(context, request, async (form) => {
    const values = formTexts(form, PROFILE_NAMES);
    const password = formText(form, 'currentPassword');
    return (await saveProfile(context, values, password)) ?? 'saved';
  });
}

export const clientAction = keepUnsentForm;

export default function ProfileRoute() {
  const {customer, profileUrl} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations();
  const fields = PROFILE_FIELDS.filter(
    ({name}) =>
      name in customer &&
      !(profileUrl && (name === 'email' || name === 'phone')),
  );
  return (
    <div className="grid max-w-[65ch] gap-6">
      <h1 className="text-3xl sm:text-4xl">{t('account.profile.edit')}</h1>
      <AccountForm
        state={state}
        submit={t('account.profile.save')}
        shownTo={customer.id}
        cancelTo="/account"
      >
        {fields.map(({hint, ...field}) => (
          <FormField
            key={field.name}
            {...field}
            label={t(`auth.fields.${field.name}`)}
            hint={hint && t(hint)}
            defaultValue={customer[field.name] ?? ''}
          />
        ))}
        {profileUrl ? (
          <div className="grid gap-2">
            <dl className="grid gap-2">
              {(['email', 'phone'] as const).map((name) =>
                customer[name] ? (
                  <div key={name}>
                    <dt className="text-sm font-bold">
                      {t(`auth.fields.${name}`)}
                    </dt>
                    <dd className="wrap-anywhere">{customer[name]}</dd>
                  </div>
                ) : null,
              )}
            </dl>
            <p className="text-muted">{t('account.profile.elsewhere')}</p>
            <p>
              <a href={profileUrl} rel="noreferrer" className="text-link">
                {t('account.profile.elsewhereLink')}
              </a>
            </p>
          </div>
        ) : (
          <FormField
            name="currentPassword"
            type="password"
            label={t('auth.fields.currentPassword')}
            hint={t('account.profile.passwordHint')}
            autoComplete="current-password"
          />
        )}
      </AccountForm>
    </div>
  );
}
