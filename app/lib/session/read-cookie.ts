/**
 * The cookies of a `Cookie` header or of `document.cookie`, as Remix reads them: without
 * spaces and tabs around names and values, without quotes around values, the first of
 * equal names. Values are not decoded.
 */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = withoutBlanks(pair.slice(0, Math.max(0, equals)));
    if (equals < 0 || cookies.has(name)) continue;
    const value = withoutBlanks(pair.slice(equals + 1));
    const isQuoted = value.startsWith('"') && value.endsWith('"');
    cookies.set(name, isQuoted ? value.slice(1, -1) : value);
  }
  return cookies;
}

/** `trim` takes more than spaces and tabs; a regular expression is slow on many. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && ' \t'.includes(text.charAt(start))) start += 1;
  while (end > start && ' \t'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Value of a cookie of the request, as it was set; `null` when there is none of that name. */
export function readCookie(headers: Headers, name: string): string | null {
  return readCookies(headers.get('Cookie')).get(name) ?? null;
}
