/** Size of the initialization vector for AES-GCM. */
const IV_BYTES = 12;

/** Identifies a sealed text in cookies and logs. */
const PREFIX = 'sealed.';

/** Each purpose derives a key of its own. */
type SealPurpose =
  | 'customer-token'
  | 'account-tokens'
  | 'sign-in'
  | 'newsletter'
  | 'back-in-stock';

/** Encrypts with AES-GCM and a key that HKDF derives from the secret. */
export async function seal(
  content: string | Uint8Array<ArrayBuffer>,
  secret: string,
  purpose: SealPurpose,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    {name: 'AES-GCM', iv},
    await deriveSealKey(secret, purpose),
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  );
  const bytes = new Uint8Array([...iv, ...new Uint8Array(sealed)]);
  return PREFIX + btoa(String.fromCharCode(...bytes));
}

/**
 * Decrypts a text from `seal`, trying each secret; `null` when none fits or the text was changed.
 */
export async function unseal(
  sealed: string,
  secrets: readonly string[],
  purpose: SealPurpose,
): Promise<string | null> {
  const bytes = await unsealBytes(sealed, secrets, purpose);
  return bytes && new TextDecoder().decode(bytes);
}

/** Like `unseal`, for bytes. */
export async function unsealBytes(
  sealed: string,
  secrets: readonly string[],
  purpose: SealPurpose,
): Promise<Uint8Array<ArrayBuffer> | null> {
  for (const secret of secrets) {
    try {
      const text = atob(sealed.slice(PREFIX.length));
      const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      const decrypted = await crypto.subtle.decrypt(
        {name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES)},
        await deriveSealKey(secret, purpose),
        bytes.slice(IV_BYTES),
      );
      return new Uint8Array(decrypted);
    } catch {
      // Encrypted with another secret, or changed.
    }
  }
  return null;
}

async function deriveSealKey(
  secret: string,
  purpose: SealPurpose,
): Promise<CryptoKey> {
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
      info: encoder.encode(purpose),
    },
    material,
    {name: 'AES-GCM', length: 256},
    false,
    ['encrypt', 'decrypt'],
  );
}
