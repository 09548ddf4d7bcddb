import {textOfBase64Url} from './base64url';

/** What an id_token must say. */
interface Expected {
  readonly issuer: string;
  /** Our client id. */
  readonly audience: string;
  readonly nonce: string;
}

/** Milliseconds that the provider's clock may differ from ours. */
const CLOCK_SKEW = 60_000;

/**
 * What is wrong with an id_token; `null` for nothing. Its signature is not looked at: it
 * came from the token endpoint itself, over TLS (OpenID Connect Core, 3.1.3.7).
 *
 * @param now milliseconds since 1970.
 */
export function idTokenFault(
  token: string,
  {issuer, audience, nonce}: Expected,
  now = Date.now(),
): 'form' | 'issuer' | 'audience' | 'expiry' | 'nonce' | null {
  let claims: Partial<Record<'iss' | 'aud' | 'exp' | 'nonce', unknown>>;
  try {
    const parts = token.split('.');
    const parsed: unknown = JSON.parse(textOfBase64Url(parts[1] ?? ''));
    if (parts.length !== 3 || typeof parsed !== 'object' || !parsed) {
      return 'form';
    }
    claims = parsed;
  } catch {
    return 'form';
  }
  if (claims.iss !== issuer) return 'issuer';
  const audiences: unknown[] = Array.isArray(claims.aud)
    ? claims.aud
    : [claims.aud];
  if (audiences.length !== 1 || audiences[0] !== audience) return 'audience';
  const isOver =
    typeof claims.exp !== 'number' || claims.exp * 1000 + CLOCK_SKEW < now;
  if (isOver) return 'expiry';
  return claims.nonce === nonce ? null : 'nonce';
}
