import {createPublicKey, randomUUID, sign, verify} from 'node:crypto';
import type {Shop} from '../context';
import {LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID} from '../credentials';
import type {Customer} from '../data/customer-store';
import {SIGNING_KEY_ID, signingKey} from '../data/signing-key-store';
import {numberOfGlobalId} from '../domain/global-id';
import {issuerOf} from './account-urls';

/** An id_token expires after an hour, as Shopify's do. */
const LIFETIME_S = 60 * 60;

/** Signs (RS256) that this customer has signed in; `sid` names Shopify's own session. */
export async function createIdToken(
  shop: Shop,
  customer: Customer,
  {nonce, sid}: {readonly nonce: string | null; readonly sid: string},
): Promise<string> {
  const now = Math.floor(shop.now().getTime() / 1000);
  const content = [
    {alg: 'RS256', kid: SIGNING_KEY_ID, typ: 'JWT'},
    {
      iss: issuerOf(shop),
      aud: LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
      sub: String(numberOfGlobalId('Customer', customer.id)),
      iat: now,
      exp: now + LIFETIME_S,
      ...(nonce === null ? {} : {nonce}),
      sid,
      jti: randomUUID(),
      email: customer.email,
      email_verified: true,
    },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const key = await signingKey(shop);
  const signature = sign('RSA-SHA256', Buffer.from(content), key);
  return `${content}.${signature.toString('base64url')}`;
}

/** `sid` of an id_token that this shop has signed, even if it has expired; else `null`. */
export async function sessionOfIdToken(
  shop: Shop,
  token: string,
): Promise<string | null> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const isOwn = verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${payload}`),
    createPublicKey(await signingKey(shop)),
    Buffer.from(signature, 'base64url'),
  );
  if (!isOwn) return null;
  const {sid} = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    sid: string;
  };
  return sid;
}
