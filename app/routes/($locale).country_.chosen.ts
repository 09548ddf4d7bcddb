import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loginMark} from '~/lib/session/customer-token.server';
import {PRIVATE} from '~/lib/http/private-headers.server';

/**
 * The country whose prices pages show now and who is signed in, for a page that the
 * browser had put aside; see `useRestoredPage`. Asks the provider nothing.
 */
export function loader({context}: LoaderFunctionArgs) {
  return Response.json(
    {country: context.country, login: loginMark(context.session)},
    {headers: PRIVATE},
  );
}
