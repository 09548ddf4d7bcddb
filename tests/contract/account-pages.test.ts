import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import de from '~/locales/de.json';
import {customerToken, signIn} from '~/lib/account/customer-session.server';
import {authTarget} from '~/lib/account/auth-target.server';
import {
  followMailLink,
  loadMailLink,
} from '~/lib/account/mail-link-page.server';
import {recover, register} from '~/lib/account/auth-actions.server';
import {registerMessages} from '~/lib/i18n/messages';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {accountVisitor} from '../support/account-visitor';
import {readOutbox} from '../support/customer-client';

let shop: RunningShop;

beforeAll(async () => {
  registerMessages('de', de);
  shop = await startShop();
});
afterAll(() => shop.close());

const password = 'wolkenfrei';

describe('a page for signing in', () => {
  const page = (query: string) =>
    new Request(`http://localhost:3000/auth/login${query}`);

  it('keeps where to go on to in its links', () => {
    const {context} = accountVisitor(shop.origin);
    expect(authTarget(context(), page(''))).toEqual({
      target: '/account',
      search: '',
    });
    expect(authTarget(context(), page('?redirect=%2Fen%2Fcart'))).toEqual({
      target: '/en/cart',
      search: '?redirect=%2Fen%2Fcart',
    });
    expect(
      authTarget(context(), page('?redirect=%2F%2Fevil.example')).target,
    ).toBe('/account');
  });

  it('sends customers on', async () => {
    const {context} = accountVisitor(shop.origin);
    await signIn(context(), {email: 'nina@example.com', password});
    expect(() => authTarget(context(), page('?redirect=%2Fcart'))).toThrow(
      expect.objectContaining({status: 302}) as Error,
    );
  });
});

it('the page behind a mail’s link sets a password and signs in, once', async () => {
  const {context, session} = accountVisitor(shop.origin);
  const email = 'mail-link@example.com';
  await register(accountVisitor(shop.origin).context(), {
    firstName: '',
    lastName: '',
    email,
    password,
    acceptsMarketing: false,
  });
  await recover(context(), email);
  const [mail] = await readOutbox(shop.origin);
  const link = /\/account\/reset\/(\d+)\/(\S+)/.exec(mail?.text ?? '');
  const [path = '', id = '', token = ''] = link ?? [];
  const visit = (chosen: string) => ({
    context: context(),
    params: {id, token},
    request: new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      body: new URLSearchParams({password: chosen}),
    }),
  });
  expect(loadMailLink('reset', visit('')).seo).toBeDefined();
  const thrown: unknown = await followMailLink(
    'reset',
    visit('weite Sicht'),
  ).catch((answer: unknown) => answer);
  expect((thrown as Response).headers.get('Location')).toBe('/account');
  expect(customerToken(session)).not.toBeNull();
  const again = await followMailLink('reset', visit('noch einmal'));
  expect(again).toMatchObject({init: {status: 400}});
  expect(() =>
    loadMailLink('activate', {...visit(''), params: {id: 'x', token}}),
  ).toThrow();
});
