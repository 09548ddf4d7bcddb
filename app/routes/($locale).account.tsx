import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useMatches,
  useRouteError,
  type MetaFunction,
} from '@remix-run/react';
import type {LoaderFunctionArgs, SerializeFrom} from '@shopify/remix-oxygen';
import {AccountNavigation} from '~/components/account/AccountNavigation';
import {UnsavedFormPage} from '~/components/account/UnsavedFormPage';
import {SessionNotice} from '~/components/account/Notice';
import {ErrorPage} from '~/components/layout/ErrorPage';
import {noticeView} from '~/lib/account/account-page.server';
import {thrownFormState} from '~/lib/account/thrown-form-state';
import {errorMeta} from '~/lib/seo/error-meta';
import {pageHeaders} from '~/lib/http/private-headers.server';
import {localeOfPath} from '~/lib/i18n/locale';
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

export default function AccountLayout() {
  const {notice} = useLoaderData<typeof loader>();
  return (
    <div className="page-width beside-list items-baseline py-6 lg:py-10">
      <AccountNavigation />
      <div className="grid min-w-0 items-start gap-6">
        <SessionNotice notice={notice} />
        <Outlet />
      </div>
    </div>
  );
}
