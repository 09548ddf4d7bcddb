import {replace} from '@remix-run/server-runtime';
import {redirect} from '@shopify/remix-oxygen';
import type {RequestContext} from '../context.server';
import {invalidPage} from '~/lib/http/not-found';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {pageSeo, type PageSeo} from '~/lib/seo/seo';
import {customerToken, forgetToken} from '~/lib/session/customer-token.server';
import {pagePath} from '../i18n/locale';
import {translatorFor, type Translator} from '../i18n/messages';
import {pageFailure} from '../storefront/page-failure.server';
import {loginPath, returnPath} from './return-path';

/** What a page of the account says about itself; no search engine lists it. */
export function accountSeo(
  {env, locale}: Pick<RequestContext, 'env' | 'locale'>,
  title: (t: Translator) => string,
  path: string,
): PageSeo {
  const t = translatorFor(locale.code);
  return pageSeo(
    {title: title(t), description: t('auth.description'), path, isHidden: true},
    {siteUrl: env.PUBLIC_SITE_URL, locale},
  );
}

/** For loaders: a failure of the provider becomes the response of the error page. */
export function forPage<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw pageFailure(error);
  });
}

/**
 * The query of links between pages for signing in, which says where they lead in the end.
 * Throws a redirect there for a customer.
 */
export function authSearch(
  {locale, session}: Pick<RequestContext, 'locale' | 'session'>,
  request: Request,
): string {
  const wanted = new URL(request.url).searchParams.get('redirect');
  const target = returnPath(wanted, locale);
  if (customerToken(session) !== null) {
    // In place of this page, which Back would otherwise never get past.
    throw replace(target, {headers: PRIVATE});
  }
  return wanted === null ? '' : `?redirect=${encodeURIComponent(target)}`;
}

/** @throws the 404 of the request's page for what is not there. */
export function requireFound<Thing>(
  thing: Thing | null | undefined,
  request: Request,
): Thing {
  if (!thing) throw invalidPage(new URL(request.url).pathname);
  return thing;
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
  const query = new URLSearchParams(url.search);
  // Remix names the loaders that it wants here.
  query.delete('_routes');
  const page = pagePath(url.pathname) + (query.size > 0 ? `?${query}` : '');
  const from = request.method === 'GET' ? page : null;
  return redirect(loginPath(from, locale), {
    headers: {...PRIVATE, 'X-Remix-Reload-Document': 'true'},
  });
}

/** Ends a session, whose cart stays. Throw the result, which leads to the login page. */
export function endedSession(
  {session, locale}: Pick<RequestContext, 'session' | 'locale'>,
  request: Request,
): Response {
  forgetToken(session);
  session.flash('accountNotice', 'expired');
  return toLogin({locale}, request);
}
