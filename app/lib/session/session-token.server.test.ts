import {expect, it} from 'vitest';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {AccountCookie} from './account-cookie.server';
import {seal} from './sealed-text.server';
import {takeSessionToken} from './session-token.server';
import {AppSession} from './session.server';

const SECRETS = ['a secret of the tests, 32 characters'];
const OLD_SECRET = 'an older one of the tests, 32 characters';
const EXPIRES_AT = '2026-12-20T12:00:00.000Z';
const NOW = Date.parse('2026-12-01T12:00:00Z');
const scope = cookieScope({
  PUBLIC_SITE_URL: 'https://shop.example',
  PUBLIC_ENVIRONMENT: 'production',
});

/** A session of an older version, which held the token, sealed with a secret. */
async function oldSession(secret = SECRETS[0] ?? '') {
  const request = new Request('https://shop.example/');
  const session = await AppSession.init(request, SECRETS, scope);
  session.set('country', 'CH');
  session.set('customerToken', await seal('f00d', secret, 'customer-token'));
  session.set('customerTokenExpiresAt', EXPIRES_AT);
  return session;
}

it('a customer whose token the session holds stays signed in, by the cookie of the account (E2.19)', async () => {
  const session = await oldSession(OLD_SECRET);
  const secrets = [...SECRETS, OLD_SECRET];
  const tokens = await takeSessionToken(session, secrets, NOW);
  expect(tokens).toEqual({
    accessToken: 'f00d',
    refreshToken: null,
    idToken: null,
    expiresAt: Date.parse(EXPIRES_AT),
  });
  const cookie = new AccountCookie({secrets, scope});
  if (tokens) await cookie.store(tokens);
  const line = (await cookie.commit()) ?? '';
  expect(line).not.toContain('f00d');
  const headers = new Headers({Cookie: line.split(';')[0] ?? ''});
  const settings = {secrets, scope, accounts: 'legacy'} as const;
  expect((await AccountCookie.read(headers, settings)).tokens).toEqual(tokens);
  // The session holds it no longer, and what else it has stays.
  expect(await takeSessionToken(session, secrets, NOW)).toBeNull();
  expect(session.get('country')).toBe('CH');
  expect(session.isPending).toBe(true);
});

it.each([
  ['cannot be decrypted', 'another secret, with 32 characters', NOW],
  ['is older than 30 days', undefined, Date.parse('2026-12-28')],
])(
  'a token in the session that %s signs nobody in (E2.19)',
  async (_, secret, now) => {
    const session = await oldSession(secret);
    expect(await takeSessionToken(session, SECRETS, now)).toBeNull();
    expect(session.has('customerToken')).toBe(false);
  },
);
