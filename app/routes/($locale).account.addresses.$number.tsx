import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {AddressForm} from '~/components/account/AddressForm';
import {useTranslations} from 'use-intl/react';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {customerAction} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-page.server';
import {
  ADDRESS_FIELDS,
  PROVINCES_OF,
  type AddressValues,
} from '~/lib/account/address';
import {formText, formTexts} from '~/lib/forms/read-form.server';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

const NEW = 'new';

export const meta = pageMeta<typeof loader>;

export async function loader({context, params}: LoaderFunctionArgs) {
  const number = numberOf(params.number);
  const title = number === null ? 'add' : 'edit';
  return {
    title,
    form: await orErrorResponse(
      context.accounts.loadAddressForm(context, number),
    ),
    seo: accountSeo(
      context,
      (t) => t(`account.addresses.${title}`),
      '/account',
    ),
  } as const;
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const number = numberOf(params.number);
  const {saveAddress} = context.accounts;
  const save = async (form: FormData) =>
    (await saveAddress(context, number, readForm(form))) ?? 'saved';
  return customerAction(context, request, save, readForm);
}

export const clientAction = keepUnsentForm;

function readForm(form: FormData): AddressValues {
  const texts = formTexts(form, ADDRESS_FIELDS);
  // Without JavaScript, the province may belong to the previous country.
  const isSameCountry = formText(form, PROVINCES_OF) === texts.country;
  return isSameCountry ? texts : {...texts, province: ''};
}

function numberOf(param = ''): string | null {
  return param === NEW ? null : param;
}

export default function AddressRoute() {
  const {form, title} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations('account.addresses');
  return (
    <div className="grid max-w-[65ch] gap-6">
      <h1 className="text-3xl sm:text-4xl">{t(title)}</h1>
      <AddressForm state={state} {...form} />
    </div>
  );
}
