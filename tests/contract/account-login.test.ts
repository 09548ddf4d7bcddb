import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import de from '~/locales/de.json';
import {authSearch} from '~/lib/account/account-page.server';
import {register} from '~/lib/account/legacy/auth-actions.server';
import {signIn} from '~/lib/account/legacy/customer-session.server';
import {CustomerList} from '~/lib/customer-lists/customer-list.server';
import {
  recoverLimitOfClient,
  registerLimit,
} from '~/lib/rates/rate-limit.server';
import {AccountCookie} from '~/lib/session/account-cookie.server';
import type {RequestContext} from '~/lib/context.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {AppSession} from '~/lib/session/session.server';
import {
  action as followMailLink,
  loader as loadMailLink,
} from '~/routes/($locale).account_.$purpose.$id.$token';
import {action as login} from '~/routes/($locale).auth.login';
import {action as recover} from '~/routes/($locale).auth.recover';
import {action as reset} from '~/routes/($locale).auth.reset';
import {action as registration} from '~/routes/($locale).auth.register';
import {customerByEmail, updateCustomer} from '@metarmap/local-shop/stores';
import {SEED_PASSWORD} from '@metarmap/local-shop/credentials';
import {
  accountVisitor,
  formFor,
  newCustomer,
  newEmail,
} from '../support/account-visitor';
import {
  mailedLink,
  readCustomer as readFromShop,
  signIn as askForToken,
} from '../support/customer-client';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {
  firstVariantId,
  forgetRequests,
  loggedOperations,
} from '../support/shop-client';
import {thrownBy} from '../support/thrown-by';
import {withoutPauses} from '../support/without-pauses';

const wiebke = {email: 'wiebke@example.com', password: SEED_PASSWORD};

const ONLINE_STORE = 'https://www.metarmap.example';

const shop = ownShop({primaryOrigin: ONLINE_STORE});
beforeEach(withoutPauses);
afterEach(() => mendShop(shop.origin));

const thrownOrReturned = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.catch((thrown: unknown) => thrown);

/** Sends the login form; returns what is shown again, or where it leads. */
async function sendLogin(
  context: RequestContext,
  fields: {email: string; password: string},
) {
  const result = await thrownOrReturned(
    login(formFor(context, '/auth/login?redirect=%2F%2Fevil.example', fields)),
  );
  if (result instanceof Response) {
    return {location: result.headers.get('Location')};
  }
  const {data, init} = result as Awaited<ReturnType<typeof login>>;
  const retryAfter = new Headers(init?.headers).get('Retry-After');
  return {
    status: init?.status,
    problem: data.problems[0],
    ...(retryAfter !== null && {retryAfter}),
  };
}

interface Planted {
  readonly session: AppSession;
  readonly token: AccountCookie;
}

describe('a planted session cookie', () => {
  const secrets = ['s'.repeat(32)];
  const scope = cookieScope({
    PUBLIC_SITE_URL: 'http://localhost:3000',
    PUBLIC_ENVIRONMENT: 'production',
  });
  const open = async (cookie: string): Promise<Planted> => {
    const headers = new Headers({Cookie: cookie});
    const request = new Request('http://localhost:3000/', {headers});
    const settings = {secrets, scope, accounts: 'legacy'} as const;
    return {
      session: await AppSession.init(request, secrets, scope),
      token: await AccountCookie.read(headers, settings),
    };
  };
  const cookieOf = async ({session, token}: Planted) =>
    [await session.commit(), (await token.commit()) ?? '']
      .map((line) => line.split(';')[0])
      .join('; ');

  it.each([
    ['visitor', null],
    ['customer', {...wiebke, email: 'nina@example.com'}],
  ])('of a %s gives no access after the login (E2.2)', async (_, attacker) => {
    const {context} = accountVisitor(shop.origin);
    const as = ({session, token}: Planted) => ({...context(), session, token});
    const planted = await open('');
    planted.session.set('country', 'CH');
    planted.session.set(
      'customerOpaqueToken',
      `session-${crypto.randomUUID()}`,
    );
    planted.session.flash('wishlistProblem', 'full');
    if (attacker) await signIn(as(planted), attacker);
    const before = planted.token.value;
    const cookie = await cookieOf(planted);

    const victim = await open(cookie);
    await signIn(as(victim), wiebke);
    const fresh = await open(await cookieOf(victim));
    const {session, token} = fresh;
    expect(await readFromShop(shop.origin, token.value, 'email')).toEqual({
      email: wiebke.email,
    });
    expect(token.value).not.toBe(before);
    // Only what a visitor has chosen is carried over.
    expect(session.get('country')).toBe('CH');
    for (const key of ['customerOpaqueToken', 'wishlistProblem'] as const) {
      expect(session.has(key), key).toBe(false);
    }
    // The attacker who planted the cookie still has their own account.
    expect((await open(cookie)).token.value).toBe(before);
  });
});

it('every refused login gets the same problem, in Shopify’s words and with advice, after the same requests (E2.9)', async () => {
  const disabled = customerByEmail(shop.shop, 'maxwell@example.com');
  updateCustomer(shop.shop, disabled?.id ?? '', {state: 'disabled'});
  const attempts = [
    {...wiebke, password: 'wrong one'},
    {email: 'nobody@example.com', password: 'wrong one'},
    // A closed account with its right password.
    {email: 'maxwell@example.com', password: SEED_PASSWORD},
    // Invited, but without a password yet.
    {email: 'jonas@example.com', password: SEED_PASSWORD},
  ];
  for (const attempt of attempts) {
    const {context, token} = accountVisitor(shop.origin);
    await forgetRequests(shop.origin);
    expect(await sendLogin(context(), attempt), attempt.email).toEqual({
      status: 400,
      problem: {
        message:
          'Nicht identifizierter Kunde. Prüfe deine Angaben, oder fordere über „Passwort vergessen?“ ein neues Passwort an.',
        field: null,
      },
    });
    expect(await loggedOperations(shop.origin), attempt.email).toEqual([
      'CustomerAccessTokenCreate',
    ]);
    expect(token.tokens).toBeNull();
  }
});

describe('too many tries', () => {
  it('to log in are not passed on, even with the right password; other customers’ are', async () => {
    const {email} = await newCustomer(shop.origin);
    const {context} = accountVisitor(shop.origin);
    const visit = (address: string, password: string) =>
      sendLogin(context(), {email: address, password});
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await visit(email, 'wrong one')).toMatchObject({status: 400});
    }
    await forgetRequests(shop.origin);
    expect(await visit(` ${email.toUpperCase()}`, SEED_PASSWORD)).toEqual({
      status: 429,
      retryAfter: expect.stringMatching(/^\d+$/) as string,
      problem: {message: de.authProblems.tooMany, field: null},
    });
    expect(await loggedOperations(shop.origin)).toEqual([]);
    const other = await newCustomer(shop.origin);
    expect(await visit(other.email, SEED_PASSWORD)).toMatchObject({
      location: '/account',
    });
  });

  it.each([
    {kind: 'throttled', seconds: '900'},
    {kind: 'status', status: 429, retryAfter: 7, seconds: '7'},
  ])('for Shopify are reported with its waiting time: %j', async (fault) => {
    const {seconds, ...rule} = fault;
    await breakShop(shop.origin, {
      operation: 'CustomerAccessTokenCreate',
      ...rule,
    });
    expect(
      await sendLogin(accountVisitor(shop.origin).context(), wiebke),
    ).toEqual({
      status: 429,
      retryAfter: seconds,
      problem: {message: de.authProblems.tooMany, field: null},
    });
  });

  it('count together, whether the login form sent them or the register form (E2.20)', async () => {
    const {email} = await newCustomer(shop.origin);
    const wrong = {email, password: 'wrong one'};
    const {context} = accountVisitor(shop.origin);
    const send = (form: typeof login | typeof registration, path: string) =>
      thrownOrReturned(form(formFor(context(), path, wrong)));
    const register = () => send(registration, '/auth/register');
    const logIn = () => send(login, '/auth/login');
    for (const attempt of [register, logIn, register, logIn, register]) {
      expect(await attempt()).toMatchObject({init: {status: 400}});
    }
    for (const attempt of [register, logIn]) {
      expect(await attempt()).toMatchObject({
        data: {problems: [{message: de.authProblems.tooMany}]},
        init: {status: 429},
      });
    }
  });

  it('to recover show the same page, but send no more mails (E2.10)', async () => {
    for (const email of [(await newCustomer(shop.origin)).email, 'x@x.xx']) {
      await forgetRequests(shop.origin);
      const visitor = accountVisitor(shop.origin);
      for (let tries = 0; tries < 7; tries += 1) {
        const result = await thrownBy(
          recover(formFor(visitor.context(), '/auth/recover', {email})),
        );
        expect(result).toMatchObject({status: 303});
        const {headers} = result as Response;
        expect(headers.get('Location')).toBe('/auth/recover?sent');
        await visitor.settled();
      }
      const sent = await loggedOperations(shop.origin);
      expect(
        sent.filter((name) => name !== 'PrimaryDomain'),
        email,
      ).toEqual(Array(5).fill('CustomerRecover'));
    }
  });

  it('to recover are limited per client, over many addresses (E1.15)', async () => {
    const {context} = accountVisitor(shop.origin);
    const send = () =>
      thrownOrReturned(
        recover(formFor(context(), '/auth/recover', {email: newEmail()})),
      );
    recoverLimitOfClient.take(context().clientKey, 29);
    expect(await send()).toMatchObject({status: 303});
    expect(await send()).toMatchObject({
      data: {problems: [{message: de.authProblems.tooMany}]},
      init: {status: 429, headers: {'Retry-After': '900'}},
    });
  });

  it('to register are limited per client, over many addresses (E1.15)', async () => {
    const {context} = accountVisitor(shop.origin);
    const send = () => {
      const fields = {email: newEmail(), password: SEED_PASSWORD};
      return thrownOrReturned(
        registration(formFor(context(), '/auth/register', fields)),
      );
    };
    registerLimit.take(context().clientKey, 99);
    expect(await send()).toMatchObject({status: 303});
    expect(await send()).toMatchObject({init: {status: 429}});
  });
});

it('a reset mail that cannot be requested gives the same message for every address (E2.10)', async () => {
  const {email} = await newCustomer(shop.origin);
  await breakShop(shop.origin, {operation: '*', kind: 'status', count: 100});
  for (const address of [email, 'nobody@example.com']) {
    const form = {email: address};
    const {context} = accountVisitor(shop.origin);
    expect(
      await thrownOrReturned(
        recover(formFor(context(), '/auth/recover', form)),
      ),
      address,
    ).toMatchObject({
      data: {
        problems: [{message: de.authProblems.unavailable, field: null}],
        values: form,
      },
      init: {status: 503},
    });
  }
});

describe('a password', () => {
  const send = (email: string, password: string) =>
    thrownOrReturned(
      registration(
        formFor(accountVisitor(shop.origin).context(), '/auth/register', {
          email,
          password,
        }),
      ),
    );

  it.each(['fünf5', 'x'.repeat(40), 'weite  Sicht 🛩️', '%2B+&amp;"<b>'])(
    'reaches Shopify as typed: %s (E2.11)',
    async (password) => {
      const email = newEmail();
      expect(await send(email, password)).toMatchObject({status: 303});
      expect(await askForToken(shop.origin, email, password)).not.toBeNull();
      expect(await askForToken(shop.origin, email, `${password} `)).toBeNull();
    },
  );

  it.each([' Rand', 'Rand ', 'vier', 'x'.repeat(64)])(
    'that Shopify refuses gives its message, and is not shown again: %j (E2.11)',
    async (password) => {
      const result = await send(newEmail(), password);
      expect(result).toMatchObject({
        data: {problems: [{field: 'password'}]},
        init: {status: 400},
      });
      const {data} = result as Awaited<ReturnType<typeof registration>>;
      expect(data.problems[0]?.message).not.toBe('');
      expect(JSON.stringify(data)).not.toContain(password);
    },
  );
});

it.each([
  ['counts with the online store’s primary domain', ONLINE_STORE, 303],
  ['does not count with another one', 'https://evil.example', 400],
])(
  'a reset link that is copied from the mail %s; its host is never requested (E2.13)',
  async (_, origin, status) => {
    const {email, ...visitor} = await newCustomer(shop.origin);
    await thrownBy(
      recover(formFor(visitor.context(), '/auth/recover', {email})),
    );
    await visitor.settled();
    const {id, token} = await mailedLink(shop.origin, email, 'reset');
    const resetUrl = `${origin}/account/reset/${id}/${token}`;
    const fields = {resetUrl, password: 'zweites'};
    const fetched = vi.spyOn(globalThis, 'fetch');
    const result = await thrownOrReturned(
      reset(formFor(visitor.context(), '/auth/reset', fields)),
    );
    const asked = fetched.mock.calls.map(
      ([input]) => new URL(new Request(input).url).origin,
    );
    fetched.mockRestore();
    expect(new Set([...asked, shop.origin])).toEqual(new Set([shop.origin]));
    expect(result).toMatchObject(
      status === 303
        ? {status}
        : {data: {problems: [{field: 'resetUrl'}]}, init: {status}},
    );
    const signedIn = await askForToken(shop.origin, email, fields.password);
    expect(signedIn !== null).toBe(status === 303);
  },
);

it('the page behind a mail’s link sets a password and signs in, once (E2.12)', async () => {
  const {context, token: signedIn, settled} = accountVisitor(shop.origin);
  const {email} = await newCustomer(shop.origin);
  await thrownBy(recover(formFor(context(), '/auth/recover', {email})));
  await settled();
  const {id, token} = await mailedLink(shop.origin, email, 'reset');
  const visit = (chosen: string) => ({
    ...formFor(context(), `/account/reset/${id}/${token}`, {password: chosen}),
    params: {purpose: 'reset', id, token},
  });
  expect(loadMailLink(visit('')).seo).toBeDefined();
  const thrown = await thrownBy(followMailLink(visit('weite Sicht')));
  expect((thrown as Response).headers.get('Location')).toBe('/account');
  expect(signedIn.value).not.toBeNull();
  const again = await followMailLink(visit('noch einmal'));
  // The page no longer shows a form for it.
  expect(again).toMatchObject({
    data: {problems: [{message: de.authProblems.spentLink, isFinal: true}]},
    init: {status: 400},
  });
  // Copied from the mail it can be replaced by another one.
  const resetUrl = `http://localhost:3000/account/reset/${id}/${token}`;
  const fields = {resetUrl, password: 'noch einmal'};
  const copied = await reset(formFor(context(), '/auth/reset', fields));
  expect(copied).toMatchObject({
    data: {
      problems: [{message: de.authProblems.spentLink, field: 'resetUrl'}],
    },
    init: {status: 400},
  });
  expect(() =>
    loadMailLink({
      ...visit(''),
      params: {purpose: 'activate', id: 'x', token},
    }),
  ).toThrow(expect.objectContaining({status: 404}) as Error);
});

it('accepting an invitation joins the visitor’s cart and lists', async () => {
  const email = 'jonas@example.com';
  const {context, session, visitor} = accountVisitor(shop.origin);
  const merchandiseId = await firstVariantId(shop.origin, 'reinigungsspray');
  const {catalogue} = shop.shop;
  const product = catalogue.products[0]?.id ?? '';
  await new CustomerList(context(), 'wishlist').add(product);
  await visitor.act({kind: 'add', lines: [{merchandiseId, quantity: 2}]});
  const {id, token} = await mailedLink(shop.origin, email, 'activate');
  const thrown = await thrownBy(
    followMailLink({
      ...formFor(context(), `/account/activate/${id}/x`, {
        password: SEED_PASSWORD,
      }),
      params: {purpose: 'activate', id, token},
    }),
  );
  expect((thrown as Response).headers.get('Location')).toBe('/account');
  expect(session.has('wishlist')).toBe(false);
  const cart = await context().cart.get();
  expect(cart?.totalQuantity).toBe(2);
  expect(cart?.buyerIdentity.customer).toMatchObject({email});
});

it('a page for signing in keeps its target in its links, and redirects customers to it (E2.7)', async () => {
  const {context} = accountVisitor(shop.origin);
  const search = (query: string) => authSearch(context(`/auth/login${query}`));
  expect(search('')).toBe('');
  // The login page was requested in English, and then its language was changed.
  expect(search('?redirect=%2Fen%2Fcart')).toBe('?redirect=%2Fcart');
  expect(search('?redirect=%2F%2Fevil.example')).toBe('?redirect=%2Faccount');
  await signIn(context(), {...wiebke, email: 'nina@example.com'});
  expect(() => search('?redirect=%2Fcart')).toThrow(
    expect.objectContaining({status: 302}) as Error,
  );
});

describe('a registration', () => {
  const input = {
    firstName: '🛩️ Zoë',
    lastName: 'כהן',
    password: 'wolkenfrei',
    acceptsMarketing: false,
  };

  it('that is sent twice at once makes one account and signs both in (E2.16)', async () => {
    const email = 'twice@example.com';
    const results = await Promise.all(
      [1, 2].map(async () => {
        const {context, token} = accountVisitor(shop.origin);
        const result = await register(context(), {...input, email});
        return {result, token: token.value};
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

  it('whose login fails is still a registration (E2.17)', async () => {
    await breakShop(shop.origin, {
      operation: 'CustomerAccessTokenCreate',
      kind: 'status',
      count: 100,
    });
    const {context, token} = accountVisitor(shop.origin);
    const email = 'later@example.com';
    expect(await register(context(), {...input, email})).toBe('registered');
    expect(token.value).toBeNull();
    await mendShop(shop.origin);
    const {password} = input;
    expect(await signIn(context(), {email, password})).toBeNull();
  }, 20_000);
});
