import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {commerceShop} from '../support/commerce-shop';
import {currentVisitor, locationOf} from '../support/current-visitor';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedOperations} from '../support/shop-client';
import {withoutPauses} from '../support/without-pauses';

const shop = commerceShop();
beforeEach(withoutPauses);
afterEach(() => mendShop(shop.origin));

const LOGIN = '/auth/login?redirect=%2Fwishlist';

const isSignedOut = (result: unknown) =>
  locationOf(result).startsWith('/auth/login');

describe('signing in at Shopify', () => {
  it('creates a customer for a new address, and leads on', async () => {
    // The first address puts `-` and `_`, which only base64url has, into every id_token.
    for (const email of ['???~~~@example.com', 'jürgen@müller.example']) {
      const visitor = currentVisitor(shop.origin);
      expect(await visitor.signIn(email, '/wishlist')).toBe('/wishlist');
      expect(await visitor.customer()).toMatchObject({email});
    }
  });

  it('stores tokens where no script and no reader of the cookie sees them (E2.26)', async () => {
    const visitor = currentVisitor(shop.origin);
    const callback = await visitor.callbackOf('quiet@example.com');
    const {cookies} = await visitor.arrive(callback);
    const [tokens = ''] = cookies.filter((line) => /^account=/.test(line));
    expect(tokens).toMatch(/^account=sealed\.[\w+/=]+; .*Path=\/; HttpOnly/);
    expect(tokens.length).toBeLessThan(4000);
    expect(cookies.join()).not.toMatch(/shcat_|shcrt_|eyJ|quiet/);
  });

  it('works in two tabs at the same time (E2.24)', async () => {
    const visitor = currentVisitor(shop.origin);
    const first = await visitor.begin('/wishlist');
    const second = await visitor.begin('/cart');
    const callback = await visitor.authorize(first, 'tabs@example.com');
    expect(await visitor.finish(callback)).toBe('/wishlist');
    const {location} = await visitor.provider.visit(second);
    expect(await visitor.finish(location)).toBe('/cart');
  });

  it('stores the last four sign-ins of a browser', async () => {
    const visitor = currentVisitor(shop.origin);
    for (let tab = 0; tab < 7; tab += 1) await visitor.begin();
    const pending = [...visitor.jar.keys()].filter((name) =>
      name.startsWith('sign-in-'),
    );
    expect(pending).toHaveLength(4);
  });

  it('refuses a visitor who has only the address of the callback (E2.24)', async () => {
    const visitor = currentVisitor(shop.origin);
    const other = currentVisitor(shop.origin);
    const callback = await visitor.callbackOf(
      'victim@example.com',
      '/wishlist',
    );
    expect(await other.finish(callback)).toBe('/auth/login');
    expect(await other.notice()).toBe('signInLost');
    const changed = callback.replace(/(state=[^&]{16,})[^&]{5}/, '$1AAAAA');
    expect(await visitor.finish(changed)).toBe('/auth/login');
    const bare = callback.replace(/state=[^&]*/, 'state=');
    expect(await visitor.finish(bare)).toBe('/auth/login');
    expect(isSignedOut(await visitor.customer())).toBe(true);
  });

  it('accepts Shopify’s redirect once (E2.24)', async () => {
    const visitor = currentVisitor(shop.origin);
    const callback = await visitor.callbackOf('twice@example.com', '/wishlist');
    const before = new Map(visitor.jar);
    await visitor.finish(callback);
    // Back leads to it again.
    expect(await visitor.finish(callback)).toBe('/account');
    visitor.jar.clear();
    for (const [name, value] of before) visitor.jar.set(name, value);
    expect(await visitor.finish(callback)).toBe(LOGIN);
    expect(await visitor.notice()).toBe('signInLost');
  });

  it('says that it was canceled or refused, that Shopify does not respond, and when to wait (E2.24)', async () => {
    const visitor = currentVisitor(shop.origin);
    for (const [error, notice] of [
      ['access_denied', 'signInCanceled'],
      ['temporarily_unavailable', 'signInUnavailable'],
      ['invalid_scope', 'signInFailed'],
    ] as const) {
      const begun = new URL(await visitor.begin('/wishlist'));
      const state = begun.searchParams.get('state');
      const refused = `http://localhost:3000/account/authorize?error=${error}&state=${state}`;
      expect(await visitor.finish(refused)).toBe(LOGIN);
      expect(await visitor.notice()).toBe(notice);
    }
    for (const [status, notice] of [
      [503, 'signInUnavailable'],
      [429, 'signInThrottled'],
    ] as const) {
      const callback = await visitor.callbackOf('x@example.com', '/wishlist');
      await breakShop(shop.origin, {
        operation: 'OAuthToken',
        kind: 'status',
        status,
      });
      await forgetRequests(shop.origin);
      expect(await visitor.finish(callback)).toBe(LOGIN);
      expect(await visitor.notice()).toBe(notice);
      expect(await loggedOperations(shop.origin)).toEqual(['OAuthToken']);
      await mendShop(shop.origin);
    }
  });

  it.each<Record<string, string>>([
    {Host: 'evil.example'},
    {'X-Forwarded-Host': 'evil.example'},
    {Forwarded: 'host=evil.example;proto=http'},
    {Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example'},
    {'X-Original-URL': 'https://evil.example/account'},
  ])(
    'asks Shopify to lead back to this site, whatever %j says',
    async (headers) => {
      const visitor = currentVisitor(shop.origin);
      const {result} = await visitor.visit(
        '/auth/login',
        (context, request) =>
          context.accounts.shopifySignIn!.beginSignIn(
            context,
            request,
            '/account',
          ),
        {headers},
      );
      const {searchParams} = new URL(locationOf(result));
      expect(searchParams.get('redirect_uri')).toBe(
        'http://localhost:3000/account/authorize',
      );
    },
  );

  it('leads only to this site (E2.24)', async () => {
    for (const path of ['https://evil.example/', '//evil.example', '/\\evil']) {
      const visitor = currentVisitor(shop.origin);
      expect(await visitor.signIn('path@example.com', path)).toBe('/account');
    }
  });
});

describe('the cookie with the tokens', () => {
  it('is ignored when it is cut off, changed or made with another secret (E2.26)', async () => {
    const visitor = currentVisitor(shop.origin);
    await visitor.signIn('cookie@example.com');
    const value = visitor.jar.get('account') ?? '';
    const broken = [
      value.slice(0, -9),
      `${value.slice(0, 40)}AAAA${value.slice(44)}`,
      'sealed.',
      'nonsense',
    ];
    for (const text of broken) {
      visitor.jar.set('account', text);
      expect(isSignedOut(await visitor.customer())).toBe(true);
      expect(visitor.jar.has('account')).toBe(false);
    }
    const other = currentVisitor(shop.origin, {
      SESSION_SECRET: ['another-secret-of-the-tests-with-32-characters'],
    });
    other.jar.set('account', value);
    expect(isSignedOut(await other.customer())).toBe(true);
    visitor.jar.set('account', value);
    expect(await visitor.customer()).toMatchObject({
      email: 'cookie@example.com',
    });
  });
});

describe('customer accounts on a domain of their own', () => {
  const other = ownShop({accountPort: 0});

  it('sign in, read and sign out where the shop says, not at the addresses made from its id', async () => {
    const domain = other.shop.accountOrigin ?? '';
    const visitor = currentVisitor(other.origin);
    const address = new URL(await visitor.begin());
    expect(address.origin).toBe(domain);
    expect(address.pathname).toBe('/authentication/oauth/authorize');
    expect(address.searchParams.get('locale')).toBe('de');
    expect(address.searchParams.get('region_country')).toBe('DE');
    const email = 'wiebke@example.com';
    const callback = await visitor.authorize(address.href, email);
    expect(await visitor.finish(callback)).toBe('/account');
    expect(await visitor.customer()).toMatchObject({email});
    const {result} = await visitor.visit('/account', (context) =>
      context.accounts.signOut(context),
    );
    expect(result).toMatchObject({
      href: expect.stringContaining(
        `${domain}/authentication/logout?`,
      ) as string,
    });
  });
});

describe('a shop that does not publish where its accounts are', () => {
  it('has them at the addresses made from its id', async () => {
    const visitor = currentVisitor('http://127.0.0.1:9', {SHOP_ID: '77'});
    expect(await visitor.begin()).toContain(
      'http://127.0.0.1:9/authentication/77/oauth/authorize?',
    );
  });

  it('does not follow a redirect, which could lead back to the storefront', async () => {
    const paths: string[] = [];
    const server = createServer(({url = ''}, response) => {
      paths.push(url);
      response.writeHead(302, {Location: '/elsewhere'}).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const visitor = currentVisitor(`http://127.0.0.1:${port}`, {SHOP_ID: '77'});
    expect(await visitor.begin()).toContain('/authentication/77/oauth/');
    expect(paths.filter((path) => !path.startsWith('/api/')).sort()).toEqual([
      '/.well-known/customer-account-api',
      '/.well-known/openid-configuration',
    ]);
    server.close();
  });
});
