import {localeOfPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';

/**
 * Replaces a form's redirect to another site by a page that goes there. Chrome applies the
 * policy's `form-action` to every redirect of a form, and an account domain can lead on to any
 * identity provider.
 */
export function withoutFormRedirect(
  request: Request,
  response: Response,
): Response {
  const location = response.headers.get('Location');
  const url = new URL(request.url);
  // With a script a form is sent as a data request, whose redirect has the status 202.
  const isRedirect = response.status >= 300 && location !== null;
  if (request.method !== 'POST' || !isRedirect) return response;
  const target = new URL(location, url);
  if (target.origin === url.origin) return response;
  const {code, tag} = localeOfPath(url.pathname);
  const text = serverTranslator(code)('auth.provider.leave', {
    host: target.host,
  });
  // A URL's quotes and angle brackets are already encoded.
  const href = target.href.replaceAll('&', '&amp;');
  const headers = new Headers(response.headers);
  headers.delete('Location');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(
    `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${href}"><title>${text}</title><p><a href="${href}">${text}</a></p></html>`,
    {headers},
  );
}
