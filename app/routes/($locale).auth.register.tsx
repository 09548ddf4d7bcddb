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
import {ConsentField} from '~/components/account/ConsentField';
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
import {loginPath, returnPath} from '~/lib/account/return-path';
import {requireChallenge} from '~/lib/http/challenge.server';
import {failureCounter} from '~/lib/http/rate-limit.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';
import {PRIVATE} from '~/lib/http/private-headers.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

export function loader({context, request}: LoaderFunctionArgs) {
  const {search} = authTarget(context, request);
  const t = translatorFor(context.locale.code);
  return {
    search,
    hasPasswords: context.accounts.can.password,
    seo: accountSeo(context, t('auth.register.title'), '/auth/register'),
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const {provider} = context.accounts;
  const search = new URL(request.url).searchParams;
  if (provider) {
    const path = returnPath(search.get('redirect'), context.locale);
    throw await provider.beginSignIn(context, request, path);
  }
  const form = await sentForm(request);
  const texts = formTexts(form, ['firstName', 'lastName', 'email']);
  const acceptsMarketing = form.has('acceptsMarketing');
  const values = {...texts, ...(acceptsMarketing && {acceptsMarketing: 'on'})};
  const {locale, session} = context;
  await requireChallenge(context, form, 'register');
  return accountAction(context, values, async () => {
    failureCounter.take(context.buyer);
    const password = formText(form, 'password');
    const result = await requirePasswords(context, request).register(
      context,
      request,
      {
        ...texts,
        password,
        acceptsMarketing,
      },
    );
    if (result.status === 'refused') return result.problem;
    const wanted = returnPath(search.get('redirect'), locale);
    if (result.status === 'registered')
      session.flash('accountNotice', 'registered');
    return redirectReplacing(
      result.status === 'signedIn' ? wanted : loginPath(wanted, locale),
    );
  });
}

export default function RegisterRoute() {
  const {hasPasswords, search} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) return <ProviderSignIn purpose="register" />;
  return (
    <AuthPage title={t('register.title')}>
      <AccountForm answer={answer} submit={t('register.submit')}>
        <AccountField
          name="firstName"
          label={t('fields.firstName')}
          autoComplete="given-name"
        />
        <AccountField
          name="lastName"
          label={t('fields.lastName')}
          autoComplete="family-name"
        />
        <CredentialFields password="new-password" />
        <ConsentField />
        <p className="text-sm text-muted">
          {t.rich('register.privacy', {
            link: (chunks) => (
              <Link to="/legal/privacy" className="text-link">
                {chunks}
              </Link>
            ),
          })}
        </p>
      </AccountForm>
      <p>
        <Link to={`/auth/login${search}`} className="text-link">
          {t('register.login')}
        </Link>
      </p>
    </AuthPage>
  );
}
