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
import {NoPassword} from '~/components/account/NoPassword';
import {PasswordForm} from '~/components/account/PasswordForm';
import {accountSeo} from '~/lib/account/account-seo.server';
import {requirePasswords} from '~/lib/account/auth-target.server';
import {afterChange} from '~/lib/account/change-result.server';
import {customerAction} from '~/lib/account/customer-action.server';
import {formText} from '~/lib/forms/read-form.server';
import {formHeaders} from '~/lib/http/private-headers.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = formHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {id, email} = await context.accounts.loadCustomer(context, request);
  const t = translatorFor(context.locale.code);
  return {
    hasPasswords: context.accounts.can.password,
    shownTo: id,
    email: email ?? '',
    seo: accountSeo(context, t('account.password.title'), '/account/password'),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const read = () => ({});
  return customerAction(context, request, read, async (form) => {
    const result = await requirePasswords(context, request).changePassword(
      context,
      request,
      {
        currentPassword: formText(form, 'currentPassword'),
        password: formText(form, 'password'),
      },
    );
    return afterChange(context, result, 'password');
  });
}

export default function PasswordRoute() {
  const {email, hasPasswords, shownTo} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('account.password');
  if (!hasPasswords) return <NoPassword isSignedIn />;
  return (
    <AccountFormPage title={t('title')}>
      <PasswordForm answer={answer} email={email} shownTo={shownTo} />
    </AccountFormPage>
  );
}
