import {isbot} from 'isbot';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {localeFromAcceptLanguage, localeFromCookie} from './detect-locale';
import {localeCookie} from './locale-cookie.server';
import {PRIVATE} from '~/lib/http/private-headers.server';

/**
 * Sends a visitor of `/` to `/en` when the locale cookie says so, or when there
 * is none and a person's browser prefers English over German. Deeper paths never
 * redirect, so that a link leads where it says.
 *
 * @returns the redirect, or `null` when the page is to be shown in German.
 */
export function rootRedirect(
  request: Request,
  {env}: {readonly env: Parameters<typeof cookieScope>[0]},
): Response | null {
  const url = new URL(request.url);
  if (url.pathname !== '/' || request.method !== 'GET') return null;
  const chosen = localeFromCookie(request.headers.get('Cookie'));
  const wantsEnglish = chosen
    ? chosen.code === 'en'
    : !isbot(request.headers.get('User-Agent')) &&
      localeFromAcceptLanguage(request.headers.get('Accept-Language'))?.code ===
        'en';
  if (!wantsEnglish) return null;
  return new Response(null, {
    status: 302,
    headers: {
      Location: `/en${url.search}`,
      ...PRIVATE,
      'Set-Cookie': localeCookie('en', cookieScope(env)),
    },
  });
}
