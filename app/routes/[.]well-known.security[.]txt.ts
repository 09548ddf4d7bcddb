import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {securityText} from '~/lib/seo/security-text';

export function loader({context}: LoaderFunctionArgs) {
  return new Response(securityText(context.env, new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
