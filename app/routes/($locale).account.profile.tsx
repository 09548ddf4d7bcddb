import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {ProfileForm} from '~/components/account/ProfileForm';
import {customerAction} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-page.server';
import {PROFILE_NAMES} from '~/lib/account/customer-accounts';
import {readablePhone} from '~/lib/account/phone-number.server';
import {formText, formTexts} from '~/lib/forms/read-form.server';
import {formHeaders} from '~/lib/http/private-headers.server';
import {pageMeta} from '~/lib/seo/seo';
import {forPage} from '~/lib/storefront/page-failure.server';

export const meta = pageMeta<typeof loader>;

export const headers = formHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const {accounts} = context;
  const customer = await forPage(accounts.loadCustomer(context));
  const title = 'account.profile.edit';
  return {
    profileUrl: accounts.provider?.profileUrl(context) ?? null,
    customer: {...customer, phone: readablePhone(customer.phone ?? '')},
    seo: accountSeo(context, (t) => t(title), '/account/profile'),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const {saveProfile} = context.accounts;
  const read = (form: FormData) => formTexts(form, PROFILE_NAMES);
  const save = async (form: FormData) => {
    const password = formText(form, 'currentPassword');
    return (await saveProfile(context, read(form), password)) ?? 'saved';
  };
  return customerAction(context, request, save, read);
}

export default function ProfileRoute() {
  const {customer, profileUrl} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations('account.profile');
  return (
    <div className="grid max-w-[65ch] gap-6">
      <h1 className="text-3xl">{t('edit')}</h1>
      <ProfileForm {...{result, profileUrl, customer}} />
    </div>
  );
}
