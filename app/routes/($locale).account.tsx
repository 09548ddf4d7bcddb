import {
  Form,
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  type MetaFunction,
} from '@remix-run/react';
import type {LoaderFunctionArgs, SerializeFrom} from '@shopify/remix-oxygen';
import {UnsavedFormPage} from '~/components/account/UnsavedFormPage';
import {SessionNotice} from '~/components/account/Notice';
import {ErrorPage} from '~/components/layout/ErrorPage';
import {Button} from '~/components/ui/Button';
import {useTranslations} from 'use-intl/react';
import {NavigationLink} from '~/components/ui/NavigationLink';
import {useLocale} from '~/components/ui/use-locale';
import {currentEntry} from '~/lib/content/current-entry';
import {noticeView} from '~/lib/account/account-page.server';
import {thrownFormState} from '~/lib/account/thrown-form-state';
import {errorMeta} from '~/lib/seo/error-meta';
import {pageHeaders} from '~/lib/http/private-headers.server';
import {localeOfPath, localizedPath, withoutLocale} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {pageTitle, shopOf} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const headers = pageHeaders;

export const meta: MetaFunction = ({error, location: {pathname}, matches}) => {
  if (!error) return [];
  if (!thrownFormState(error)) return errorMeta(pathname, matches);
  const t = translatorFor(localeOfPath(pathname).code);
  return [{title: pageTitle(t('form.unsaved.title'), shopOf(matches).name)}];
};

/** The notice of a failed logout is rendered here, since child loaders may fail, too. */
export async function loader({context}: LoaderFunctionArgs) {
  await orErrorResponse(context.accounts.requireCustomerToken(context));
  const hasFailed = context.session.take('logoutFailed');
  return {notice: hasFailed ? noticeView(context, 'logoutFailed') : null};
}

export function ErrorBoundary() {
  const error = useRouteError();
  const formState = thrownFormState(error);
  // The id may start with `en/`. There is no data when this route's loader failed.
  const loaded = useMatches().find(({id}) => id.endsWith('.account'))?.data as
    | SerializeFrom<typeof loader>
    | undefined;
  if (formState) {
    const isSignedOut = isRouteErrorResponse(error) && error.status === 401;
    return <UnsavedFormPage state={formState} isSignedOut={isSignedOut} />;
  }
  return (
    <>
      <SessionNotice notice={loaded?.notice ?? null} />
      <ErrorPage error={error} />
    </>
  );
}

const LINKS = [
  {label: 'overview', to: '/account'},
  {label: 'orders', to: '/account/orders'},
  {label: 'wishlist', to: '/wishlist'},
  {label: 'notifications', to: '/account/notifications'},
] as const;

export default function AccountLayout() {
  const t = useTranslations();
  const locale = useLocale();
  const {notice} = useLoaderData<typeof loader>();
  const current = currentEntry(LINKS, withoutLocale(useLocation().pathname));
  return (
    <div className="page-width beside-list py-6 lg:py-10">
      <nav aria-label={t('account.nav.label')} className="print:hidden">
        <ul className="-mx-3 flex flex-wrap items-center gap-1 p-1 text-sm lg:flex-col lg:items-stretch lg:text-base">
          {LINKS.map(({label, to}) => (
            <li key={to}>
              <NavigationLink
                to={to}
                isSection={to === current?.to}
                className="flex min-h-11 items-center rounded-control px-2 hover:bg-sunken aria-[current]:text-accent aria-[current]:font-bold"
              >
                {t(`account.nav.${label}`)}
              </NavigationLink>
            </li>
          ))}
          <li className="ml-auto px-2 lg:mt-4 lg:ml-0">
            <Form
              method="post"
              action={localizedPath('/auth/logout', locale)}
              // Logout loads a new document in place of this one.
              replace
            >
              <Button type="submit" variant="secondary" size="sm">
                {t('auth.logout')}
              </Button>
            </Form>
          </li>
        </ul>
      </nav>
      <div className="grid min-w-0 items-start gap-6">
        <SessionNotice notice={notice} />
        <Outlet />
      </div>
    </div>
  );
}
