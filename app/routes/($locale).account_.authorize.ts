import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireFound} from '~/lib/account/account-page.server';

/** Where the provider's sign-in leads back to; it shows nothing and leads on. */
export function loader({context, request}: LoaderFunctionArgs) {
  const {finishSignIn} = requireFound(context.accounts.provider, request);
  return finishSignIn(context, request);
}
