import {describe, expect, it} from 'vitest';
import {idTokenError, toBase64Url} from './id-token';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const EXPECTED = {
  issuer: 'https://shopify.com/authentication/1',
  audience: 'client',
  nonce: 'a nonce',
};
const CLAIMS = {
  iss: EXPECTED.issuer,
  aud: EXPECTED.audience,
  exp: NOW / 1000 + 60,
  nonce: EXPECTED.nonce,
  // Puts `-`, `_` and a character of two bytes into the base64url.
  email: '???~~~ü@example.com',
};

const encoded = (value: unknown) =>
  toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

const token = (changes: object = {}) =>
  `${encoded({alg: 'RS256'})}.${encoded({...CLAIMS, ...changes})}.signature`;

describe('an id_token', () => {
  it('is valid as Shopify issues it', () => {
    expect(token()).toMatch(/-.*_|_.*-/);
    expect(idTokenError(token(), EXPECTED, NOW)).toBeNull();
    expect(idTokenError(token({aud: ['client']}), EXPECTED, NOW)).toBeNull();
  });

  it.each([
    ['issuer', {iss: 'https://evil.example'}],
    ['audience', {aud: 'another client'}],
    ['audience', {aud: ['client', 'another client']}],
    ['expiry', {exp: NOW / 1000 - 120}],
    ['expiry', {exp: undefined}],
    ['nonce', {nonce: 'another nonce'}],
    ['nonce', {nonce: undefined}],
  ])('with a wrong %s is refused: %j (E2.25)', (fault, changes) => {
    expect(idTokenError(token(changes), EXPECTED, NOW)).toBe(fault);
  });

  it.each(['', 'a.b.c', 'a.b', `${token()}.more`, `x.${encoded(null)}.y`])(
    'cannot be %j (E2.25)',
    (text) => {
      expect(idTokenError(text, EXPECTED, NOW)).toBe('form');
    },
  );
});
