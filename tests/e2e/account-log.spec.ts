import {expect, type APIRequestContext} from '@playwright/test';
import {mailedPath} from '../support/account';
import {breakShop, mendShop} from '../support/faults';
import {startServer} from '../support/own-server';
import {PERSON} from '../support/person';
import {test} from '../support/test';
import {ENGLISH} from '../support/texts';

const SITE = 'http://localhost:3430';
const SHOP = 'http://127.0.0.1:4430';

let server: Awaited<ReturnType<typeof startServer>>;

/** What nobody who reads a log may learn. */
const email = 'amelia.aerhart@private.example';
const changedEmail = 'amelia.changed@private.example';
const stranger = 'nobody@private.example';
const password = 'Wolkenfrei-2026';
const wrong = 'Bodennebel-1999';
const secondPassword = 'Weitsicht-2027';

test.describe('the log of the worker', () => {
  test.use({baseURL: SITE});

  test.beforeAll(async () => {
    const command = ['node', '--import', 'tsx', 'scripts/preview.ts'];
    server = await startServer(command, 3430, 60_000);
  });

  test.afterAll(() => server.stop());

  test('says what went wrong, and nothing of whom', async ({request}) => {
    const send = async (path: string, form: Record<string, string>) =>
      (await request.post(path, {form, maxRedirects: 0})).status();
    const name = {firstName: 'Amelia', lastName: 'Geheimnis'};

    expect(await send('/auth/register', {...name, email, password})).toBe(303);
    expect(await send('/auth/logout', {})).toBe(303);
    // Taken, wrong, unknown, and more often than anybody needs.
    expect(
      await send('/auth/register', {...name, email, password: wrong}),
    ).toBe(400);
    expect(await send('/auth/login', {email, password: wrong})).toBe(400);
    for (let tries = 0; tries < 6; tries += 1) {
      const login = {email: stranger, password: wrong};
      expect(await send('/auth/login', login)).toBe(tries < 5 ? 400 : 429);
    }
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await send('/auth/recover', {email: stranger})).toBe(303);
    }
    expect(await send('/auth/recover', {email})).toBe(303);
    const path = await mailedPath({request}, SHOP, email);
    const token = path.split('/').at(-1) ?? '';
    expect(token.length).toBeGreaterThan(10);
    const forged = path.replace(token, `${token.slice(0, -3)}abc`);
    expect(await send(forged, {password: secondPassword})).toBe(400);
    expect(await send(path, {password: 'x'})).toBe(400);
    expect(await send(path, {password: secondPassword})).toBe(303);
    expect(
      await send('/auth/reset', {
        resetUrl: SITE + path,
        password: secondPassword,
      }),
    ).toBe(400);

    const profile = {...name, email: changedEmail, phone: '+49 30 98765432'};
    expect(
      await send('/account/profile', {...profile, currentPassword: wrong}),
    ).toBe(400);
    await changeAddresses(send);
    await failToLogOut(request, send);
    const log = server.log();
    expect(log).toContain('cannot create access token');
    expect(log).toContain('cannot create customer');
    expect(log).toContain('cannot reset password');
    expect(log).toContain('cannot change address');
    for (const secret of [
      email,
      changedEmail,
      stranger,
      'private.example',
      password,
      wrong,
      secondPassword,
      token,
      'Geheimnis',
      '98765432',
      'Rollfeldstr',
    ]) {
      expect(log).not.toContain(secret);
      expect(log).not.toContain(encodeURIComponent(secret));
    }
    // Nor anything of a token's form.
    expect(log).not.toMatch(/\b[0-9a-f]{32,}\b/);
  });
});

type Send = (path: string, form: Record<string, string>) => Promise<number>;

async function changeAddresses(send: Send): Promise<void> {
  const address = {
    firstName: 'Amelia',
    lastName: 'Geheimnis',
    address1: 'Rollfeldstr. 7',
    city: 'Berlin',
    country: 'DE',
    zip: '12101',
  };
  expect(await send('/account/addresses/new', address)).toBe(303);
  expect(await send('/account/addresses/new', {...address, zip: 'x'})).toBe(
    400,
  );
}

/** Nobody is logged out while the provider does not answer. */
async function failToLogOut(
  request: APIRequestContext,
  send: Send,
): Promise<void> {
  const operation = 'CustomerAccessTokenDelete';
  await breakShop(SHOP, {operation, kind: 'reset', count: 3});
  await send('/auth/logout', {});
  // The visitor is told so on a page that fails as well.
  await breakShop(SHOP, {operation: 'Customer', kind: 'partial', count: 1});
  const account = await request.get('/en/account', {
    headers: {'User-Agent': PERSON},
  });
  expect(account.status()).toBe(500);
  expect(await account.text()).toContain(
    ENGLISH.text.auth.notices.logoutFailed,
  );
  await mendShop(SHOP);
}
