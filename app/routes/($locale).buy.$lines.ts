import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAgents} from '~/lib/agents/agents-document.server';
import {isOpened} from '~/lib/cart/cart-links.server';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {localizedPath, withoutLocale} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';

/**
 * Shopify's links for agents (`/buy/{variant}:{quantity},…`) are cart permalinks. An agent that
 * follows one itself is told why it gets no cart.
 */
export function loader({context, request}: LoaderFunctionArgs) {
  requireAgents(context.env, request);
  if (!isOpened(request)) {
    const {env, locale} = context;
    const site = env.PUBLIC_SITE_URL;
    const text = serverTranslator(locale.code)('cartLink.forPeople', {
      site,
      pages: site + locale.prefix,
    });
    throw new Response(`${text}\n`, {
      status: 403,
      headers: {...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8'},
    });
  }
  const {pathname, search} = new URL(request.url);
  const path = withoutLocale(pathname).replace(/^\/buy/, '/cart');
  throw redirect(localizedPath(path, context.locale) + search);
}
