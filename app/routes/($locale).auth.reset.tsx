import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {AuthPage} from '~/components/account/AuthPage';
import {NewPasswordForm} from '~/components/account/NewPasswordForm';
import {NoPassword} from '~/components/account/ShopifySignIn';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {accountAction, ownProblem} from '~/lib/account/account-action.server';
import {accountSeo, requireFound} from '~/lib/account/account-page.server';
import {isMailedLink} from '~/lib/account/mailed-link.server';
import {formText, formTexts, sentForm} from '~/lib/forms/read-form.server';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export function loader({context}: LoaderFunctionArgs) {
  return {
    hasPasswords: context.accounts.passwords !== null,
    seo: accountSeo(context, (t) => t('auth.reset.title'), '/auth/reset'),
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const form = await sentForm(request);
  return accountAction(context, form, async () => {
    const {resetUrl: url} = formTexts(form, ['resetUrl']);
    if (!(await isMailedLink(context, url, 'reset'))) {
      return ownProblem(context, 'resetUrl', 'resetUrl');
    }
    const link = {purpose: 'url', url} as const;
    const {setPassword} = requireFound(context, context.accounts.passwords);
    const password = formText(form, 'password');
    return (await setPassword(context, link, password)) ?? 'password';
  });
}

export const clientAction = keepUnsentForm;

export default function ResetRoute() {
  const {hasPasswords} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) return <NoPassword />;
  return (
    <AuthPage title={t('reset.title')}>
      <NewPasswordForm state={state} submit={t('reset.submit')} withLink />
      <p>
        <Link to="/auth/recover" className="text-link">
          {t('reset.recover')}
        </Link>
      </p>
    </AuthPage>
  );
}
