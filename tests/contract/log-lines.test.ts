import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {legacyTokens} from '~/lib/session/account-cookie.server';
import {
  recover,
  register,
  setPassword,
} from '~/lib/account/legacy/auth-actions.server';
import {loadCustomer} from '~/lib/account/legacy/profile.server';
import {signIn, signOut} from '~/lib/account/legacy/customer-session.server';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import {SEED_PASSWORD} from '@metarmap/local-shop/credentials';
import {accountVisitor} from '../support/account-visitor';
import {add} from '../support/cart-results';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {firstVariantId} from '../support/shop-client';

const EMAIL = 'nina@example.com';
const LOGIN = {email: EMAIL, password: SEED_PASSWORD};
const UUID = /^[0-9a-f-]{36}$/;

const running = ownShop();

const addMug = async () =>
  add(await firstVariantId(running.origin, 'tasse-cavok'), 1);

const logs = () => [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
const forgetLines = () => logs().forEach((log) => log.mockClear());

beforeEach(forgetLines);
afterEach(() => mendShop(running.origin));

const written = () =>
  logs()
    .flatMap(({mock}) => mock.calls.map(([line]) => String(line)))
    // Hydrogen's own advice to developers, which production does not have.
    .filter((line) => !line.startsWith('[h2:'));

/** The lines of the log, each of which must have an event and a request's id. */
function events(): string[] {
  return written().map((text) => {
    const line = JSON.parse(text) as {event: string; requestId: unknown};
    expect(line, text).toHaveProperty('requestId');
    expect(line.requestId, text).toMatch(UUID);
    expect(text).not.toContain(EMAIL);
    expect(text).not.toContain(SEED_PASSWORD);
    return line.event;
  });
}

/** The events of what was attempted in vain, without those of single requests. */
const attempts = () => events().filter((event) => event.startsWith('cannot'));

const fail = (...operations: string[]) =>
  breakShop(
    running.origin,
    ...operations.map((operation) => ({
      operation,
      kind: 'status',
      status: 400,
    })),
  );

it('names the request in lines about a cart', async () => {
  const {visitor} = accountVisitor(running.origin);
  const added = await addMug();
  await fail('*');
  await visitor.act(added);
  await mendShop(running.origin);
  await visitor.act(added);
  await visitor.act(add('gid://shopify/ProductVariant/1', 1));
  await fail('*');
  await visitor.read();
  expect(attempts()).toEqual([
    'cannot create cart',
    'cannot add lines',
    'cannot get cart data',
  ]);
});

it('names the request in lines about an account', async () => {
  const {context, visitor} = accountVisitor(running.origin);
  await signIn(context(), {...LOGIN, password: 'wrong'});
  await visitor.act(await addMug());
  await fail('CartBuyerIdentityUpdate', 'cartBuyerIdentityUpdate');
  await signIn(context(), LOGIN);
  const own = accountVisitor(running.origin).context();
  const accessToken = 'a-token-that-nobody-has';
  await own.token.store(
    legacyTokens({accessToken, expiresAt: '2099-01-01T00:00:00Z'}),
  );
  await loadCustomer(own).catch(() => null);
  expect(written().join()).toContain('No customer data found.');
  await fail('*');
  await recover(context(), EMAIL).catch(() => null);
  expect(await signOut(context())).toBeInstanceOf(ShopifyError);
  expect(events()).toEqual(
    expect.arrayContaining([
      'cannot create access token',
      'cannot get customer data',
      'cannot replace cart',
      'cannot recover password',
      'cannot delete token',
    ]),
  );
});

it('says what was attempted when Shopify does not respond', async () => {
  const {context} = accountVisitor(running.origin);
  const rest = {firstName: '', lastName: '', acceptsMarketing: false};
  const set = (link: Parameters<typeof setPassword>[1]) => () =>
    setPassword(context(), link, SEED_PASSWORD);
  await fail('*');
  for (const [event, attempt] of [
    ['cannot create access token', () => signIn(context(), LOGIN)],
    ['cannot create customer', () => register(context(), {...LOGIN, ...rest})],
    ['cannot reset password', set({purpose: 'reset', id: '1', token: 'a'})],
    [
      'cannot activate customer',
      set({purpose: 'activate', id: '1', token: 'a'}),
    ],
    ['cannot reset password', set({purpose: 'url', url: running.origin})],
  ] as const) {
    forgetLines();
    await expect(attempt()).rejects.toThrow(ShopifyError);
    expect(attempts()).toEqual([event]);
  }
});
