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
import {AddressForm} from '~/components/account/AddressForm';
import {
  accountAction,
  PRIVATE,
  toAccount,
} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-seo.server';
import {ADDRESS_FIELDS} from '~/lib/account/address';
import {
  loadAddresses,
  ownAddress,
  saveAddress,
} from '~/lib/account/addresses.server';
import {requireCustomerToken} from '~/lib/account/customer-session.server';
import {formTexts} from '~/lib/account/form-text';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo';

/** Stands in the address for one that is not there yet. */
const NEW = 'new';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {addresses, countries, country} = await loadAddresses(context, request);
  const isNew = params.number === NEW;
  const t = translatorFor(context.locale.code);
  return {
    isNew,
    countries,
    values: isNew
      ? {country}
      : ownAddress(addresses, params.number, request).values,
    seo: accountSeo(
      context,
      t(isNew ? 'account.addresses.add' : 'account.addresses.edit'),
      '/account',
    ),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  await requireCustomerToken(context, request);
  const form = await request.formData().catch(() => new FormData());
  const values = formTexts(form, ADDRESS_FIELDS);
  const number = params.number === NEW ? null : (params.number ?? '');
  return accountAction(context, values, async () => {
    const result = await saveAddress(context, request, number, values);
    if (result.status === 'refused') return result.problem;
    return toAccount(context, 'saved');
  });
}

export default function AddressRoute() {
  const {isNew, countries, values} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('account.addresses');
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="text-3xl">{t(isNew ? 'add' : 'edit')}</h1>
      <AddressForm answer={answer} countries={countries} values={values} />
    </div>
  );
}
