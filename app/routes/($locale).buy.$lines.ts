import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAgents} from '~/lib/agents/agents-document.server';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {localizedPath, withoutLocale} from '~/lib/i18n/locale';

/** Shopify's links for agents (`/buy/{variant}:{quantity},…`) are cart permalinks. */
export function loader({context, request}: LoaderFunctionArgs) {
  requireAgents(context.env, request);
  const {pathname, search} = new URL(request.url);
  const path = withoutLocale(pathname).replace(/^\/buy/, '/cart');
  throw redirect(localizedPath(path, context.locale) + search, {
    headers: PRIVATE,
  });
}
