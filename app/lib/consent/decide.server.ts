import {redirect} from '@shopify/remix-oxygen';
import type {CookieScope} from '~/lib/environment/cookie-scope.server';
import {formText, sentForm} from '~/lib/forms/read-form.server';
import {jsonError} from '~/lib/http/json-error.server';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {readCookies} from '~/lib/http/cookies.server';
import {
  consentCookies,
  decidedIds,
  unwantedCookies,
  type Decision,
} from './consent-state';
import {expiredCookies} from './expired-cookies';

const DECISIONS: readonly Decision[] = ['all', 'necessary', 'selection'];

/**
 * Stores the decision, deletes unwanted cookies and redirects back (303; 400 if unknown).
 * Fields: `decision`, `cookie` per checked id, `path`.
 * @throws like `sentForm`.
 */
export async function decideConsent(
  request: Request,
  scope: CookieScope,
): Promise<Response> {
  const form = await sentForm(request);
  const wanted = formText(form, 'decision');
  const decision = DECISIONS.find((name) => name === wanted);
  if (!decision) return jsonError(400, 'Unknown decision.');
  const enabled = decidedIds(decision, form.getAll('cookie').map(String));
  const headers = new Headers();
  // Only cookies in the request, which keeps the response small.
  const sent = readCookies(request.headers.get('Cookie'));
  const expired = expiredCookies(
    unwantedCookies(enabled).filter((name) => sent.has(name)),
    {hostname: new URL(request.url).hostname, pathname: '/'},
  );
  for (const cookie of [...consentCookies(enabled, scope), ...expired])
    headers.append('Set-Cookie', cookie);
  const path = sameOriginPath(form.get('path')) ?? '/';
  return redirect(path, {status: 303, headers});
}
