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
import {AccountField} from '~/components/account/AccountField';
import {AccountForm} from '~/components/account/AccountForm';
import {AuthPage} from '~/components/account/AuthPage';
import {NoPassword} from '~/components/account/NoPassword';
import {Notice} from '~/components/account/Notice';
import {Link} from '~/components/ui/Link';
import {
  accountAction,
  redirectReplacing,
} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-seo.server';
import {requirePasswords} from '~/lib/account/auth-target.server';
import {formTexts, sentForm} from '~/lib/forms/read-form.server';
import {localizedPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {requireChallenge} from '~/lib/http/challenge.server';
import {
  addressKey,
  recoverLimit,
  failureCounter,
} from '~/lib/http/rate-limit.server';
import {seoMeta} from '~/lib/seo/seo';
import {PRIVATE} from '~/lib/http/private-headers.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

export function loader({context, request}: LoaderFunctionArgs) {
  const t = translatorFor(context.locale.code);
  return {
    hasPasswords: context.accounts.can.password,
    isSent: new URL(request.url).searchParams.has('sent'),
    seo: accountSeo(context, t('auth.recover.title'), '/auth/recover'),
  };
}

/** Answers the same whether or not the address is known. */
export async function action({request, context}: ActionFunctionArgs) {
  const passwords = requirePasswords(context, request);
  const form = await sentForm(request);
  const values = formTexts(form, ['email']);
  const {locale} = context;
  await requireChallenge(context, form, 'recover');
  return accountAction(context, values, () => {
    failureCounter.take(context.buyer);
    if (values.email === '') {
      const t = translatorFor(locale.code);
      const message = t('auth.problems.missing');
      return Promise.resolve({message, field: 'email'});
    }
    // Not waited for: the time that it takes would tell known addresses.
    // Too many make no difference to the visitor either.
    const key = addressKey(request, values.email);
    if (recoverLimit.take(key) === null) {
      context.waitUntil(passwords.recover(context, values.email));
    }
    const path = localizedPath('/auth/recover?sent', locale);
    return Promise.resolve(redirectReplacing(path));
  });
}

export default function RecoverRoute() {
  const {hasPasswords, isSent} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) return <NoPassword />;
  return (
    <AuthPage
      title={t('recover.title')}
      lead={isSent ? undefined : t('recover.lead')}
    >
      {isSent ? (
        <>
          <Notice>{t('recover.sent')}</Notice>
          <p>
            <Link to="/auth/reset" className="text-link">
              {t('recover.paste')}
            </Link>
          </p>
        </>
      ) : (
        <AccountForm answer={answer} submit={t('recover.submit')}>
          <AccountField
            name="email"
            type="email"
            label={t('fields.email')}
            autoComplete="username"
            required
          />
        </AccountForm>
      )}
      <p>
        <Link to="/auth/login" className="text-link">
          {t('recover.login')}
        </Link>
      </p>
    </AuthPage>
  );
}
