import {
  useActionData,
  useLoaderData,
  type MetaFunction,
} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {AccountFormPage} from '~/components/account/AccountFormPage';
import {ProfileForm} from '~/components/account/ProfileForm';
import {accountSeo} from '~/lib/account/account-seo.server';
import {afterChange} from '~/lib/account/change-result.server';
import {customerAction} from '~/lib/account/customer-action.server';
import {formText, formTexts} from '~/lib/forms/read-form.server';
import {readablePhone} from '~/lib/account/phone-number.server';
import {PROFILE_FIELDS} from '~/lib/account/customer-accounts';
import {formHeaders} from '~/lib/http/private-headers.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = formHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const customer = await context.accounts.loadCustomer(context, request);
  const t = translatorFor(context.locale.code);
  return {
    can: context.accounts.can,
    profileUrl: context.accounts.provider?.profileUrl(context) ?? null,
    shownTo: customer.id,
    values: {
      firstName: customer.firstName ?? '',
      lastName: customer.lastName ?? '',
      email: customer.email ?? '',
      phone: readablePhone(customer.phone ?? ''),
    },
    seo: accountSeo(context, t('account.profile.edit'), '/account/profile'),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const read = (form: FormData) => formTexts(form, PROFILE_FIELDS);
  return customerAction(context, request, read, async (form) => {
    const values = read(form);
    const currentPassword = formText(form, 'currentPassword');
    const result = await context.accounts.saveProfile(
      context,
      request,
      values,
      currentPassword,
    );
    return afterChange(context, result, 'saved');
  });
}

export default function ProfileRoute() {
  const {can, profileUrl, shownTo, values} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('account.profile');
  return (
    <AccountFormPage title={t('edit')}>
      <ProfileForm {...{answer, can, profileUrl, shownTo, values}} />
    </AccountFormPage>
  );
}
