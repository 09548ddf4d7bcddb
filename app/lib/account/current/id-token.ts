import {ID_TOKEN_SKEW_MS} from '~/lib/limits/limits';

interface Expected {
  readonly issuer: string;
  /** Our client id. */
  readonly audience: string;
  readonly nonce: string;
}

/** Encodes bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The invalid part of an id_token, or `null`. The signature is not checked, since the
 * token comes from the token endpoint over TLS (OpenID Connect Core, 3.1.3.7). `now` in
 * milliseconds since 1970.
 */
export function idTokenError(
  token: string,
  {issuer, audience, nonce}: Expected,
  now = Date.now(),
): 'form' | 'issuer' | 'audience' | 'expiry' | 'nonce' | null {
  const claims = claimsOf(token);
  if (!claims) return 'form';
  if (claims.iss !== issuer) return 'issuer';
  const audiences: unknown[] = [claims.aud].flat();
  if (audiences.length !== 1 || audiences[0] !== audience) return 'audience';
  const isOver =
    typeof claims.exp !== 'number' ||
    claims.exp * 1000 + ID_TOKEN_SKEW_MS < now;
  if (isOver) return 'expiry';
  return claims.nonce === nonce ? null : 'nonce';
}

type Claims = Partial<Record<'iss' | 'aud' | 'exp' | 'nonce', unknown>>;

function claimsOf(token: string): Claims | null {
  const [, encoded = '', ...rest] = token.split('.');
  if (rest.length !== 1) return null;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}
