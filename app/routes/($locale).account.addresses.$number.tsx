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
import {AddressForm} from '~/components/account/AddressForm';
import {accountAction, PRIVATE} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-seo.server';
import {ADDRESS_FIELDS, PROVINCES_OF} from '~/lib/account/address';
import {loadAddressForm, saveAddress} from '~/lib/account/addresses.server';
import {afterChange} from '~/lib/account/change-result.server';
import {requireCustomerToken} from '~/lib/account/customer-session.server';
import {formText, formTexts} from '~/lib/account/form-text';
import {sentForm} from '~/lib/forms/sent-form.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo';

/** Stands in the address for one that is not there yet. */
const NEW = 'new';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const isNew = params.number === NEW;
  const t = translatorFor(context.locale.code);
  return {
    isNew,
    ...(await loadAddressForm(context, request, numberOf(params.number))),
    seo: accountSeo(
      context,
      t(isNew ? 'account.addresses.add' : 'account.addresses.edit'),
      '/account',
    ),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  await requireCustomerToken(context, request);
  const form = await sentForm(request);
  const texts = formTexts(form, ADDRESS_FIELDS);
  // Without JavaScript the list may still be the one of another country.
  const isOfCountry = formText(form, PROVINCES_OF) === texts.country;
  const values = isOfCountry ? texts : {...texts, province: ''};
  const number = numberOf(params.number);
  return accountAction(context, values, async () => {
    const result = await saveAddress(context, request, number, values);
    return afterChange(context, result, 'saved');
  });
}

function numberOf(param = ''): string | null {
  return param === NEW ? null : param;
}

export default function AddressRoute() {
  const {isNew, ...form} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('account.addresses');
  return (
    <AccountFormPage title={t(isNew ? 'add' : 'edit')}>
      <AddressForm answer={answer} {...form} />
    </AccountFormPage>
  );
}
