import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {contentPages} from '~/lib/content/content.server';
import {localizedPath} from '~/lib/i18n/locale';
import {invalidPage} from '~/lib/http/not-found';

export function loader({context, request}: LoaderFunctionArgs) {
  const first = contentPages(context.locale.code, '/docs')[0];
  if (!first) throw invalidPage(new URL(request.url).pathname);
  throw redirect(localizedPath(first.path, context.locale), 302);
}
