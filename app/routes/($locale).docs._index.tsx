import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {folderPages} from '~/lib/content/load-content.server';
import {localizedPath} from '~/lib/i18n/locale';
import {invalidPage} from '~/lib/http/not-found';

export async function loader({context, request}: LoaderFunctionArgs) {
  const [first] = await folderPages(context, '/docs');
  if (!first) throw invalidPage(new URL(request.url).pathname);
  throw redirect(localizedPath(first.path, context.locale), 302);
}

/** Never shown; a route without a component would answer with bare text where there is no manual. */
export default function Manual() {
  return null;
}
