import {randomBytes, scrypt, timingSafeEqual} from 'node:crypto';

/**
 * N of scrypt (r=8, p=1; about 2 ms). Low, because the customers are made up and the tests sign in
 * hundreds of times.
 */
const COST = 2 ** 10;
/** N of hashes that do not contain it, as in databases of earlier versions. */
const EARLIER_COST = 2 ** 14;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** A hash to compare with when the customer does not exist. */
const NOBODY = `${'00'.repeat(SALT_BYTES)}:${'00'.repeat(KEY_BYTES)}:${COST}`;

/** Salted hash of a password: `salt:key` in hexadecimal, and N. Works off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return `${salt.toString('hex')}:${key.toString('hex')}:${COST}`;
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
  const [salt = '', key = '', cost = EARLIER_COST] = (hash ?? NOBODY).split(
    ':',
  );
  const expected = Buffer.from(key, 'hex');
  const actual = await derive(password, Buffer.from(salt, 'hex'), Number(cost));
  return timingSafeEqual(expected, actual) && hash !== null;
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, {N: cost}, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
