import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/**
 * The country whose prices pages show now, for a page that the browser had put aside;
 * see `useRestoredPage`. Asks the provider nothing.
 */
export function loader({context}: LoaderFunctionArgs) {
  return Response.json(
    {country: context.country},
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}
