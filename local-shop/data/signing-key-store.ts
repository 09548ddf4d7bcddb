import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import {promisify} from 'node:util';
import type {Shop} from '../context';

/**
 * The RSA key that signs id_tokens. Made when it is first needed, then stored: tokens
 * outlive a restart.
 */
export async function signingKey(shop: Shop): Promise<KeyObject> {
  const known = storedKey(shop);
  if (known) return known;
  const {privateKey} = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
  });
  // Another request may have stored a key meanwhile.
  shop.database.run(
    'insert or ignore into signing_keys (id, private_jwk) values (1, ?)',
    [JSON.stringify(privateKey.export({format: 'jwk'}))],
  );
  return storedKey(shop) ?? privateKey;
}

/** The public half for clients, as a member of a JWK set. */
export async function publicSigningKey(shop: Shop): Promise<JsonWebKey> {
  const key = createPublicKey(await signingKey(shop));
  return {
    ...key.export({format: 'jwk'}),
    use: 'sig',
    alg: 'RS256',
    kid: SIGNING_KEY_ID,
  };
}

/** `kid` of the one key that the shop has. */
export const SIGNING_KEY_ID = 'local-1';

function storedKey(shop: Shop): KeyObject | null {
  const row = shop.database.get<{private_jwk: string}>(
    'select private_jwk from signing_keys',
  );
  return (
    row &&
    createPrivateKey({
      key: JSON.parse(row.private_jwk) as JsonWebKey,
      format: 'jwk',
    })
  );
}
