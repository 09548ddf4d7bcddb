import gql from 'graphql-tag';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import de from '~/locales/de.json';
import {legacyAddresses} from '~/lib/account/legacy/addresses.server';
import {
  requireCustomerToken,
  signIn,
  signOut,
} from '~/lib/account/legacy/customer-session.server';
import {loadOrders} from '~/lib/account/legacy/load-orders.server';
import {
  loadCustomer,
  saveConsent,
  saveProfile,
} from '~/lib/account/legacy/profile.server';
import {thrownFormState} from '~/lib/account/thrown-form-state';
import type {CartAction} from '~/lib/cart/cart-input.server';
import type {CartSnapshot} from '~/lib/cart/cart-view.server';
import {
  legacyTokens,
  type AccountCookie,
} from '~/lib/session/account-cookie.server';
import {action as changeAddress} from '~/routes/($locale).account.addresses.$number';
import {action as deleteAddress} from '~/routes/($locale).account.addresses.$number_.delete';
import {action as changeNotifications} from '~/routes/($locale).account.notifications';
import {action as changePassword} from '~/routes/($locale).account.password';
import {action as changeProfile} from '~/routes/($locale).account.profile';
import {SEED_PASSWORD} from '@metarmap/local-shop/credentials';
import {accountVisitor, formFor, newCustomer} from '../support/account-visitor';
import {readCart} from '../support/cart-client';
import {
  mutateCustomer,
  readCustomer as readFromShop,
} from '../support/customer-client';
import {editResults, PART_IS_MISSING} from '../support/edited-results';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {
  firstVariantId,
  forgetRequests,
  loggedOperations,
} from '../support/shop-client';
import {thrownBy} from '../support/thrown-by';
import {withoutPauses} from '../support/without-pauses';

const NEVER = '2999-01-01T00:00:00Z';
const maxwell = {email: 'maxwell@example.com', password: SEED_PASSWORD};
const wiebke = {...maxwell, email: 'wiebke@example.com'};

const shop = ownShop();
beforeEach(withoutPauses);
afterEach(() => mendShop(shop.origin));

const PAGE = '/account/orders?after=x';
const LOGIN = '/auth/login?redirect=%2Faccount%2Forders%3Fafter%3Dx';

/** Lets a customer's token end so soon that it is due for renewal. */
async function makeDue(token: AccountCookie) {
  const expiresAt = Date.now() + 24 * 60 * 60_000;
  if (token.tokens) await token.store({...token.tokens, expiresAt});
}

const ending = (payload: unknown) => ({
  CustomerAccessTokenDelete: () => ({customerAccessTokenDelete: payload}),
});
const failing = (operation: string) => ({
  operation,
  kind: 'status',
  count: 100,
});

const twoSprays = async () => [
  {
    merchandiseId: await firstVariantId(shop.origin, 'reinigungsspray'),
    quantity: 2,
  },
];

/** A visitor with one line in the cart. */
async function shopper() {
  const visit = accountVisitor(shop.origin);
  await visit.visitor.act({kind: 'add', lines: await twoSprays()});
  const cartId = () => visit.context().cart.getCartId();
  /** What anyone with a cart's id can learn: its units, and whether it belongs to a customer. */
  const cartOf = async (id = cartId()) => {
    const cart = await readCart(shop.origin, id ?? '');
    return [cart?.totalQuantity, cart?.buyerIdentity.customer != null];
  };
  return {...visit, cartId, cartOf};
}

describe('a customer’s session', () => {
  it('keeps what is in the cart at sign-in and sign-out, each time in a new cart (E1.22, E2.18, E5.11)', async () => {
    const {context, visitor, settled, cartId, cartOf, session, token} =
      await shopper();
    await visitor.act({kind: 'discountCodes', codes: ['MAPS20']});
    await visitor.act({kind: 'giftCard', code: 'METAR-GIFT-50EU-RO42'});
    await visitor.act({kind: 'note', note: 'An die Wand'});
    const {snapshot: before} = await visitor.read();
    const visitors = cartId();
    expect(await signIn(context(), maxwell)).toBeNull();
    await settled();
    // Shopify does not reveal the gift card's code.
    expect(session.take('cartProblems')).toMatchObject([
      {key: 'giftCardsLeft'},
    ]);
    const customers = cartId();
    expect(customers).not.toBe(visitors);
    expect(await cartOf()).toEqual([2, true]);
    expect(await cartOf(visitors)).toEqual([0, false]);
    expect(await signOut(context())).toBeNull();
    await settled();
    expect(token.value).toBeNull();
    expect([visitors, customers]).not.toContain(cartId());
    expect(await cartOf()).toEqual([2, false]);
    expect(await cartOf(customers)).toEqual([0, false]);
    const {snapshot: after} = await visitor.read();
    const contents = (snapshot: CartSnapshot) => {
      const cart = snapshot.status === 'ready' ? snapshot.cart : null;
      return {
        lines: cart?.lines.map((line) => [line.merchandiseId, line.quantity]),
        codes: cart?.discountCodes,
        note: cart?.note,
      };
    };
    expect(contents(after)).toEqual(contents(before));
    expect(contents(after)).toMatchObject({note: 'An die Wand'});
  });

  it('keeps the lines when its form was sent twice (E2.18)', async () => {
    const {context, settled, cartOf} = await shopper();
    const [first, second] = [context(), context()];
    await signIn(first, maxwell);
    await settled();
    await signIn(second, maxwell);
    expect(await cartOf()).toEqual([2, true]);
  });

  it('begins with the old cart, still without a customer, when no new one can be made', async () => {
    const {context, cartId, cartOf, token} = await shopper();
    const visitors = cartId();
    await breakShop(shop.origin, failing('cartCreate'));
    expect(await signIn(context(), maxwell)).toBeNull();
    expect(token.value).not.toBeNull();
    expect(cartId()).toBe(visitors);
    expect(await cartOf()).toEqual([2, false]);
  }, 15_000);

  it('begins with the old cart when only a part of it can be read', async () => {
    const {context, visitor, cartId, cartOf} = await shopper();
    await visitor.act({kind: 'note', note: 'An die Wand'});
    const visitors = cartId();
    editResults(
      {CartQuery: ({cart}) => ({cart: {...(cart as object), note: null}})},
      [PART_IS_MISSING],
    );
    expect(await signIn(context(), maxwell)).toBeNull();
    vi.unstubAllGlobals();
    expect(cartId()).toBe(visitors);
    expect(await cartOf()).toEqual([2, false]);
    expect((await visitor.read()).snapshot).toMatchObject({
      cart: {note: 'An die Wand'},
    });
  });

  it('leaves no cart with the customer when another one signs in and carts fail (E2.18)', async () => {
    const {context, cartId, cartOf} = await shopper();
    await signIn(context(), maxwell);
    const first = cartId();
    expect(await cartOf()).toEqual([2, true]);
    await breakShop(shop.origin, failing('cartCreate'));
    expect(await signIn(context(), wiebke)).toBeNull();
    expect(cartId()).toBe(first);
    expect(await cartOf()).toEqual([2, false]);
  }, 15_000);

  it('leaves no cart with the customer when it ends and carts fail (E2.18)', async () => {
    const {context, cartId, cartOf} = await shopper();
    await signIn(context(), maxwell);
    const customers = cartId();
    await breakShop(shop.origin, failing('cartCreate'));
    expect(await signOut(context())).toBeNull();
    expect(cartId()).toBe(customers);
    expect(await cartOf()).toEqual([2, false]);
    await mendShop(shop.origin);
    await signIn(context(), maxwell);
    await breakShop(
      shop.origin,
      failing('cartCreate'),
      failing('cartBuyerIdentityUpdate'),
    );
    expect(await signOut(context())).toBeNull();
    expect(cartId()).toBeUndefined();
  }, 30_000);

  it.each<[string, () => unknown]>([
    [
      'it fails',
      () => breakShop(shop.origin, failing('CustomerAccessTokenDelete')),
    ],
    ['no payload', () => editResults(ending(null))],
    [
      'neither a token nor an error',
      () => editResults(ending({deletedAccessToken: null, userErrors: []})),
    ],
  ])(
    'continues when Shopify does not confirm its end: %s (E2.6)',
    async (_, breakIt) => {
      const {context, token, cartId} = await shopper();
      await signIn(context(), maxwell);
      const before = [token.value, cartId()];
      await breakIt();
      expect(await signOut(context())).toBeInstanceOf(Error);
      vi.unstubAllGlobals();
      expect([token.value, cartId()]).toEqual(before);
    },
    15_000,
  );

  it('continues, with all its data, when the response takes too long (E4.15)', async () => {
    const {context, token, cartId} = await shopper();
    await signIn(context(), maxwell);
    const before = [token.value, cartId()];
    const late = accountVisitor(shop.origin, 'de', null, {left: () => 0});
    const accessToken = String(before[0]);
    await late.token.store(legacyTokens({accessToken, expiresAt: NEVER}));
    expect(await signOut(late.context())).toMatchObject({
      message: 'Shopify API error: GraphQL request failed after 0 attempts.',
    });
    expect([token.value, cartId()]).toEqual(before);
    expect(late.token.value).toBe(accessToken);
  });

  it('ends when Shopify does not know its token (E2.6)', async () => {
    const {context, token} = await shopper();
    await token.store(legacyTokens({accessToken: 'unknown', expiresAt: NEVER}));
    expect(await signOut(context())).toBeNull();
    expect(token.value).toBeNull();
  });

  it('is renewed once near its end, however many loaders need it (E2.5)', async () => {
    const {context, token, settled} = await shopper();
    await signIn(context(), maxwell);
    await settled();
    await makeDue(token);
    const before = token.tokens?.expiresAt;
    await forgetRequests(shop.origin);
    const visit = context();
    const [first, second] = await Promise.all([
      requireCustomerToken(visit),
      requireCustomerToken(visit),
    ]);
    expect(first).toBe(second);
    expect(await loggedOperations(shop.origin)).toHaveLength(1);
    expect(token.tokens?.expiresAt).not.toBe(before);
    expect(await readFromShop(shop.origin, first, 'email')).toEqual({
      email: maxwell.email,
    });
  });

  it('past its end leads to the login page, which says so, and back (E2.4)', async () => {
    const {context, session, token} = await shopper();
    await signIn(context(), maxwell);
    const accessToken = token.value ?? '';
    await token.store(legacyTokens({accessToken, expiresAt: 'past'}));
    const thrown = await thrownBy(requireCustomerToken(context(PAGE)));
    expect((thrown as Response).headers.get('Location')).toBe(LOGIN);
    expect(session.take('accountNotice')).toBe('expired');
    expect(token.tokens).toBeNull();
  });

  it('is renewed at once by two tabs, which both stay signed in (E2.5)', async () => {
    const tabs = [await shopper(), await shopper()];
    const signedIn = await shopper();
    await signIn(signedIn.context(), maxwell);
    await makeDue(signedIn.token);
    const {tokens: before} = signedIn.token;
    for (const {token} of tabs) if (before) await token.store(before);
    const tokens = await Promise.all(
      tabs.map(({context}) => requireCustomerToken(context(PAGE))),
    );
    for (const [index, {token}] of tabs.entries()) {
      const renewed = tokens[index] ?? '';
      expect(await readFromShop(shop.origin, renewed, 'email')).not.toBeNull();
      expect(token.tokens?.expiresAt).not.toBe(before?.expiresAt);
    }
  });
});

/** Ends a token at Shopify, as a merchant or another device can. */
const revoke = (token: string | null) =>
  mutateCustomer(
    shop.origin,
    gql`
      mutation ($token: String!) {
        customerAccessTokenDelete(customerAccessToken: $token) {
          deletedAccessToken
        }
      }
    `,
    {token},
  );

describe('a token that Shopify has revoked', () => {
  it('does not prevent a cart (E2.4)', async () => {
    const lines = await twoSprays();
    const actions: readonly CartAction[] = [
      {kind: 'add', lines},
      {kind: 'note', note: 'Bitte klingeln'},
      {kind: 'discountCodes', codes: ['WILLKOMMEN10']},
    ];
    for (const action of actions) {
      const {context, token, visitor} = accountVisitor(shop.origin);
      await signIn(context(), maxwell);
      await revoke(token.value);
      const {problems, snapshot} = await visitor.act(action);
      expect(problems.filter(({severity}) => severity === 'error')).toEqual([]);
      expect(snapshot, action.kind).toMatchObject({status: 'ready'});
      expect(visitor.cookie, action.kind).not.toBeNull();
    }
  });

  it('leaves the cart to its visitor, without the customer whom the checkout would show (E2.4)', async () => {
    const {context, token, visitor, cartOf} = await shopper();
    await signIn(context(), maxwell);
    await visitor.read();
    expect(await cartOf()).toEqual([2, true]);
    await revoke(token.value);
    await thrownBy(loadCustomer(context(PAGE)));
    expect((await visitor.read()).snapshot).toMatchObject({
      cart: {lines: [{quantity: 2}]},
    });
    expect(await cartOf()).toEqual([2, false]);
  });

  it('hides the cart while Shopify does not release it (E2.4)', async () => {
    const {context, token, visitor} = await shopper();
    await signIn(context(), maxwell);
    await revoke(token.value);
    await thrownBy(loadCustomer(context(PAGE)));
    await breakShop(shop.origin, failing('cartBuyerIdentityUpdate'));
    expect((await visitor.read()).snapshot.status).toBe('unavailable');
  }, 15_000);

  const saveName = (...visit: Parameters<typeof loadCustomer>) =>
    saveProfile(
      ...visit,
      {firstName: 'Amelia', lastName: '', email: maxwell.email, phone: ''},
      '',
    );

  it.each<
    [string, (...visit: Parameters<typeof loadCustomer>) => Promise<unknown>]
  >([
    ['form of the profile', saveName],
    ['consent to mails', (visit) => saveConsent(visit, true)],
    ['customer', loadCustomer],
    ['addresses', legacyAddresses.loadAddresses],
    ['orders', loadOrders],
  ])(
    'leads from the %s to the login page, which says so, and keeps the cart (E2.4)',
    async (_, load) => {
      const {context, session, token, visitor} = await shopper();
      await signIn(context(), maxwell);
      await revoke(token.value);
      const thrown = await thrownBy(load(context(PAGE)));
      expect((thrown as Response).headers.get('Location')).toBe(LOGIN);
      expect(session.take('accountNotice')).toBe('expired');
      expect(token.tokens).toBeNull();
      expect((await visitor.read()).snapshot).toMatchObject({
        cart: {lines: [{quantity: 2}]},
      });
    },
  );
});

it('that Shopify refuses for another reason does not end the session', async () => {
  const {context, token} = await shopper();
  await signIn(context(), maxwell);
  editResults({CustomerUpdate: () => ({customerUpdate: null})}, [
    {message: 'Access denied', extensions: {code: 'ACCESS_DENIED'}},
  ]);
  const problem = await saveConsent(context(), true);
  vi.unstubAllGlobals();
  expect(problem).toMatchObject({message: de.authProblems.unavailable});
  expect(token.value).not.toBeNull();
});

const ADDRESS = {
  lastName: 'Ärhart',
  address1: 'Rollfeld 1',
  zip: '12101',
  city: 'Berlin',
  country: 'DE',
  provincesOf: 'DE',
};

/** Sends a form to the action of its page; returns its result, or what it throws. */
async function send(
  action: (form: ReturnType<typeof formFor>) => unknown,
  {context}: Pick<ReturnType<typeof accountVisitor>, 'context'>,
  fields: Record<string, string>,
  number = 'new',
): Promise<unknown> {
  const sent = action({
    ...formFor(context(), '/account/addresses/new', fields),
    params: {number},
  });
  return (sent as Promise<unknown>).catch((thrown: unknown) => thrown);
}

/** A customer whose session has ended since they were shown a form. */
async function signedOut() {
  const customer = await newCustomer(shop.origin);
  const {id} = await loadCustomer(customer.context());
  await signOut(customer.context());
  return {...customer, shownTo: id};
}

const statusOf = (result: unknown) =>
  (result as {init: {status: number} | null}).init?.status;

describe('a form whose customer is no longer signed in', () => {
  it('saves nothing for another customer', async () => {
    const visitor = await signedOut();
    const other = await newCustomer(shop.origin);
    await signIn(visitor.context(), {
      email: other.email,
      password: SEED_PASSWORD,
    });
    const typed = {...ADDRESS, shownTo: visitor.shownTo};
    const response = (await send(changeAddress, visitor, typed)) as Response;
    expect(response.headers.get('Location')).toBe('/account');
    expect(visitor.session.take('accountNotice')).toBe('otherCustomer');
    expect(await legacyAddresses.loadAddresses(visitor.context())).toEqual([]);
  });

  it.each<
    [string, Parameters<typeof send>[0], Record<string, string>, string?]
  >([
    ['profile', changeProfile, {firstName: 'Amelia', lastName: 'Ärhart'}],
    [
      'password',
      changePassword,
      {currentPassword: SEED_PASSWORD, password: 'x'},
    ],
    ['new address', changeAddress, ADDRESS],
    ['address', changeAddress, ADDRESS, '1'],
    ['deletion of an address', deleteAddress, {}, '1'],
    ['consent to mails', changeNotifications, {intent: 'consent', state: 'on'}],
  ])(
    'is shown again, which says so: %s',
    async (_name, action, typed, number) => {
      const customer = await newCustomer(shop.origin);
      await revoke(customer.token.value);
      const shown = await send(action, customer, typed, number);
      expect(statusOf(shown)).toBe(401);
      expect(thrownFormState(shown)?.problems).toEqual([
        {message: de.accountNotices.expired, field: null},
      ]);
      expect(customer.token.value).toBeNull();
    },
  );

  it('shows no password again', async () => {
    const visitor = await signedOut();
    await visitor.token.store(
      legacyTokens({accessToken: 'unknown', expiresAt: NEVER}),
    );
    const shown = await send(changePassword, visitor, {
      shownTo: visitor.shownTo,
      currentPassword: SEED_PASSWORD,
      password: 'weite Sicht',
    });
    expect(thrownFormState(shown)?.values).toEqual({
      shownTo: visitor.shownTo,
      currentPassword: '',
      password: '',
    });
    expect(visitor.token.value).toBeNull();
    // The page itself says so.
    expect(visitor.session.has('accountNotice')).toBe(false);
  });
});

describe('a form for which Shopify does not respond in time', () => {
  /** A customer whose request has no time left when their form is carried out. */
  async function late(isDocument: boolean) {
    const customer = await newCustomer(shop.origin);
    const {token, context} = accountVisitor(shop.origin, 'de', null, {
      left: () => 0,
    });
    const accessToken = customer.token.value ?? '';
    await token.store(legacyTokens({accessToken, expiresAt: NEVER}));
    return {context: () => ({...context(), isDocument})};
  }

  it('is shown again with a 503, on a page that needs no further data (E4.16)', async () => {
    const typed = {...ADDRESS, shownTo: 'gid://shopify/Customer/1'};
    const result = await send(changeAddress, await late(true), typed);
    expect(statusOf(result)).toBe(503);
    expect(thrownFormState(result)).toEqual({
      values: typed,
      problems: [{message: de.authProblems.unavailable, field: null}],
    });
    const passwords = {currentPassword: SEED_PASSWORD, password: 'weite Sicht'};
    const shown = await send(changePassword, await late(true), passwords);
    expect(thrownFormState(shown)?.values).toEqual({
      currentPassword: '',
      password: '',
    });
  });

  it('is shown again when Shopify throttles, which the data of its page would not survive (E4.16)', async () => {
    const customer = await newCustomer(shop.origin);
    const {id: shownTo} = await loadCustomer(customer.context());
    const visitor = {
      context: () => ({...customer.context(), isDocument: true}),
    };
    await breakShop(shop.origin, {operation: '*', kind: 'throttled'});
    const result = await send(changeAddress, visitor, {...ADDRESS, shownTo});
    expect(statusOf(result)).toBe(429);
    expect(thrownFormState(result)).toEqual({
      values: {...ADDRESS, shownTo},
      problems: [{message: de.authProblems.tooMany, field: null}],
    });
  }, 20_000);

  it('stays on its page when a script has sent it (E4.16)', async () => {
    const result = await send(changeAddress, await late(false), ADDRESS);
    const {provincesOf: _, ...values} = ADDRESS;
    expect(result).toMatchObject({
      data: {problems: [{message: de.authProblems.unavailable}], values},
      init: {status: 503},
    });
  });
});
