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
import {PasswordForm} from '~/components/account/PasswordForm';
import {
  accountAction,
  formHeaders,
  toAccount,
} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-seo.server';
import {requireCustomerToken} from '~/lib/account/customer-session.server';
import {formText} from '~/lib/account/form-text';
import {loadCustomer} from '~/lib/account/load-customer.server';
import {changePassword} from '~/lib/account/update-customer.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = formHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const {email} = await loadCustomer(context, request);
  const t = translatorFor(context.locale.code);
  return {
    email: email ?? '',
    seo: accountSeo(context, t('account.password.title'), '/account/password'),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  await requireCustomerToken(context, request);
  const form = await request.formData().catch(() => new FormData());
  return accountAction(context, {}, async () => {
    const result = await changePassword(context, request, {
      currentPassword: formText(form, 'currentPassword'),
      password: formText(form, 'password'),
    });
    return result.status === 'refused'
      ? result.problem
      : toAccount(context, 'password');
  });
}

export default function PasswordRoute() {
  const {email} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('account.password');
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="text-3xl">{t('title')}</h1>
      <PasswordForm answer={answer} email={email} />
    </div>
  );
}
