/** Longer than any path that we link to. */
const LONGEST_PATH = 2000;

/** Backslashes and control characters, which browsers turn into slashes or drop. */
const DISGUISE = /[\\\p{Cc}]/u;

/** Any base; only whether the input leaves it matters. */
const BASE = 'https://same-origin.invalid';

/**
 * A path with query and hash that surely stays on this site, for redirects whose
 * target a visitor's request names (OWASP ASVS 5.0, 3.7.2).
 *
 * @returns the normalised path, or `null` for another type, an absolute URL (our own
 *   too), `//host`, `/\host`, control characters, and all of these percent-encoded, even
 *   twice. The query may hold any value.
 */
export function sameOriginPath(value: unknown): string | null {
  if (
    typeof value !== 'string' ||
    value.length > LONGEST_PATH ||
    !value.startsWith('/') ||
    DISGUISE.test(value) ||
    !URL.canParse(value, BASE)
  ) {
    return null;
  }
  const url = new URL(value, BASE);
  if (url.origin !== BASE || !isHonestPath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function isHonestPath(pathname: string): boolean {
  let path = pathname;
  // Twice, since something behind us may decode once more.
  for (let pass = 0; pass < 3; pass += 1) {
    if (path.includes('//') || DISGUISE.test(path)) return false;
    try {
      path = decodeURIComponent(path);
    } catch {
      // A lone percent sign, if it only appears after decoding, is harmless.
      return pass > 0;
    }
  }
  return true;
}
