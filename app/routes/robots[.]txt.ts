import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {robotsText} from '~/lib/seo/robots';

export function loader({context}: LoaderFunctionArgs) {
  return new Response(robotsText(context.env), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
