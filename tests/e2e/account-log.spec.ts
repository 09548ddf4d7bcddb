import {expect, type APIRequestContext} from '@playwright/test';
import {mailedPath} from '../support/account';
import {breakShop, mendShop} from '../support/faults';
import {ownServer} from '../support/own-server';
import {storefrontAt} from '../support/storefronts';
import {test} from '../support/test';
import {ENGLISH} from '../support/texts';

const {port: PORT, site: SITE, shop: SHOP} = storefrontAt(30);

/** What a log must not contain. */
const email = 'amelia.aerhart@private.example';
const changedEmail = 'amelia.changed@private.example';
const unregistered = 'nobody@private.example';
const password = 'Wolkenfrei-2026';
const wrong = 'Bodennebel-1999';
const secondPassword = 'Weitsicht-2027';

test.describe('the log of the worker', () => {
  test.use({baseURL: SITE});
  // They share one server.
  test.describe.configure({mode: 'default'});

  const server = ownServer(PORT);

  test('says what went wrong, but not for whom (E2.10)', async ({request}) => {
    const post = async (
      ...all: (readonly [number, string, Record<string, string>])[]
    ) => {
      for (const [status, path, form] of all) {
        const response = await request.post(path, {form, maxRedirects: 0});
        expect(response.status(), path).toBe(status);
      }
    };
    const name = {firstName: 'Amelia', lastName: 'Geheimnis'};
    await post(
      [303, '/auth/register', {...name, email, password}],
      [303, '/auth/logout', {}],
      // An existing account, wrong values, and too many tries.
      [400, '/auth/register', {...name, email, password: wrong}],
      [400, '/auth/login', {email, password: wrong}],
    );
    for (let tries = 0; tries < 6; tries += 1) {
      const login = {email: unregistered, password: wrong};
      await post([tries < 5 ? 400 : 429, '/auth/login', login]);
    }
    await post([303, '/auth/recover', {email}]);
    const path = await mailedPath(SHOP, email);
    const token = path.split('/').at(-1) ?? '';
    expect(token.length).toBeGreaterThan(10);
    const forged = path.replace(token, `${token.slice(0, -3)}abc`);
    const chosen = {password: secondPassword};
    const profile = {...name, email: changedEmail, phone: '+49 30 98765432'};
    const address = {...name, address1: 'Rollfeldstr. 7', city: 'Berlin'};
    await post(
      [400, forged, chosen],
      [400, path, {password: 'x'}],
      [303, path, chosen],
      [400, '/auth/reset', {...chosen, resetUrl: SITE + path}],
      [400, '/account/profile', {...profile, currentPassword: wrong}],
      [400, '/account/addresses/new', {...address, country: 'DE', zip: 'x'}],
    );
    await failToLogOut(request);
    // The worker's output arrives after its responses.
    await expect.poll(() => server.log()).toContain('cannot delete token');
    const log = server.log();
    expect(log).toContain('cannot create access token');
    expect(log).toContain('cannot create customer');
    expect(log).toContain('cannot reset password');
    expect(log).toContain('cannot change address');
    for (const secret of [
      email,
      changedEmail,
      unregistered,
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
    // Nothing that looks like a token either.
    expect(log).not.toMatch(/\b[0-9a-f]{32,}\b/);
  });

  test('contains no path of a visitor and no false alarm when Shopify fails (E2.13)', async ({
    request,
  }) => {
    await breakShop(SHOP, {operation: '*', kind: 'status', status: 400});
    const token = 'token-of-a-mail-4711';
    for (const [path, status] of [
      ['/en', 200],
      [`/account/reset/1/${token}/x`, 404],
      [`/account/reset/1/${token}%ff`, 400],
    ] as const) {
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status(), path).toBe(status);
    }
    await mendShop(SHOP);
    await expect.poll(() => server.log()).toContain('"operation":"Redirects"');
    const log = server.log();
    expect(log).not.toContain(token);
    expect(log).not.toContain('handled asynchronously');
  });
});

/** No customer is logged out while Shopify does not respond. */
async function failToLogOut(request: APIRequestContext): Promise<void> {
  const operation = 'CustomerAccessTokenDelete';
  await breakShop(SHOP, {operation, kind: 'reset', count: 3});
  await request.post('/auth/logout', {form: {}, maxRedirects: 0});
  // The page that tells the visitor so fails as well.
  await breakShop(SHOP, {operation: 'Customer', kind: 'partial', count: 1});
  const account = await request.get('/en/account');
  expect(account.status()).toBe(503);
  expect(await account.text()).toContain(
    ENGLISH.text.accountNotices.logoutFailed,
  );
  await mendShop(SHOP);
}
