import {legacyAccounts} from '~/lib/account/legacy/legacy-accounts.server';
import {register} from '~/lib/account/legacy/auth-actions.server';
import {AccountCookie} from '~/lib/session/account-cookie.server';
import type {RequestContext} from '~/lib/context.server';
import {createMemoizePerRequest} from '~/lib/concurrency/memoize-per-request';
import type {Deadline} from '~/lib/http/deadline.server';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {
  LOCAL_ADMIN_TOKEN,
  SEED_PASSWORD,
} from '@metarmap/local-shop/credentials';
import {createVisitor} from './cart-visitor';
import {sessionInMemory} from './session-in-memory';

/** A form as the worker gives it to a route's action. */
export const formFor = (
  context: RequestContext,
  path: string,
  fields: Record<string, string>,
) => ({
  context,
  params: {},
  request: new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  }),
});

/**
 * A visitor of a shop that listens at `origin`, whose requests share one session,
 * one token and one cart, for the functions behind the account's pages.
 *
 * @param adminToken `null` for a storefront without one.
 */
export function accountVisitor(
  origin: string,
  code: LocaleCode = 'de',
  adminToken: string | null = LOCAL_ADMIN_TOKEN,
  deadline?: Deadline,
) {
  const locale = LOCALES[code];
  const waitedFor: Promise<unknown>[] = [];
  const session = sessionInMemory();
  const token = new AccountCookie({
    secrets: ['s'.repeat(32)],
    scope: {isHttps: false, secure: false, sameSite: 'lax', partitioned: false},
  });
  const visitor = createVisitor(origin, {
    ...(code === 'en'
      ? {language: 'EN', country: 'US'}
      : {language: 'DE', country: 'DE'}),
    token,
    deadline,
  });
  const context = (path = '/account') => {
    const shopper = visitor.context();
    return {
      ...shopper,
      accounts: legacyAccounts,
      env: {...shopper.env, PRIVATE_ADMIN_API_TOKEN: adminToken ?? undefined},
      session,
      token,
      memoizePerRequest: createMemoizePerRequest(),
      url: new URL(path, 'http://localhost:3000'),
      locale,
      country: locale.country,
      waitUntil: (promise: Promise<unknown>) => void waitedFor.push(promise),
    } as unknown as RequestContext;
  };
  return {
    session,
    token,
    /** The load context of one request. */
    context,
    visitor,
    /** Waits for everything that requests do after their responses. */
    settled: () => Promise.all(waitedFor),
  };
}

let newest = 0;

/** An e-mail address that no other customer of this test file's shop has. */
export function newEmail(): string {
  newest += 1;
  return `amelia-${newest}@example.com`;
}

/** A customer who has just registered, in German, with the password of the seed's customers. */
export async function newCustomer(origin: string, email = newEmail()) {
  const visitor = accountVisitor(origin);
  await register(visitor.context(), {
    firstName: 'Amelia',
    lastName: 'Ärhart',
    email,
    password: SEED_PASSWORD,
    acceptsMarketing: false,
  });
  return {...visitor, email};
}
