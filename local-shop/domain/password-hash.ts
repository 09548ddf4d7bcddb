import {randomBytes, scrypt, timingSafeEqual} from 'node:crypto';

/**
 * scrypt with N=2^14, r=8, p=1 (Node's defaults; about 30 ms and 16 MiB): enough
 * for a shop on a developer's machine without slowing its tests down.
 */
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** What stands in for the hash of a customer who does not exist. */
const NOBODY = `${'00'.repeat(SALT_BYTES)}:${'00'.repeat(KEY_BYTES)}`;

/** Salted hash of a password, `salt:key` in hexadecimal. Works off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt);
  return `${salt.toString('hex')}:${key.toString('hex')}`;
}

/**
 * Whether the password belongs to the hash. Without a hash (no such customer, or
 * none set) it takes as long and is `false`, so that time does not tell who is
 * registered.
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? NOBODY).split(':');
  const expected = Buffer.from(key, 'hex');
  const actual = await derive(password, Buffer.from(salt, 'hex'));
  return timingSafeEqual(expected, actual) && hash !== null;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
