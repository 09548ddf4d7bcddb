import {redirect} from '@shopify/remix-oxygen';

/** For clients that ignore `<link rel="icon">`. */
export function loader() {
  return redirect('/apple-touch-icon.png', {
    status: 301,
    headers: {'Cache-Control': 'public, max-age=86400'},
  });
}
