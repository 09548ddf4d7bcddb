import {redirect} from '@shopify/remix-oxygen';
import {
  scopeText,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {formText, sentForm} from '../forms/read-form.server';
import {jsonError} from '~/lib/http/json-error.server';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import {readCookies} from '~/lib/session/read-cookie';
import {
  consentCookies,
  decidedIds,
  unwantedCookies,
  type Decision,
} from './consent-state';
import {expiredCookies} from './expired-cookies';
import {PRIVATE} from '~/lib/http/private-headers.server';

const DECISIONS: ReadonlySet<string> = new Set<Decision>([
  'all',
  'necessary',
  'selection',
]);

/**
 * Answers the consent form: keeps the decision, deletes the cookies that it rules
 * out (those too that no script may touch) and leads back. Fields: `decision`,
 * `cookie` once per ticked id, `path`. Unknown ids are ignored.
 *
 * @returns 303, 400 for an unknown decision.
 * @throws like `sentForm`.
 */
export async function decideConsent(
  request: Request,
  scope: CookieScope,
): Promise<Response> {
  const form = await sentForm(request);
  const decision = formText(form, 'decision');
  if (!isDecision(decision)) return jsonError(400, 'Unknown decision.');
  const enabled = decidedIds(decision, form.getAll('cookie').map(String));
  const headers = new Headers(PRIVATE);
  for (const cookie of [
    ...consentCookies(enabled, scopeText(scope)),
    ...expiredCookies(sentCookies(request, unwantedCookies(enabled)), {
      hostname: new URL(request.url).hostname,
      pathname: '/',
    }),
  ]) {
    headers.append('Set-Cookie', cookie);
  }
  const path = sameOriginPath(form.get('path')) ?? '/';
  return redirect(path, {status: 303, headers});
}

function isDecision(value: string): value is Decision {
  return DECISIONS.has(value);
}

/** Only these need deleting, which keeps the answer small. */
function sentCookies(request: Request, names: readonly string[]): string[] {
  const sent = readCookies(request.headers.get('Cookie'));
  return names.filter((name) => sent.has(name));
}
