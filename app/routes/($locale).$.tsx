import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {notFound} from '~/lib/http/not-found';

/** Every path that no other route knows. `/de/…` leads to the bare path, which is German. */
export function loader({request}: LoaderFunctionArgs) {
  const {pathname, search} = new URL(request.url);
  const german = /^\/de(\/.*)?$/.exec(pathname);
  if (german) throw redirect(`${german[1] ?? '/'}${search}`, 301);
  throw notFound(pathname);
}

/** Never shown; without a component this would be a resource route, which has no error page. */
export default function UnknownPage() {
  return null;
}
