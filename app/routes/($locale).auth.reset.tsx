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
import {AuthPage} from '~/components/account/AuthPage';
import {NewPasswordForm} from '~/components/account/NewPasswordForm';
import {NoPassword} from '~/components/account/NoPassword';
import {Link} from '~/components/ui/Link';
import {accountAction} from '~/lib/account/account-action.server';
import {accountSeo} from '~/lib/account/account-seo.server';
import {requirePasswords} from '~/lib/account/auth-target.server';
import {afterChange} from '~/lib/account/change-result.server';
import {isPasswordUrl} from '~/lib/account/password-url';
import {formText, formTexts, sentForm} from '~/lib/forms/read-form.server';
import {shopOrigin} from '~/lib/environment/env.server';
import {translatorFor} from '~/lib/i18n/messages';
import {seoMeta} from '~/lib/seo/seo';
import {PRIVATE} from '~/lib/http/private-headers.server';

export const meta: MetaFunction<typeof loader> = ({data}) => seoMeta(data?.seo);

export const headers = () => PRIVATE;

export function loader({context}: LoaderFunctionArgs) {
  const t = translatorFor(context.locale.code);
  return {
    hasPasswords: context.accounts.can.password,
    seo: accountSeo(context, t('auth.reset.title'), '/auth/reset'),
  };
}

/** For a mail whose link is copied instead of clicked. */
export async function action({request, context}: ActionFunctionArgs) {
  const form = await sentForm(request);
  const {env, locale} = context;
  const {resetUrl} = formTexts(form, ['resetUrl']);
  // The link is as good as a password and does not go back into the page.
  return accountAction(context, {}, async () => {
    const origins = [
      env.PUBLIC_SITE_URL,
      shopOrigin(env.PUBLIC_STORE_DOMAIN),
      shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN),
    ];
    if (!isPasswordUrl(resetUrl, 'reset', origins)) {
      const message = translatorFor(locale.code)('auth.problems.resetUrl');
      return {message, field: 'resetUrl'};
    }
    const password = formText(form, 'password');
    const result = await requirePasswords(context, request).setPasswordByUrl(
      context,
      resetUrl,
      password,
    );
    return afterChange(context, result, 'password');
  });
}

export default function ResetRoute() {
  const {hasPasswords} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations('auth');
  if (!hasPasswords) return <NoPassword />;
  return (
    <AuthPage title={t('reset.title')}>
      <NewPasswordForm answer={answer} submit={t('reset.submit')} withLink />
      <p>
        <Link to="/auth/recover" className="text-link">
          {t('reset.recover')}
        </Link>
      </p>
    </AuthPage>
  );
}
