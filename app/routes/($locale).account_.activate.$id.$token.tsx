import {useActionData, type MetaFunction} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {AuthPage} from '~/components/account/AuthPage';
import {NewPasswordForm} from '~/components/account/NewPasswordForm';
import {accountAction} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-seo.server';
import {setPassword} from '~/lib/account/auth-actions.server';
import {formText} from '~/lib/account/form-text';
import {mailLink, SECRET_PAGE} from '~/lib/account/mail-link.server';
import {afterPassword} from '~/lib/account/password-result.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => SECRET_PAGE;

/** The link of a mail. Opening it changes nothing: mail scanners do so, too. */
export function loader({context, params, request}: LoaderFunctionArgs) {
  mailLink(params, request);
  const t = translatorFor(context.locale.code);
  // The secret stays out of the canonical address.
  return {seo: accountSeo(context, t('auth.activate.title'), '/auth/reset')};
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const link = mailLink(params, request);
  const form = await request.formData().catch(() => new FormData());
  const password = formText(form, 'password');
  return accountAction(context, {}, async () =>
    afterPassword(
      context,
      await setPassword(context, 'activate', link, password),
    ),
  );
}

export default function MailLinkRoute() {
  const answer = useActionData<typeof action>();
  const t = useTranslations('auth');
  return (
    <AuthPage title={t('activate.title')}>
      <NewPasswordForm answer={answer} submit={t('activate.submit')} />
    </AuthPage>
  );
}
