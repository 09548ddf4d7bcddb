import {redirect} from '@shopify/remix-oxygen';
import type {RequestContext} from '../context.server';
import {pagePath} from '../i18n/locale';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {forgetToken} from '~/lib/session/customer-token.server';
import {loginPath} from './return-path';

/**
 * Ends a session whose token the provider does not know any more, gently: the
 * cart stays. Throw the result, a redirect to the login page.
 */
export function endedSession(
  {session, locale}: Pick<RequestContext, 'session' | 'locale'>,
  request: Request,
): Response {
  forgetToken(session);
  session.flash('accountNotice', 'expired');
  return toLogin({locale}, request);
}

/**
 * Leads a visitor to the login page, which leads back, by a new document: the scripts of
 * the old one may still hold a customer's data. Throw the result.
 */
export function toLogin(
  {locale}: Pick<RequestContext, 'locale'>,
  request: Request,
): Response {
  const url = new URL(request.url);
  const isPage = request.method === 'GET';
  const query = new URLSearchParams(url.search);
  // Remix names the loaders that it wants here.
  query.delete('_routes');
  const from = pagePath(url.pathname) + (query.size > 0 ? `?${query}` : '');
  return redirect(loginPath(isPage ? from : null, locale), {
    headers: {...PRIVATE, 'X-Remix-Reload-Document': 'true'},
  });
}
