import {
  Form,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
  type MetaFunction,
} from '@remix-run/react';
import type {HeadersArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {AccountNavigation} from '~/components/account/AccountNavigation';
import {AuthNotice} from '~/components/account/AuthNotice';
import {SignInAgainPage} from '~/components/account/SignInAgainPage';
import {ErrorPage} from '~/components/layout/ErrorPage';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import {requireCustomerToken} from '~/lib/account/customer-session.server';
import {signInAgainOf} from '~/lib/account/sign-in-again';
import {errorMeta} from '~/lib/seo/error-meta';
import {formHeaders} from '~/lib/http/private-headers.server';
import {localeOfPath, localizedPath} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {pageTitle} from '~/lib/seo/seo';

export const headers = ({errorHeaders = new Headers()}: HeadersArgs) =>
  formHeaders({actionHeaders: errorHeaders});

/** Title of what `ErrorBoundary` shows; every page below has its own. */
export const meta: MetaFunction = ({error, location: {pathname}}) => {
  if (!error) return [];
  if (!signInAgainOf(error)) return errorMeta(pathname);
  const t = translatorFor(localeOfPath(pathname).code);
  return [{title: pageTitle(t('auth.login.title'))}];
};

/**
 * Lets nobody in who is not signed in; every page below checks it as well. That a
 * logout failed is said here: the page below needs the same provider.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireCustomerToken(context, request);
  return {
    notice: context.session.take('logoutFailed')
      ? ('logoutFailed' as const)
      : null,
  };
}

/** A form whose customer is not signed in any more asks him to be; other errors are the root's. */
export function ErrorBoundary() {
  const error = useRouteError();
  const signInAgain = signInAgainOf(error);
  // There is none when the layout's own loader failed.
  const loaded = useRouteLoaderData<typeof loader>('routes/($locale).account');
  return signInAgain ? (
    <SignInAgainPage {...signInAgain} />
  ) : (
    <>
      <AuthNotice notice={loaded?.notice ?? null} />
      <ErrorPage error={error} />
    </>
  );
}

export default function AccountLayout() {
  const t = useTranslations('auth');
  const locale = useLocale();
  const {notice} = useLoaderData<typeof loader>();
  return (
    <div className="page-width grid gap-8 py-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-10 print:block">
      <div className="flex flex-wrap items-center justify-between gap-4 lg:flex-col lg:items-stretch lg:justify-start print:hidden">
        <AccountNavigation />
        <Form method="post" action={localizedPath('/auth/logout', locale)}>
          <Button type="submit" variant="secondary" size="sm">
            {t('logout')}
          </Button>
        </Form>
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <AuthNotice notice={notice} />
        <Outlet />
      </div>
    </div>
  );
}
