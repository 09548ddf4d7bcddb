import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';
import {
  recover,
  register,
  setPassword,
} from '~/lib/account/legacy/auth-actions.server';
import {loadCustomer} from '~/lib/account/legacy/profile.server';
import {signIn, signOut} from '~/lib/account/legacy/customer-session.server';
import {ProviderError} from '~/lib/storefront/provider-error.server';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {SEED_PASSWORD} from '../../local-shop/data/seed-customers';
import {accountVisitor} from '../support/account-visitor';
import {breakShop, mendShop} from '../support/faults';

const EMAIL = 'nina@example.com';
const UUID = /^[0-9a-f-]{36}$/;

let running: RunningShop;
let merchandiseId: string;
let written: string[];

beforeAll(async () => {
  running = await startShop();
  const [variant] = running.shop.catalogue.variantById.values();
  merchandiseId = variant?.variant.id ?? '';
  written = [];
  const write = (line: unknown) => {
    // Hydrogen's own advice to developers, which production does not have.
    if (!String(line).startsWith('[h2:')) written.push(String(line));
  };
  vi.spyOn(console, 'error').mockImplementation(write);
  vi.spyOn(console, 'warn').mockImplementation(write);
}, 60_000);
afterEach(async () => {
  written = [];
  await mendShop(running.origin);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await running.close();
});

/** The lines of the log, none of which may lack an event and a request's id. */
function events(): string[] {
  return written.map((text) => {
    const line = JSON.parse(text) as {event: string; requestId: unknown};
    expect(line, text).toHaveProperty('requestId');
    expect(line.requestId, text).toMatch(UUID);
    expect(text).not.toContain(EMAIL);
    expect(text).not.toContain(SEED_PASSWORD);
    return line.event;
  });
}

const fail = (...operations: string[]) =>
  breakShop(
    running.origin,
    ...operations.map((operation) => ({
      operation,
      kind: 'status',
      status: 400,
    })),
  );

it('names the request in what it says of a cart', async () => {
  const {visitor} = accountVisitor(running.origin);
  await fail('*');
  const lines = [{merchandiseId, quantity: 1}];
  await visitor.act({kind: 'add', lines});
  await mendShop(running.origin);
  await visitor.act({kind: 'add', lines});
  await visitor.act({
    kind: 'add',
    lines: [{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1}],
  });
  await fail('*');
  await visitor.read();
  const said = events();
  expect(said.filter((event) => event === 'cannot add lines')).toHaveLength(2);
  expect(said).toContain('cannot get cart data');
});

it('names the request in what it says of an account', async () => {
  const {context, visitor} = accountVisitor(running.origin);
  await signIn(context(), {email: EMAIL, password: 'wrong'});
  await visitor.act({kind: 'add', lines: [{merchandiseId, quantity: 1}]});
  await fail('CartBuyerIdentityUpdate', 'cartBuyerIdentityUpdate');
  await signIn(context(), {email: EMAIL, password: SEED_PASSWORD});
  const own = accountVisitor(running.origin).context();
  own.session.set('customerToken', 'a-token-that-nobody-has');
  own.session.set('customerTokenExpiresAt', '2099-01-01T00:00:00Z');
  await loadCustomer(own).catch(() => null);
  expect(written.join()).toContain('No customer data found.');
  await fail('*');
  await recover(context(), EMAIL);
  expect(await signOut(context())).toBeInstanceOf(ProviderError);
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

it('says what was attempted when the provider cannot be asked', async () => {
  const {context} = accountVisitor(running.origin);
  const password = SEED_PASSWORD;
  const link = {id: '1', token: 'a'};
  await fail('*');
  const attempts = [
    [signIn, [{email: EMAIL, password}], 'cannot create access token'],
    [
      register,
      [{email: EMAIL, password, firstName: '', lastName: ''}],
      'cannot create customer',
    ],
    [
      setPassword,
      [{purpose: 'reset', ...link}, password],
      'cannot reset password',
    ],
    [
      setPassword,
      [{purpose: 'activate', ...link}, password],
      'cannot activate customer',
    ],
    [
      setPassword,
      [{purpose: 'url', url: running.origin}, password],
      'cannot reset password',
    ],
  ] as const;
  for (const [attempt, given, event] of attempts) {
    written = [];
    const attempted = attempt as (...all: unknown[]) => Promise<unknown>;
    await expect(attempted(context(), ...given)).rejects.toThrow(ProviderError);
    expect(events()).toEqual([event]);
  }
});
