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
import {AnswerNotice} from '~/components/account/AnswerNotice';
import {DeleteAddressForm} from '~/components/account/DeleteAddressForm';
import {accountSeo} from '~/lib/account/account-seo.server';
import {ownAddress} from '~/lib/account/address-book.server';
import {afterChange} from '~/lib/account/change-result.server';
import {customerAction} from '~/lib/account/customer-action.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';
import {PRIVATE} from '~/lib/http/private-headers.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

/** Asks before an address is deleted where the dialog cannot. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const addresses = await context.accounts.loadAddresses(context, request);
  const t = translatorFor(context.locale.code);
  return {
    address: ownAddress(addresses, params.number, request),
    seo: accountSeo(context, t('account.addresses.delete'), '/account'),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const read = () => ({});
  return customerAction(context, request, read, async () => {
    const result = await context.accounts.deleteAddress(
      context,
      request,
      params.number ?? '',
    );
    return afterChange(context, result, 'deleted');
  });
}

export default function DeleteAddressRoute() {
  const {address} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('account.addresses');
  return (
    <AccountFormPage title={t('deleteTitle')}>
      {answer?.problem ? <AnswerNotice answer={answer} /> : null}
      <DeleteAddressForm address={address} />
    </AccountFormPage>
  );
}
