import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireFound} from '~/lib/account/account-page.server';

/** The OAuth callback of current accounts. */
export function loader({context, request}: LoaderFunctionArgs) {
  const {finishSignIn} = requireFound(context, context.accounts.shopifySignIn);
  return finishSignIn(context, request);
}
