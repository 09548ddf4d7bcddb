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

describe('the sign-in page', () => {
  test('leads nowhere but to registered addresses, and says what is wrong', async () => {
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
    const wrong = own.signInUrl({code_challenge_method: 'plain'});
    const {location} = await own.visit(wrong);
    expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
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
  });
});

describe('tokens', () => {
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
    const elsewhere = `${STOREFRONT}/en/account/authorize`;
    expect(await refused({code_verifier: 'x'.repeat(43)})).toBe(
      '400 invalid_grant',
    );
    expect(await refused({redirect_uri: elsewhere})).toBe('400 invalid_grant');
    for (const [changes, headers] of [
      [{client_id: 'another'}],
      [{client_secret: 'x'}],
      [{}, {Origin: 'https://evil.example'}],
    ] as const) {
      expect(await refused(changes, headers)).toBe('401 invalid_client');
    }
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
