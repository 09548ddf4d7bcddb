import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {invalidPage} from '~/lib/http/not-found';

/** Where the provider's sign-in leads back to; it shows nothing and leads on. */
export function loader({context, request}: LoaderFunctionArgs) {
  const {provider} = context.accounts;
  if (!provider) throw invalidPage(new URL(request.url).pathname);
  return provider.finishSignIn(context, request);
}
