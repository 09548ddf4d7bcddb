import {Form, Outlet, useRouteError, type MetaFunction} from '@remix-run/react';
import type {HeadersArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useTranslations} from 'use-intl/react';
import {AccountNavigation} from '~/components/account/AccountNavigation';
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

/** Lets nobody in who is not signed in; every page below checks it as well. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireCustomerToken(context, request);
  return null;
}

/** A form whose customer is not signed in any more asks him to be; other errors are the root's. */
export function ErrorBoundary() {
  const error = useRouteError();
  const signInAgain = signInAgainOf(error);
  return signInAgain ? (
    <SignInAgainPage {...signInAgain} />
  ) : (
    <ErrorPage error={error} />
  );
}

export default function AccountLayout() {
  const t = useTranslations('auth');
  const locale = useLocale();
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
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
