import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {notFound} from '~/lib/http/not-found';
import {DEFAULT_LOCALE} from '~/lib/i18n/locale';

/** Every path that no other route knows. `/de/…` leads to the bare path, which is German. */
export function loader({request}: LoaderFunctionArgs) {
  const {pathname, search} = new URL(request.url);
  const [, first = '', ...rest] = pathname.split('/');
  if (first === DEFAULT_LOCALE.code) {
    throw redirect(`/${rest.join('/')}${search}`, 301);
  }
  throw notFound(pathname);
}

/** Never shown; without a component this would be a resource route, which has no error page. */
export default function UnknownPage() {
  return null;
}
