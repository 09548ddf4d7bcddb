/**
 * Parses a `Cookie` header or `document.cookie` like Remix: trims blanks, removes quotes, the
 * first of equal names wins. Values are not decoded.
 */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = trimBlanks(pair.slice(0, Math.max(0, equals)));
    if (equals < 0 || cookies.has(name)) continue;
    const value = trimBlanks(pair.slice(equals + 1));
    const isQuoted = value.startsWith('"') && value.endsWith('"');
    cookies.set(name, isQuoted ? value.slice(1, -1) : value);
  }
  return cookies;
}

/** `trim` removes more than spaces and tabs; a regular expression is slow on long runs. */
function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && ' \t'.includes(text.charAt(start))) start += 1;
  while (end > start && ' \t'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A cookie's value, not decoded; `null` when it is missing. */
export function readCookie(headers: Headers, name: string): string | null {
  return readCookies(headers.get('Cookie')).get(name) ?? null;
}
