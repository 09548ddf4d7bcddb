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
import {AccountForm} from '~/components/account/AccountForm';
import {AuthNotice} from '~/components/account/AuthNotice';
import {AuthPage} from '~/components/account/AuthPage';
import {CredentialFields} from '~/components/account/CredentialFields';
import {ProviderSignIn} from '~/components/account/ProviderSignIn';
import {Link} from '~/components/ui/Link';
import {
  accountAction,
  redirectReplacing,
} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-seo.server';
import {authTarget, requirePasswords} from '~/lib/account/auth-target.server';
import {formText, formTexts, sentForm} from '~/lib/forms/read-form.server';
import {requireChallenge} from '~/lib/http/challenge.server';
import {returnPath} from '~/lib/account/return-path';
import {formHeaders} from '~/lib/http/private-headers.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = formHeaders;

export function loader({context, request}: LoaderFunctionArgs) {
  const {search} = authTarget(context, request);
  const t = translatorFor(context.locale.code);
  return {
    notice: context.session.take('accountNotice'),
    search,
    hasPasswords: context.accounts.can.password,
    seo: accountSeo(context, t('auth.login.title'), '/auth/login'),
  };
}

/** Where to go on to stands in the form's address, as on the page. */
export async function action({request, context}: ActionFunctionArgs) {
  const {provider} = context.accounts;
  const wanted = new URL(request.url).searchParams.get('redirect');
  if (provider) {
    const path = returnPath(wanted, context.locale);
    throw await provider.beginSignIn(context, request, path);
  }
  const form = await sentForm(request);
  const values = formTexts(form, ['email']);
  const {locale} = context;
  await requireChallenge(context, form, 'login');
  return accountAction(context, values, async () => {
    const password = formText(form, 'password');
    const {email} = values;
    const problem = await requirePasswords(context, request).logIn(
      context,
      request,
      {email, password},
    );
    return problem ?? redirectReplacing(returnPath(wanted, locale));
  });
}

export default function LoginRoute() {
  const {hasPasswords, notice, search} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) {
    return (
      <ProviderSignIn purpose="login">
        <AuthNotice notice={notice} />
      </ProviderSignIn>
    );
  }
  return (
    <AuthPage title={t('login.title')}>
      {answer ? null : <AuthNotice notice={notice} />}
      <AccountForm answer={answer} submit={t('login.submit')}>
        <CredentialFields password="current-password" />
      </AccountForm>
      <ul className="grid gap-3">
        <li>
          <Link to="/auth/recover" className="text-link">
            {t('login.recover')}
          </Link>
        </li>
        <li>
          <Link to={`/auth/register${search}`} className="text-link">
            {t('login.register')}
          </Link>
        </li>
      </ul>
    </AuthPage>
  );
}
