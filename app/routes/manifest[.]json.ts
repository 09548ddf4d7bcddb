import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {merchantContent} from '~/lib/content/load-merchant-content.server';

/** The ground of the dark mode, as in `theme.css`. */
const GROUND = '#0a1020';

/** The web app manifest. */
export async function loader({context}: LoaderFunctionArgs) {
  const {shopName} = await merchantContent(context);
  return Response.json(
    {
      name: shopName,
      short_name: shopName,
      start_url: '/',
      display: 'browser',
      background_color: GROUND,
      theme_color: GROUND,
      icons: [
        {src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any'},
        {src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180'},
      ],
    },
    {
      headers: {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': context.requestLog.usesFallbackContent
          ? 'no-store'
          : 'public, max-age=3600',
      },
    },
  );
}
