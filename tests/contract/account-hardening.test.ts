import {afterEach, describe, expect, it} from 'vitest';
import {
  requireCustomerToken,
  signIn,
} from '~/lib/account/legacy/customer-session.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {legacyAddresses} from '~/lib/account/legacy/addresses.server';
import {register} from '~/lib/account/legacy/auth-actions.server';
import {loadCustomer, saveProfile} from '~/lib/account/legacy/profile.server';
import {loadOrder, loadOrders} from '~/lib/account/legacy/load-orders.server';
import type {CartAction} from '~/lib/cart/cart-input.server';
import {SEED_PASSWORD} from '../../local-shop/data/seed-customers';
import {accountVisitor} from '../support/account-visitor';
import {
  mutateCustomer,
  readCustomer as readFromShop,
} from '../support/customer-client';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {firstVariantId} from '../support/shop-client';
import {thrownBy} from '../support/thrown-by';

const DAY_MS = 24 * 60 * 60 * 1000;
const wiebke = {email: 'wiebke@example.com', password: SEED_PASSWORD};

const shop = ownShop();
afterEach(() => mendShop(shop.origin));

const oneLine = async () => [
  {
    merchandiseId: await firstVariantId(shop.origin, 'reinigungsspray'),
    quantity: 1,
  },
];

/** Ends a token at the provider, as a merchant or another device can. */
const revoke = (token: string | null) =>
  mutateCustomer(
    shop.origin,
    'mutation ($token: String!) {customerAccessTokenDelete(customerAccessToken: $token) {deletedAccessToken}}',
    {token},
  );

describe('a token that the provider has revoked', () => {
  it('does not prevent a cart', async () => {
    const lines = await oneLine();
    const actions: readonly CartAction[] = [
      {kind: 'add', lines},
      {kind: 'note', note: 'Bitte klingeln'},
      {kind: 'discountCodes', codes: ['WILLKOMMEN10']},
    ];
    for (const action of actions) {
      const {context, session, visitor} = accountVisitor(shop.origin);
      await signIn(context(), wiebke);
      await revoke(customerToken(session));
      const answer = await visitor.act(action);
      expect(
        answer.problems.filter(({severity}) => severity === 'error'),
      ).toEqual([]);
      expect(answer.snapshot, action.kind).toMatchObject({status: 'ready'});
      expect(visitor.cookie, action.kind).not.toBeNull();
    }
  });

  const saveName = (...visit: Parameters<typeof loadCustomer>) =>
    saveProfile(
      ...visit,
      {firstName: 'Amelia', lastName: '', email: wiebke.email, phone: ''},
      '',
    );

  it.each<
    [string, (...visit: Parameters<typeof loadCustomer>) => Promise<unknown>]
  >([
    ['form of the profile', saveName],
    ['customer', loadCustomer],
    ['addresses', legacyAddresses.loadAddresses],
    ['orders', loadOrders],
  ])(
    'leads from the %s to the login page, says so, and keeps the cart',
    async (_, load) => {
      const {context, session, visitor} = accountVisitor(shop.origin);
      await visitor.act({kind: 'add', lines: await oneLine()});
      await signIn(context(), wiebke);
      await revoke(customerToken(session));
      const answer = (await thrownBy(
        load(context('/account/orders')),
      )) as Response;
      expect(answer.headers.get('Location')).toBe(
        '/auth/login?redirect=%2Faccount%2Forders',
      );
      expect(session.take('accountNotice')).toBe('expired');
      expect(session.has('customerToken')).toBe(false);
      expect((await visitor.read()).snapshot).toMatchObject({
        cart: {lines: [{quantity: 1}]},
      });
    },
  );
});

it('two tabs that renew at once both stay signed in', async () => {
  const tabs = [accountVisitor(shop.origin), accountVisitor(shop.origin)];
  const [first, second] = tabs;
  if (!first || !second) throw new Error('Two tabs expected.');
  await signIn(first.context(), wiebke);
  const soon = new Date(Date.now() + DAY_MS).toISOString();
  for (const {session} of tabs) {
    session.set('customerToken', customerToken(first.session) ?? '');
    session.set('customerTokenExpiresAt', soon);
  }
  const tokens = await Promise.all(
    tabs.map(({context}) => requireCustomerToken(context())),
  );
  for (const token of tokens) {
    expect(await readFromShop(shop.origin, token, 'email')).not.toBeNull();
  }
  for (const {session} of tabs) {
    expect(session.get('customerTokenExpiresAt')).not.toBe(soon);
  }
});

describe('a registration', () => {
  const input = {
    firstName: '🛩️ Zoë',
    lastName: 'כהן',
    password: 'wolkenfrei',
    acceptsMarketing: false,
  };

  it('that is sent twice at once makes one account and signs both in', async () => {
    const email = 'twice@example.com';
    const results = await Promise.all(
      [1, 2].map(async () => {
        const {context, session} = accountVisitor(shop.origin);
        const result = await register(context(), {...input, email});
        return {result, token: customerToken(session)};
      }),
    );
    for (const {result, token} of results) {
      expect(result).toBe('signedIn');
      expect(
        await readFromShop(shop.origin, token, 'email displayName'),
      ).toEqual({email, displayName: '🛩️ Zoë כהן'});
    }
    const other = accountVisitor(shop.origin);
    expect(
      await register(other.context(), {
        ...input,
        email,
        password: 'another',
      }),
    ).toMatchObject({field: 'email'});
  });

  it('whose login fails is still a registration', async () => {
    await breakShop(shop.origin, {
      operation: 'CustomerAccessTokenCreate',
      kind: 'status',
      count: 100,
    });
    const {context, session} = accountVisitor(shop.origin);
    const email = 'later@example.com';
    expect(await register(context(), {...input, email})).toBe('registered');
    expect(customerToken(session)).toBeNull();
    await mendShop(shop.origin);
    expect(
      await signIn(context(), {email, password: input.password}),
    ).toBeNull();
  }, 20_000);
});

describe('orders', () => {
  it('come newest first, page by page, each with its own page', async () => {
    const {context} = accountVisitor(shop.origin);
    await signIn(context(), wiebke);
    const {orders, pages} = await loadOrders(context());
    const dates = orders.map(({processedAt}) => Date.parse(processedAt));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(new Set(orders.map(({key}) => key)).size).toBe(orders.length);
    expect(pages.next).not.toBeNull();
    const [order] = orders;
    expect(await loadOrder(context(), order?.key ?? '')).toMatchObject({
      name: order?.name,
    });
  });

  it('of another customer do not exist', async () => {
    const owner = accountVisitor(shop.origin);
    await signIn(owner.context(), wiebke);
    const [order] = (await loadOrders(owner.context())).orders;
    const otherCustomer = accountVisitor(shop.origin);
    await signIn(otherCustomer.context(), {
      ...wiebke,
      email: 'nina@example.com',
    });
    for (const key of [order?.key ?? '', '1', '../x', '']) {
      expect(
        await thrownBy(loadOrder(otherCustomer.context(), key)),
        key,
      ).toMatchObject({status: 404});
    }
  });
});
