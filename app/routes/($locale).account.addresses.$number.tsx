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
import {accountSeo} from '~/lib/account/account-seo.server';
import {
  ADDRESS_FIELDS,
  PROVINCES_OF,
  type AddressValues,
} from '~/lib/account/address';
import {afterChange} from '~/lib/account/change-result.server';
import {customerAction} from '~/lib/account/customer-action.server';
import {formText, formTexts} from '~/lib/forms/read-form.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';
import {PRIVATE} from '~/lib/http/private-headers.server';

/** Stands in the address for one that is not there yet. */
const NEW = 'new';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const isNew = params.number === NEW;
  const t = translatorFor(context.locale.code);
  return {
    isNew,
    ...(await context.accounts.loadAddressForm(
      context,
      request,
      numberOf(params.number),
    )),
    seo: accountSeo(
      context,
      t(isNew ? 'account.addresses.add' : 'account.addresses.edit'),
      '/account',
    ),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const number = numberOf(params.number);
  return customerAction(context, request, readForm, async (form) => {
    const result = await context.accounts.saveAddress(
      context,
      request,
      number,
      readForm(form),
    );
    return afterChange(context, result, 'saved');
  });
}

function readForm(form: FormData): AddressValues {
  const texts = formTexts(form, ADDRESS_FIELDS);
  // Without JavaScript the list may still be the one of another country.
  const isOfCountry = formText(form, PROVINCES_OF) === texts.country;
  return isOfCountry ? texts : {...texts, province: ''};
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
