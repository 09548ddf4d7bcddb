import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {EmailField} from '~/components/account/AccountFields';
import {AccountForm} from '~/components/account/AccountForm';
import {AuthPage} from '~/components/account/AuthPage';
import {SessionNotice} from '~/components/account/Notice';
import {ShopifySignIn} from '~/components/account/ShopifySignIn';
import {FormField} from '~/components/ui/FormField';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {
  accountAction,
  redirectReplacing,
} from '~/lib/account/account-action.server';
import {
  accountSeo,
  authSearch,
  noticeView,
  readSignIn,
  requireFound,
  takeNotice,
} from '~/lib/account/account-page.server';
import {formText, formTexts} from '~/lib/forms/read-form.server';
import {requireChallenge} from '~/lib/forms/challenge.server';
import {pageHeaders} from '~/lib/http/private-headers.server';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export const headers = pageHeaders;

export function loader({context}: LoaderFunctionArgs) {
  const search = authSearch(context);
  const notice = takeNotice(context);
  return {
    search,
    notice:
      notice ?? (search === '' ? null : noticeView(context, 'signInNeeded')),
    hasPasswords: context.accounts.passwords !== null,
    seo: accountSeo(context, (t) => t('auth.login.title'), '/auth/login'),
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const {form, path} = await readSignIn(context, request);
  await requireChallenge(context, form, 'login');
  return accountAction(context, form, async () => {
    const {email} = formTexts(form, ['email']);
    const login = {email, password: formText(form, 'password')};
    const {logIn} = requireFound(context, context.accounts.passwords);
    return (await logIn(context, login)) ?? redirectReplacing(path);
  });
}

export const clientAction = keepUnsentForm;

export default function LoginRoute() {
  const {hasPasswords, notice, search} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) {
    return (
      <ShopifySignIn purpose="login">
        <SessionNotice notice={notice} />
      </ShopifySignIn>
    );
  }
  return (
    <AuthPage title={t('login.title')}>
      {state ? null : <SessionNotice notice={notice} />}
      <AccountForm state={state} submit={t('login.submit')}>
        <EmailField />
        <FormField
          name="password"
          type="password"
          label={t('fields.password')}
          autoComplete="current-password"
          required
        />
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
