import {replace} from '@remix-run/server-runtime';
import {redirect} from '@shopify/remix-oxygen';
import type {RequestContext} from '~/lib/context.server';
import {sentForm} from '~/lib/forms/read-form.server';
import {invalidPage} from '~/lib/http/not-found';
import {pageSeo, type PageSeo} from '~/lib/seo/seo';
import type {AccountNotice} from '~/lib/session/session.server';
import {
  serverTranslator,
  type ServerTranslator,
} from '~/lib/i18n/messages.server';
import {loginPath, returnPath} from './return-path';

/** SEO data of an account page, hidden from search engines. */
export function accountSeo(
  context: Pick<RequestContext, 'env' | 'locale'>,
  title: (t: ServerTranslator) => string,
  path: string,
): PageSeo {
  const t = serverTranslator(context.locale.code);
  const description = t('descriptions.account');
  return pageSeo(context, {title: title(t), description, path, isHidden: true});
}

/** A notice in the page's language. A page shows one at most, so no browser loads all of their texts. */
export interface NoticeView {
  readonly message: string;
  readonly isProblem: boolean;
}

const PROBLEMS: readonly AccountNotice[] = [
  'logoutFailed',
  'signInFailed',
  'signInUnavailable',
];

export function noticeView(
  {locale}: Pick<RequestContext, 'locale'>,
  notice: AccountNotice,
): NoticeView {
  return {
    message: serverTranslator(locale.code)(`accountNotices.${notice}`),
    isProblem: PROBLEMS.includes(notice),
  };
}

/** The notice that an earlier request stored in the session; later pages do not have it. */
export function takeNotice(
  context: Pick<RequestContext, 'locale' | 'session'>,
): NoticeView | null {
  const notice = context.session.take('accountNotice');
  return notice ? noticeView(context, notice) : null;
}

/** Query for links between login and registration. @throws a redirect when already signed in. */
export function authSearch({
  locale,
  token,
  url,
}: Pick<RequestContext, 'locale' | 'token' | 'url'>): string {
  const wanted = url.searchParams.get('redirect');
  const target = returnPath(wanted, locale);
  if (token.value !== null) {
    // Replaced, since Back would lead here and be redirected again.
    throw replace(target);
  }
  return wanted === null ? '' : `?redirect=${encodeURIComponent(target)}`;
}

/**
 * The form of the login or registration page, and the page to return to, which is in the
 * form's URL. @throws a redirect to Shopify's sign-in where the shop has one.
 */
export async function readSignIn(context: RequestContext, request: Request) {
  const {accounts, locale, url} = context;
  const path = returnPath(url.searchParams.get('redirect'), locale);
  if (accounts.shopifySignIn) {
    throw await accounts.shopifySignIn.beginSignIn(context, request, path);
  }
  return {path, form: await sentForm(request)};
}

/** @throws the 404 page when the value is missing. */
export function requireFound<Value>(
  {url}: Pick<RequestContext, 'url'>,
  value: Value | null | undefined,
): Value {
  if (!value) throw invalidPage(url.pathname);
  return value;
}

/** Redirects to login and back, in a new document without customer data. Throw the result. */
export function redirectToLogin({
  locale,
  url: {pathname, search},
}: Pick<RequestContext, 'locale' | 'url'>): Response {
  return redirect(loginPath(pathname + search, locale), {
    headers: {'X-Remix-Reload-Document': 'true'},
  });
}

/** Signs out, keeps the cart and redirects to the login page. Throw the result. */
export function expiredSession(
  context: Pick<RequestContext, 'session' | 'token' | 'locale' | 'url'>,
): Response {
  context.token.forget();
  context.session.flash('accountNotice', 'expired');
  return redirectToLogin(context);
}
