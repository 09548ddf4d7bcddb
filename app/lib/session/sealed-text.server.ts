/** Bytes that AES-GCM wants to be different each time. */
const IV_BYTES = 12;

/** Marks a sealed text, which what came before it is told from. */
const PREFIX = 'sealed.';

/** Whether a text was made by `seal`. */
export function isSealed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Encrypts a text with AES-GCM, by a key that HKDF derives from the secret. */
export async function seal(text: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    {name: 'AES-GCM', iv},
    await keyOf(secret),
    new TextEncoder().encode(text),
  );
  const bytes = new Uint8Array([...iv, ...new Uint8Array(sealed)]);
  return PREFIX + btoa(String.fromCharCode(...bytes));
}

/**
 * Decrypts what `seal` made.
 *
 * @param secrets each of them is tried.
 * @returns `null` when none fits or the text was changed.
 */
export async function unseal(
  sealed: string,
  secrets: readonly string[],
): Promise<string | null> {
  for (const secret of secrets) {
    try {
      const text = atob(sealed.slice(PREFIX.length));
      const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      const opened = await crypto.subtle.decrypt(
        {name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES)},
        await keyOf(secret),
        bytes.slice(IV_BYTES),
      );
      return new TextDecoder().decode(opened);
    } catch {
      // Of another secret, or changed.
    }
  }
  return null;
}

/** The name keeps the key apart from whatever else the secret is used for. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    'HKDF',
    false,
    ['deriveKey'],
  );
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: encoder.encode('customer-token'),
    },
    material,
    {name: 'AES-GCM', length: 256},
    false,
    ['encrypt', 'decrypt'],
  );
}
