import {Outlet} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {notFound} from '~/lib/not-found';

/**
 * Lets only known languages through: an optional segment would otherwise take
 * any word for one (trap C12). `/de/…` leads to the bare path, which is German.
 */
export function loader({params, request}: LoaderFunctionArgs) {
  const {locale} = params;
  if (locale === undefined || locale === 'en') return null;
  const url = new URL(request.url);
  if (locale === 'de') {
    const path = url.pathname.replace(/^\/de(?=\/|$)/, '') || '/';
    throw redirect(path + url.search, 301);
  }
  throw notFound(url.pathname);
}

export default function LocaleLayout() {
  return <Outlet />;
}
