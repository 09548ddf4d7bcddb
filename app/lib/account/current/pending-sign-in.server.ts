import {
  scopeText,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {readCookie} from '~/lib/session/read-cookie';
import {seal, unseal} from '~/lib/session/sealed-text.server';

/** A sign-in that was begun here and has not come back from the provider yet. */
interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  /** Where it leads in the end, on this site. */
  readonly path: string;
}

/** Seconds that somebody may take to find the code in the mail. */
const MAX_AGE = 30 * 60;

/** Sign-ins of one browser at a time, in as many tabs. */
const MOST_PENDING = 4;

/** Characters of the state that tell the cookies of a browser apart. */
const MARK_LENGTH = 16;

/**
 * `Set-Cookie` values that keep a sign-in in an encrypted cookie of its own, so that two
 * tabs do not disturb each other; the oldest of too many are forgotten.
 */
export async function keepPending(
  pending: PendingSignIn,
  headers: Headers,
  secret: string,
  scope: CookieScope,
): Promise<string[]> {
  const prefix = cookieName('', scope);
  const present = (headers.get('Cookie') ?? '')
    .split(/;\s*/)
    .flatMap((pair) => pair.split('=')[0] ?? [])
    .filter((name) => name.startsWith(prefix));
  const begun = {...pending, begunAt: Date.now()};
  const value = await seal(JSON.stringify(begun), secret, 'sign-in');
  return [
    // Browsers send the oldest first.
    ...present
      .slice(0, Math.max(0, present.length - MOST_PENDING + 1))
      .map((name) => cookie(name, '', 0, scope)),
    cookie(cookieName(pending.state, scope), value, MAX_AGE, scope),
  ];
}

/** The sign-in that an answer with this state belongs to; `null` when it was not begun here, or is too old. */
export async function readPending(
  state: string,
  headers: Headers,
  secrets: readonly string[],
  scope: CookieScope,
): Promise<PendingSignIn | null> {
  if (!/^[\w-]{43}$/.test(state)) return null;
  const sealed = readCookie(headers, cookieName(state, scope));
  const text = sealed && (await unseal(sealed, secrets, 'sign-in'));
  if (!text) return null;
  // Encrypted by us, so its form is known.
  const {begunAt, ...pending} = JSON.parse(text) as PendingSignIn & {
    begunAt: number;
  };
  const isFresh = Date.now() - begunAt < MAX_AGE * 1000;
  return isFresh && pending.state === state ? pending : null;
}

/** `Set-Cookie` value that forgets a sign-in. */
export function forgetPending(state: string, scope: CookieScope): string {
  return cookie(cookieName(state, scope), '', 0, scope);
}

function cookieName(state: string, {isHttps}: CookieScope): string {
  return `${isHttps ? '__Host-' : ''}sign-in-${state.slice(0, MARK_LENGTH)}`;
}

function cookie(
  name: string,
  value: string,
  maxAge: number,
  scope: CookieScope,
): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; ${scopeText(scope)}`;
}
