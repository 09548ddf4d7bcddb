import {describe, expect, it, vi} from 'vitest';
import de from '~/locales/de.json';
import {signIn} from '~/lib/account/legacy/customer-session.server';
import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '~/lib/context.server';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {AppSession} from '~/lib/session/session.server';
import {action as login} from '~/routes/($locale).auth.login';
import {action as recover} from '~/routes/($locale).auth.recover';
import {action as reset} from '~/routes/($locale).auth.reset';
import {action as registration} from '~/routes/($locale).auth.register';
import {
  customerByEmail,
  updateCustomer,
} from '../../local-shop/data/customer-store';
import {SEED_PASSWORD} from '../../local-shop/data/seed-customers';
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
import {forgetRequests, loggedOperations} from '../support/shop-client';
import {thrownBy} from '../support/thrown-by';

const wiebke = {email: 'wiebke@example.com', password: SEED_PASSWORD};

const ONLINE_STORE = 'https://www.metarmap.example';

const shop = ownShop({primaryOrigin: ONLINE_STORE});

const thrownOrAnswer = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.catch((thrown: unknown) => thrown);

/** Sends the login form: what is shown again, or where it leads. */
async function sendLogin(
  context: RequestContext,
  fields: {email: string; password: string},
) {
  const answer = await thrownOrAnswer(
    login(formFor(context, '/auth/login?redirect=%2F%2Fevil.example', fields)),
  );
  if (answer instanceof Response) {
    return {location: answer.headers.get('Location')};
  }
  const {data, init} = answer as Awaited<ReturnType<typeof login>>;
  const retryAfter = new Headers(init?.headers).get('Retry-After');
  return {
    status: init?.status,
    problem: data.problem,
    ...(retryAfter !== null && {retryAfter}),
  };
}

describe('a planted session cookie', () => {
  const secrets = ['s'.repeat(32)];
  const scope = cookieScope({
    PUBLIC_SITE_URL: 'http://localhost:3000',
    PUBLIC_ENVIRONMENT: 'production',
  });
  const open = (cookie: string) =>
    AppSession.init(
      new Request('http://localhost:3000/', {headers: {Cookie: cookie}}),
      secrets,
      scope,
    );
  const cookieOf = async (session: AppSession) =>
    (await session.commit()).split(';')[0] ?? '';

  it.each([
    ['visitor', null],
    ['customer', {...wiebke, email: 'nina@example.com'}],
  ])('of a %s is worth nothing after the login', async (_, attacker) => {
    const {context} = accountVisitor(shop.origin);
    const planted = await open('');
    planted.set('country', 'CH');
    planted.set('customerOpaqueToken', `session-${crypto.randomUUID()}`);
    planted.flash('wishlistProblem', 'full');
    if (attacker) await signIn({...context(), session: planted}, attacker);
    const before = customerToken(planted);
    const cookie = await cookieOf(planted);

    const victim = await open(cookie);
    await signIn({...context(), session: victim}, wiebke);
    const fresh = await open(await cookieOf(victim));
    const token = customerToken(fresh);
    expect(await readFromShop(shop.origin, token, 'email')).toEqual({
      email: wiebke.email,
    });
    expect(token).not.toBe(before);
    // Only what a visitor chose for themselves goes on.
    expect(fresh.get('country')).toBe('CH');
    for (const key of ['customerOpaqueToken', 'wishlistProblem'] as const) {
      expect(fresh.has(key), key).toBe(false);
    }
    // The one who planted it is who they were.
    expect(customerToken(await open(cookie))).toBe(before);
  });
});

it('a login that is refused gets one and the same problem, in the provider’s words and with what to do, after the same requests, whoever it is', async () => {
  const disabled = customerByEmail(shop.shop, 'maxwell@example.com');
  updateCustomer(shop.shop, disabled?.id ?? '', {state: 'disabled'});
  const attempts = [
    {...wiebke, password: 'wrong one'},
    {email: 'nobody@example.com', password: 'wrong one'},
    // The right password of a closed account.
    {email: 'maxwell@example.com', password: SEED_PASSWORD},
    // Invited, and without a password yet.
    {email: 'jonas@example.com', password: SEED_PASSWORD},
  ];
  for (const attempt of attempts) {
    const {context, session} = accountVisitor(shop.origin);
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
    expect(session.has('customerToken')).toBe(false);
  }
});

describe('too many tries', () => {
  it('to log in are not passed on, even with the right password; others are', async () => {
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
      problem: {message: de.auth.problems.tooMany, field: null},
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
  ])('for the provider are told with its time: %j', async (fault) => {
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
      problem: {message: de.auth.problems.tooMany, field: null},
    });
    await mendShop(shop.origin);
  });

  it('count together, whether the login form sent them or the register form', async () => {
    const {email} = await newCustomer(shop.origin);
    const wrong = {email, password: 'wrong one'};
    const {context} = accountVisitor(shop.origin);
    const send = (form: typeof login | typeof registration, path: string) =>
      thrownOrAnswer(form(formFor(context(), path, wrong)));
    const register = () => send(registration, '/auth/register');
    const logIn = () => send(login, '/auth/login');
    for (const attempt of [register, logIn, register, logIn, register]) {
      expect(await attempt()).toMatchObject({init: {status: 400}});
    }
    for (const attempt of [register, logIn]) {
      expect(await attempt()).toMatchObject({
        data: {problem: {message: de.auth.problems.tooMany}},
        init: {status: 429},
      });
    }
  });

  it('to recover show the same page, and send no more mails', async () => {
    for (const email of [(await newCustomer(shop.origin)).email, 'x@x.xx']) {
      await forgetRequests(shop.origin);
      const visitor = accountVisitor(shop.origin);
      for (let tries = 0; tries < 7; tries += 1) {
        const answer = await thrownBy(
          recover(formFor(visitor.context(), '/auth/recover', {email})),
        );
        expect(answer).toMatchObject({status: 303});
        const {headers} = answer as Response;
        expect(headers.get('Location')).toBe('/auth/recover?sent');
        await visitor.settled();
      }
      expect(await loggedOperations(shop.origin), email).toEqual(
        Array(5).fill('CustomerRecover'),
      );
    }
  });
});

describe('a password', () => {
  const register = (email: string, password: string) =>
    thrownOrAnswer(
      registration(
        formFor(accountVisitor(shop.origin).context(), '/auth/register', {
          email,
          password,
        }),
      ),
    );

  it.each(['fünf5', 'x'.repeat(40), 'weite  Sicht 🛩️', '%2B+&amp;"<b>'])(
    'reaches the provider as it is typed: %s',
    async (password) => {
      const email = newEmail();
      expect(await register(email, password)).toMatchObject({status: 303});
      expect(await askForToken(shop.origin, email, password)).not.toBeNull();
      expect(await askForToken(shop.origin, email, `${password} `)).toBeNull();
    },
  );

  it.each([' Rand', 'Rand ', 'vier', 'x'.repeat(64)])(
    'that the provider refuses is told in its words, and not shown again: %j',
    async (password) => {
      const answer = await register(newEmail(), password);
      expect(answer).toMatchObject({
        data: {problem: {field: 'password'}},
        init: {status: 400},
      });
      const {data} = answer as Awaited<ReturnType<typeof registration>>;
      expect(data.problem.message).not.toBe('');
      expect(JSON.stringify(data)).not.toContain(password);
    },
  );
});

describe('a reset link that is copied from the mail', () => {
  const paste = async (origin: string) => {
    const {email, ...visitor} = await newCustomer(shop.origin);
    await thrownBy(
      recover(formFor(visitor.context(), '/auth/recover', {email})),
    );
    await visitor.settled();
    const {id, token} = await mailedLink(shop.origin, email, 'reset');
    const resetUrl = `${origin}/account/reset/${id}/${token}`;
    const fields = {resetUrl, password: 'zweites'};
    const fetched = vi.spyOn(globalThis, 'fetch');
    const answer = await thrownOrAnswer(
      reset(formFor(visitor.context(), '/auth/reset', fields)),
    );
    const asked = fetched.mock.calls.map(
      ([input]) => new URL(new Request(input).url).origin,
    );
    fetched.mockRestore();
    expect(new Set([...asked, shop.origin])).toEqual(new Set([shop.origin]));
    return {answer, token: askForToken(shop.origin, email, fields.password)};
  };

  it('counts with the online store’s primary domain, which is never asked itself', async () => {
    const {answer, token} = await paste(ONLINE_STORE);
    expect(answer).toMatchObject({status: 303});
    expect(await token).not.toBeNull();
  });

  it('does not count with another one', async () => {
    const {answer, token} = await paste('https://evil.example');
    expect(answer).toMatchObject({
      data: {problem: {field: 'resetUrl'}},
      init: {status: 400},
    });
    expect(await token).toBeNull();
  });
});
