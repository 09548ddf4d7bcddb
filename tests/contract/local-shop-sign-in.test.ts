import {describe, expect, test} from 'vitest';
import {
  accountVisitor,
  askAccountApi,
  STOREFRONT,
} from '../support/account-api-client';
import {ownShop} from '../support/own-shop';

let now = new Date('2026-06-01T12:00:00Z');
const shop = ownShop({now: () => now});

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const visitor = () => accountVisitor(shop.origin);

/** A visitor who has signed in, and the tokens. */
const signedIn = async (email: string) => {
  const own = visitor();
  const tokens = await own.redeem(await own.signIn(email));
  expect(tokens.status).toBe(200);
  return {...own, tokens};
};

const statusOf = async (token: string) =>
  (await askAccountApi(shop.origin, token, '{customer {id}}')).status;

const partOf = (token: string, index: number): Record<string, unknown> =>
  JSON.parse(
    Buffer.from(token.split('.')[index] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>;

describe('the sign-in page', () => {
  test('leads nowhere but to registered addresses, and says what else is wrong', async () => {
    const own = visitor();
    const untrusted: Record<string, string>[] = [
      {redirect_uri: 'https://evil.example/account/authorize'},
      {redirect_uri: `${STOREFRONT}/account/authorize/`},
      {client_id: 'another'},
    ];
    for (const changes of untrusted) {
      const {status, location} = await own.visit(own.signInUrl(changes));
      expect({status, location}).toEqual({status: 400, location: ''});
    }
    const errorFor = async (changes: Record<string, string | null>) => {
      const {location} = await own.visit(own.signInUrl(changes));
      return new URL(location).searchParams.get('error');
    };
    expect(await errorFor({response_type: 'token'})).toBe(
      'unsupported_response_type',
    );
    expect(await errorFor({scope: 'openid admin'})).toBe('invalid_scope');
    expect(await errorFor({code_challenge_method: 'plain'})).toBe(
      'invalid_request',
    );
    expect(await errorFor({state: null})).toBe('invalid_request');
    expect(await errorFor({prompt: 'none'})).toBe('login_required');
    const {html} = await own.visit(own.signInUrl());
    expect(html).toContain(
      `href="${STOREFRONT}/account/authorize?error=access_denied&amp;`,
    );
  });

  test('takes a code once, for ten minutes, from the browser that asked, and not by guessing', async () => {
    const own = visitor();
    const url = own.signInUrl({locale: 'en', ui_locales: 'de'});
    const late = await own.askForCode(url, 'nina@example.com');
    passMinutes(11);
    expect((await own.visit(url, late.form)).html).toContain('no longer valid');
    const {form} = await own.askForCode(url, 'nina@example.com');
    const other = await visitor().askForCode(url, 'maxwell@example.com');
    expect(
      (await own.visit(url, {...form, ticket: other.form.ticket})).status,
    ).toBe(422);
    expect((await own.visit(url, form)).status).toBe(303);
    expect((await own.visit(url, form)).status).toBe(422);

    const guessed = await own.askForCode(url, 'wiebke@example.com');
    const wrong = guessed.form.code === '000000' ? '000001' : '000000';
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const attempted = {...guessed.form, code: wrong};
      statuses.push((await own.visit(url, attempted)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await own.visit(url, guessed.form)).status).toBe(429);
    for (let mails = 0; mails < 9; mails += 1) {
      expect((await own.visit(url, {email: 'wiebke@example.com'})).status).toBe(
        200,
      );
    }
    expect((await own.visit(url, {email: 'WIEBKE@example.com'})).status).toBe(
      429,
    );
    expect((await own.visit(url, {email: 'no address'})).status).toBe(422);
    passMinutes(16);
  });
});

describe('tokens', () => {
  test('come with an id_token that the published key proves, and which has - and _', async () => {
    const {tokens} = await signedIn('nina@example.com');
    const configuration = (await (
      await fetch(`${shop.origin}/.well-known/openid-configuration`)
    ).json()) as {issuer: string; jwks_uri: string};
    const {keys} = (await (await fetch(configuration.jwks_uri)).json()) as {
      keys: (JsonWebKey & {kid: string})[];
    };
    const [header = '', payload = '', signature = ''] =
      tokens.id_token.split('.');
    const jwk = keys.find(({kid}) => kid === partOf(tokens.id_token, 0).kid);
    const key = await crypto.subtle.importKey(
      'jwk',
      jwk ?? {},
      {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256'},
      false,
      ['verify'],
    );
    expect(
      await crypto.subtle.verify(
        key.algorithm.name,
        key,
        Buffer.from(signature, 'base64url'),
        Buffer.from(`${header}.${payload}`),
      ),
    ).toBe(true);
    expect(payload).toMatch(/-/);
    expect(payload).toMatch(/_/);
    const seconds = Math.floor(now.getTime() / 1000);
    expect(partOf(tokens.id_token, 1)).toMatchObject({
      iss: `${shop.origin}/authentication/1`,
      aud: 'local-customer-account-client',
      nonce: 'a nonce',
      iat: seconds,
      exp: seconds + 3600,
      email: 'nina@example.com',
      email_verified: true,
    });
    expect(configuration.issuer).toBe(`${shop.origin}/authentication/1`);
    expect(tokens.expires_in).toBe(3600);
  });

  test('need the right verifier, address and client, in time, and no secret', async () => {
    const own = visitor();
    const callback = await own.signIn('nina@example.com');
    const refused = async (
      changes: Record<string, string>,
      headers: Record<string, string> = {},
    ) => {
      const {status, error} = await own.redeem(callback, changes, headers);
      return `${status} ${error}`;
    };
    expect(await refused({code_verifier: 'x'.repeat(43)})).toBe(
      '400 invalid_grant',
    );
    expect(
      await refused({redirect_uri: `${STOREFRONT}/en/account/authorize`}),
    ).toBe('400 invalid_grant');
    expect(await refused({client_id: 'another'})).toBe('401 invalid_client');
    expect(await refused({client_secret: 'x'})).toBe('401 invalid_client');
    expect(await refused({}, {Authorization: 'Basic x'})).toBe(
      '401 invalid_client',
    );
    expect(await refused({}, {Origin: 'https://evil.example'})).toBe(
      '401 invalid_client',
    );
    expect(await refused({grant_type: 'password'})).toBe(
      '400 unsupported_grant_type',
    );
    passMinutes(2);
    expect(await refused({})).toBe('400 invalid_grant');
  });

  test('are renewed by refresh tokens that each work once', async () => {
    const {tokens, renew} = await signedIn('nina@example.com');
    passMinutes(61);
    expect(await statusOf(tokens.access_token)).toBe(401);
    const renewed = await renew(tokens.refresh_token);
    expect(renewed.status).toBe(200);
    expect(await statusOf(renewed.access_token)).toBe(200);
    expect((await renew(tokens.refresh_token)).error).toBe('invalid_grant');
    expect((await renew(renewed.refresh_token)).status).toBe(200);
  });
});
