import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {DeleteAddressForm} from '~/components/account/DeleteAddressForm';
import {ProblemNotice} from '~/components/account/Notice';
import {useTranslations} from 'use-intl/react';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {customerAction} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-page.server';
import {ownAddress} from '~/lib/account/address-book.server';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

/** The confirmation page for browsers without JavaScript. */
export async function loader({context, params}: LoaderFunctionArgs) {
  const addresses = await orErrorResponse(
    context.accounts.loadAddresses(context),
  );
  return {
    address: ownAddress(context, addresses, params.number),
    seo: accountSeo(context, (t) => t('account.addresses.delete'), '/account'),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const {number = ''} = params;
  const {deleteAddress} = context.accounts;
  return customerAction(
    context,
    request,
    async () => (await deleteAddress(context, number)) ?? 'deleted',
  );
}

export const clientAction = keepUnsentForm;

export default function DeleteAddressRoute() {
  const {address} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations('account.addresses');
  return (
    <div className="grid max-w-[65ch] gap-6">
      <h1 className="text-3xl sm:text-4xl">{t('deleteTitle')}</h1>
      <ProblemNotice state={state} />
      <DeleteAddressForm address={address} />
    </div>
  );
}
