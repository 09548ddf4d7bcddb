/** Bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The UTF-8 text that base64url holds, which has `-` and `_` where base64 has `+` and `/`.
 *
 * @throws when it is neither.
 */
export function textOfBase64Url(encoded: string): string {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
}
