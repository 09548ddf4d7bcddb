import {describe, expect, it} from 'vitest';
import de from '~/locales/de.json';
import {signIn, signOut} from '~/lib/account/legacy/customer-session.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {loadCustomer} from '~/lib/account/legacy/profile.server';
import {legacyAddresses} from '~/lib/account/legacy/addresses.server';
import {unsavedFormOf} from '~/lib/account/unsaved-form';
import {action as changeAddress} from '~/routes/($locale).account.addresses.$number';
import {action as changePassword} from '~/routes/($locale).account.password';
import {SEED_PASSWORD} from '../../local-shop/data/seed-customers';
import {accountVisitor, formFor, newCustomer} from '../support/account-visitor';
import {ownShop} from '../support/own-shop';

const shop = ownShop();

type Visitor = ReturnType<typeof accountVisitor>;

const ADDRESS = {
  lastName: 'Ärhart',
  address1: 'Rollfeld 1',
  zip: '12101',
  city: 'Berlin',
  country: 'DE',
  provincesOf: 'DE',
};

/** Sends a form to the action of its page: what it returns, or throws. */
async function send(
  action: typeof changeAddress | typeof changePassword,
  {context}: Pick<Visitor, 'context'>,
  fields: Record<string, string>,
): Promise<unknown> {
  const sent = action({
    ...formFor(context(), '/account/addresses/new', fields),
    params: {number: 'new'},
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

describe('a form whose customer is not signed in any more', () => {
  it('shows again what was typed, to be sent after signing in elsewhere', async () => {
    const visitor = await signedOut();
    const typed = {...ADDRESS, shownTo: visitor.shownTo};
    const kept = await send(changeAddress, visitor, typed);
    expect(statusOf(kept)).toBe(401);
    expect(unsavedFormOf(kept)).toEqual({
      fields: Object.entries(typed),
      message: null,
    });
    await signIn(visitor.context(), {
      email: visitor.email,
      password: SEED_PASSWORD,
    });
    expect(await send(changeAddress, visitor, typed)).toMatchObject({
      status: 303,
    });
  });

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

  it('shows no password again', async () => {
    const visitor = await signedOut();
    visitor.session.set('customerToken', 'unknown');
    visitor.session.set('customerTokenExpiresAt', '2999-01-01T00:00:00Z');
    const kept = await send(changePassword, visitor, {
      shownTo: visitor.shownTo,
      currentPassword: SEED_PASSWORD,
      password: 'weite Sicht',
    });
    expect(unsavedFormOf(kept)?.fields).toEqual([
      ['shownTo', visitor.shownTo],
      ['currentPassword', ''],
      ['password', ''],
    ]);
    expect(customerToken(visitor.session)).toBeNull();
    // The page says it itself.
    expect(visitor.session.has('accountNotice')).toBe(false);
  });
});

describe('a form for which the provider cannot be asked in time', () => {
  /** A customer whose time is over when their form is carried out. */
  async function late(isDocument: boolean) {
    const customer = await newCustomer(shop.origin);
    const {session, context} = accountVisitor(shop.origin, 'de', null, {
      left: () => 0,
    });
    session.set('customerToken', customer.token() ?? '');
    session.set('customerTokenExpiresAt', '2999-01-01T00:00:00Z');
    return {context: () => ({...context(), isDocument})};
  }

  it('is shown again by a page that needs nothing else', async () => {
    const typed = {...ADDRESS, shownTo: 'gid://shopify/Customer/1'};
    const answer = await send(changeAddress, await late(true), typed);
    expect(statusOf(answer)).toBe(503);
    expect(unsavedFormOf(answer)).toEqual({
      fields: Object.entries(typed),
      message: de.auth.problems.unavailable,
    });
    const passwords = {currentPassword: SEED_PASSWORD, password: 'weite Sicht'};
    const kept = await send(changePassword, await late(true), passwords);
    expect(unsavedFormOf(kept)?.fields).toEqual([
      ['currentPassword', ''],
      ['password', ''],
    ]);
  });

  it('stays where it is when a script has sent it', async () => {
    const answer = await send(changeAddress, await late(false), ADDRESS);
    const {provincesOf: _, ...values} = ADDRESS;
    expect(answer).toMatchObject({
      data: {problem: {message: de.auth.problems.unavailable}, values},
      init: {status: 503},
    });
  });
});
