import {hex} from '~/lib/text/hex';
import {FORM_TOKEN_MS, FORM_TOKEN_SKEW_MS} from '~/lib/limits/limits';

/** Issues a hidden field's proof of the time a form was opened; signed with the first secret. */
export async function issueFormToken(
  secrets: readonly string[],
  now: Date,
): Promise<string> {
  const claim = `${crypto.randomUUID()}.${now.getTime()}`;
  return `${claim}.${await signature(claim, secrets[0] ?? '')}`;
}

/** The id of a token that any of the secrets signed; `null` for an expired or forged one. */
export async function checkFormToken(
  formToken: string,
  secrets: readonly string[],
  now: Date,
): Promise<string | null> {
  const [, claim, id, issuedAt, given] =
    /^(([0-9a-f-]{36})\.(\d{1,15}))\.([0-9a-f]{64})$/.exec(formToken) ?? [];
  if (!claim || !id || !given) return null;
  const expected = await Promise.all(
    secrets.map((secret) => signature(claim, secret)),
  );
  const age = now.getTime() - Number(issuedAt);
  const isInTime = age >= -FORM_TOKEN_SKEW_MS && age <= FORM_TOKEN_MS;
  return expected.includes(given) && isInTime ? id : null;
}

/** HMAC-SHA-256 in hexadecimal; the prefix separates it from session signatures. */
async function signature(claim: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign'],
  );
  const bytes = await crypto.subtle.sign(
    'HMAC',
    key,
    encoder.encode(`form-token:${claim}`),
  );
  return hex(bytes);
}
