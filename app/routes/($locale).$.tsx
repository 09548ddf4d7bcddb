import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {notFound} from '~/lib/not-found';

/** Every path that no other route knows. */
export function loader({request}: LoaderFunctionArgs) {
  throw notFound(new URL(request.url).pathname);
}

/** Never shown; without a component this would be a resource route, which has no error page. */
export default function UnknownPage() {
  return null;
}
