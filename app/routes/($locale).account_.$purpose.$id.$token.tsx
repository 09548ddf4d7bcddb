import {useActionData, useLoaderData} from '@remix-run/react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {AuthPage} from '~/components/account/AuthPage';
import {NewPasswordForm} from '~/components/account/NewPasswordForm';
import {ProblemNotice} from '~/components/account/Notice';
import {NoPassword} from '~/components/account/ShopifySignIn';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {textLink} from '~/components/ui/text-link';
import {keepUnsentForm} from '~/components/ui/keep-unsent-form.client';
import {accountAction} from '~/lib/account/account-action.server';
import {accountSeo, requireFound} from '~/lib/account/account-page.server';
import {formText, sentForm} from '~/lib/forms/read-form.server';
import {invalidPage} from '~/lib/http/not-found';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

/** The link of an e-mail. Opening it changes nothing, since mail scanners open links, too. */
export function loader({context, params}: LoaderFunctionArgs) {
  const {purpose} = mailLink({context, params});
  return {
    purpose,
    hasPasswords: context.accounts.passwords !== null,
    // Keeps the secret out of the canonical URL.
    seo: accountSeo(context, (t) => t(`auth.${purpose}.title`), '/auth/reset'),
  };
}

export async function action({context, params, request}: ActionFunctionArgs) {
  const link = mailLink({context, params});
  const form = await sentForm(request);
  return accountAction(context, form, async () => {
    const password = formText(form, 'password');
    const {setPassword} = requireFound(context, context.accounts.passwords);
    const done = link.purpose === 'reset' ? 'password' : 'activated';
    return (await setPassword(context, link, password)) ?? done;
  });
}

export const clientAction = keepUnsentForm;

/** @throws the 404 page for a malformed link. */
function mailLink({
  context,
  params: {purpose, id = '', token = ''},
}: Pick<LoaderFunctionArgs, 'context' | 'params'>) {
  if (
    (purpose !== 'reset' && purpose !== 'activate') ||
    !/^\d{1,15}$/.test(id) ||
    !/^[\w-]{1,128}$/.test(token)
  ) {
    throw invalidPage(context.url.pathname);
  }
  return {purpose, id, token} as const;
}

export default function MailLinkRoute() {
  const {hasPasswords, purpose} = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) return <NoPassword />;
  return (
    <AuthPage
      title={t(`${purpose}.title`)}
      lead={purpose === 'activate' ? t('activate.lead') : undefined}
    >
      {state?.problems.some(({isFinal}) => isFinal) ? (
        <ProblemNotice state={state} />
      ) : (
        <NewPasswordForm state={state} submit={t(`${purpose}.submit`)} />
      )}
      {/* For links that were used or have expired. */}
      <p>
        {purpose === 'reset' ? (
          <Link to="/auth/recover" className="text-link">
            {t('reset.recover')}
          </Link>
        ) : (
          t.rich('activate.help', {
            link: textLink('/contact'),
          })
        )}
      </p>
    </AuthPage>
  );
}
