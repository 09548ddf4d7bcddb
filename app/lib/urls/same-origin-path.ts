import {MAX_TARGET_LENGTH} from '~/lib/limits/limits';

/** Backslashes and control characters, which browsers turn into slashes or drop. */
const UNSAFE_CHARACTERS = /[\\\p{Cc}]/u;

const BASE = 'https://same-origin.invalid';

/**
 * Normalises a redirect target from user input (OWASP ASVS 5.0, 3.7.2).
 * @returns `null` unless it is a path on this site: no absolute URL, `//host`, `/\host`
 *   or control characters, percent-encoded or not.
 */
export function sameOriginPath(value: unknown): string | null {
  if (
    typeof value !== 'string' ||
    value.length > MAX_TARGET_LENGTH ||
    !value.startsWith('/') ||
    UNSAFE_CHARACTERS.test(value) ||
    !URL.canParse(value, BASE)
  ) {
    return null;
  }
  const url = new URL(value, BASE);
  if (url.origin !== BASE || !isSafePath(url.pathname)) return null;
  const path = url.pathname + url.search + url.hash;
  // The encoded path has to fit into a header, and into the cookie of a sign-in.
  return path.length > MAX_TARGET_LENGTH ? null : path;
}

function isSafePath(pathname: string): boolean {
  let path = pathname;
  // A proxy may decode once more.
  for (let pass = 0; pass < 3; pass += 1) {
    if (path.includes('//') || UNSAFE_CHARACTERS.test(path)) return false;
    try {
      path = decodeURIComponent(path);
    } catch {
      // A lone percent sign that appears only after decoding is harmless.
      return pass > 0;
    }
  }
  return true;
}
