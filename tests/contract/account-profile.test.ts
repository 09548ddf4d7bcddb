import {describe, expect, it} from 'vitest';
import de from '~/locales/de.json';
import {signIn} from '~/lib/account/legacy/customer-session.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {
  changePassword,
  loadCustomer,
  saveProfile,
} from '~/lib/account/legacy/profile.server';
import {TooManyTries} from '~/lib/http/rate-limit.server';
import {SEED_PASSWORD} from '../../local-shop/data/seed-customers';
import {
  accountVisitor,
  newCustomer,
  newEmail,
} from '../support/account-visitor';
import {
  readCustomer as readFromShop,
  signIn as askForToken,
} from '../support/customer-client';
import {ownShop} from '../support/own-shop';

const shop = ownShop();

const customer = () => newCustomer(shop.origin);

const password = SEED_PASSWORD;
const values = {firstName: 'Amelia', lastName: 'Ärhart', phone: ''};

describe('a profile', () => {
  it('takes names of any script and a phone number as people write it', async () => {
    const {context, email} = await customer();
    const change = {
      firstName: '🛩️ Zoë',
      lastName: 'כהן',
      email,
      phone: '030 98765432',
    };
    expect(await saveProfile(context(), change, '')).toBeNull();
    expect(await loadCustomer(context())).toMatchObject({
      ...change,
      phone: '+493098765432',
    });
    expect(await saveProfile(context(), {...change, phone: ''}, '')).toBeNull();
    expect(await loadCustomer(context())).toMatchObject({phone: null});
  });

  it.each([
    ['what is no number', 'phone', {phone: '12'}],
    ['a taken number', 'phone', {phone: '040 12345678'}],
    ['a taken address', 'email', {email: 'wiebke@example.com'}],
    ['no address', 'email', {email: ''}],
    ['a link', 'firstName', {firstName: 'https://spam.example'}],
    ['an overlong name', 'lastName', {lastName: 'x'.repeat(2000)}],
  ])('does not take %s and says so at %s', async (_, field, change) => {
    const {context, email} = await customer();
    const result = await saveProfile(
      context(),
      {...values, email, ...change},
      password,
    );
    expect(result).toMatchObject({field});
  });
});

describe('a new e-mail address', () => {
  const changed = newEmail();

  it('needs the current password, which is asked of the provider, and ends no session', async () => {
    const {context, email, settled, token} = await customer();
    const before = token();
    const elsewhere = await askForToken(shop.origin, email);
    const change = {...values, lastName: 'Geändert', email: changed};
    const attempts = [
      ['', de.auth.problems.passwordForEmail],
      ['wolkenfre', de.auth.problems.currentPassword],
    ] as const;
    for (const [typed, message] of attempts) {
      expect(await saveProfile(context(), change, typed)).toEqual({
        field: 'currentPassword',
        message,
      });
    }
    // Nothing of the form was carried out.
    expect(await loadCustomer(context())).toMatchObject({
      email,
      lastName: 'Ärhart',
    });
    expect(await saveProfile(context(), change, password)).toBeNull();
    await settled();
    expect(token()).toBe(before);
    expect(await loadCustomer(context())).toMatchObject({
      email: changed,
      lastName: 'Geändert',
    });
    for (const session of [elsewhere, before]) {
      expect(await readFromShop(shop.origin, session, 'email')).toEqual({
        email: changed,
      });
    }
    expect(await askForToken(shop.origin, email)).toBeNull();
    expect(await askForToken(shop.origin, changed)).not.toBeNull();
  });

  it('is the same one with other letters and spaces, and needs no password', async () => {
    const {context, email} = await customer();
    const change = {...values, email: ` ${email.toUpperCase()} `};
    expect(await saveProfile(context(), change, '')).toBeNull();
  });

  it('cannot be tried with one password after the other', async () => {
    const {context, email} = await customer();
    const change = {...values, email: newEmail()};
    for (let tries = 0; tries < 5; tries += 1) {
      await saveProfile(context(), change, `wrong ${tries}`);
    }
    await expect(
      saveProfile(context(), change, password),
    ).rejects.toBeInstanceOf(TooManyTries);
    await expect(
      changePassword(context(), {
        currentPassword: password,
        password: 'weite Sicht',
      }),
    ).rejects.toBeInstanceOf(TooManyTries);
    expect(await askForToken(shop.origin, email)).not.toBeNull();
  });
});

describe('a new password', () => {
  it('ends every other session and keeps this one', async () => {
    const {context, email, token, settled} = await customer();
    const elsewhere = accountVisitor(shop.origin);
    await signIn(elsewhere.context(), {email, password: 'wolkenfrei'});
    const before = token();
    expect(
      await changePassword(context(), {
        currentPassword: 'wolkenfrei',
        password: 'weite Sicht',
      }),
    ).toBeNull();
    await settled();
    expect(token()).not.toBe(before);
    expect(await readFromShop(shop.origin, token(), 'email')).toEqual({email});
    const other = customerToken(elsewhere.session);
    expect(await readFromShop(shop.origin, other, 'email')).toBeNull();
    expect(await askForToken(shop.origin, email, 'wolkenfrei')).toBeNull();
    expect(await askForToken(shop.origin, email, 'weite Sicht')).not.toBeNull();
  });
});
