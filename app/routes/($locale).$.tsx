import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {notFound} from '~/lib/http/not-found';
import {DEFAULT_LOCALE} from '~/lib/i18n/locale';

/** The 404 page; `/de/…` redirects to the path without a prefix, `/FAQ` to lower case. */
export function loader({request}: LoaderFunctionArgs) {
  const {pathname, search} = new URL(request.url);
  const [, first = '', ...rest] = pathname.split('/');
  if (first === DEFAULT_LOCALE.code) {
    throw redirect(`/${rest.join('/')}${search}`, 301);
  }
  // Not the letters of an escape such as `%C3`.
  const small = pathname.replace(/(?<!%.?)[A-Z]/g, (letter) =>
    letter.toLowerCase(),
  );
  if (small !== pathname) throw redirect(small + search, 301);
  throw notFound(pathname);
}

/** Never rendered; a route without a component has no error page. */
export default function UnknownPage() {
  return null;
}
