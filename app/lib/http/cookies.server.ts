import {parse, serialize} from 'cookie';
import type {CookieScope} from '~/lib/environment/cookie-scope.server';

const asWritten = (value: string) => value;

/**
 * Parses a `Cookie` header, like Remix with the package `cookie`: the first of equal names wins. Values
 * are not decoded.
 */
export function readCookies(header: string | null): Map<string, string> {
  return new Map(Object.entries(parse(header ?? '', {decode: asWritten})));
}

/** A cookie's value, not decoded; `null` when it is missing. */
export function readCookie(headers: Headers, name: string): string | null {
  return readCookies(headers.get('Cookie')).get(name) ?? null;
}

interface CookieOptions {
  /** Seconds; 0 deletes the cookie. */
  readonly maxAge: number;
  readonly scope: CookieScope;
  /** Readable by scripts. */
  readonly isOpen?: boolean;
}

/**
 * A `Set-Cookie` value for the whole site. The value is not encoded.
 * @throws {TypeError} for a name or a value that a cookie cannot have.
 */
export function cookieText(
  name: string,
  value: string,
  {maxAge, scope, isOpen = false}: CookieOptions,
): string {
  const {secure, sameSite, partitioned} = scope;
  return serialize(name, value, {
    encode: asWritten,
    path: '/',
    maxAge,
    httpOnly: !isOpen,
    ...{secure, sameSite, partitioned},
  });
}
