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
import {DeleteAddressForm} from '~/components/account/DeleteAddressForm';
import {Notice} from '~/components/account/Notice';
import {
  accountAction,
  PRIVATE,
  toAccount,
} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-seo.server';
import {
  deleteAddress,
  loadAddresses,
  ownAddress,
} from '~/lib/account/addresses.server';
import {requireCustomerToken} from '~/lib/account/customer-session.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

/** Asks before an address is deleted where the dialog cannot. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const addresses = await loadAddresses(context, request);
  const t = translatorFor(context.locale.code);
  return {
    address: ownAddress(addresses, params.number, request),
    seo: accountSeo(context, t('account.addresses.delete'), '/account'),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  await requireCustomerToken(context, request);
  return accountAction(context, {}, async () => {
    const result = await deleteAddress(context, request, params.number ?? '');
    if (result.status === 'refused') return result.problem;
    return toAccount(context, 'deleted');
  });
}

export default function DeleteAddressRoute() {
  const {address} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('account.addresses');
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="text-3xl">{t('deleteTitle')}</h1>
      {answer ? <Notice tone="danger">{answer.problem.message}</Notice> : null}
      <DeleteAddressForm address={address} />
    </div>
  );
}
