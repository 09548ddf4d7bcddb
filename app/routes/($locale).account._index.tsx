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
import {AddressBook} from '~/components/account/AddressBook';
import {AnswerNotice} from '~/components/account/AnswerNotice';
import {AuthNotice} from '~/components/account/AuthNotice';
import {ProfileSummary} from '~/components/account/ProfileSummary';
import {accountSeo} from '~/lib/account/account-seo.server';
import {
  loadAddresses,
  makeDefaultAddress,
} from '~/lib/account/addresses.server';
import {afterChange} from '~/lib/account/change-result.server';
import {customerAction} from '~/lib/account/customer-action.server';
import {formText} from '~/lib/forms/read-form.server';
import {loadCustomer} from '~/lib/account/load-customer.server';
import {readablePhone} from '~/lib/account/phone-number.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';
import {PRIVATE} from '~/lib/http/private-headers.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

export async function loader({context, request}: LoaderFunctionArgs) {
  const [customer, addresses] = await Promise.all([
    loadCustomer(context, request),
    loadAddresses(context, request),
  ]);
  const t = translatorFor(context.locale.code);
  return {
    customer: {...customer, phone: readablePhone(customer.phone ?? '')},
    addresses,
    notice: context.session.take('accountNotice'),
    seo: accountSeo(context, t('account.title'), '/account'),
  };
}

/** Makes another address the default one. */
export async function action({context, request}: ActionFunctionArgs) {
  const read = () => ({});
  return customerAction(context, request, read, async (form) => {
    const number = formText(form, 'default');
    const result = await makeDefaultAddress(context, request, number);
    return afterChange(context, result, 'saved');
  });
}

export default function AccountRoute() {
  const {addresses, customer, notice} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('account');
  return (
    <div className="grid gap-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <AuthNotice notice={notice} />
      <AnswerNotice answer={answer} />
      <ProfileSummary customer={customer} />
      <AddressBook addresses={addresses} />
    </div>
  );
}
