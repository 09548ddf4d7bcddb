import {afterEach, expect, it, vi} from 'vitest';
import worker from '../../server';
import {commerceShop} from '../support/commerce-shop';
import {currentVisitor} from '../support/current-visitor';

vi.mock('virtual:remix/server-build', () => ({
  assets: {version: 'build', url: '/assets/manifest-1.js'},
  routes: {},
}));

const shop = commerceShop();
afterEach(() => void vi.useRealTimers());

it('sends renewed tokens also with the response of the consent proxy (E2.27)', async () => {
  const visitor = currentVisitor(shop.origin);
  await visitor.signIn('consent@example.com');
  const old = visitor.jar.get('account');
  vi.useFakeTimers({toFake: ['Date']});
  vi.setSystemTime(Date.now() + 61 * 60 * 1000);
  const response = await worker.fetch(
    new Request('http://localhost:3000/api/unstable/graphql.json', {
      method: 'POST',
      headers: {
        Cookie: `account=${old}`,
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
      },
      body: JSON.stringify({
        query: 'query { consentManagement { customerAccountUrl } }',
      }),
    }),
    {...visitor.env, SESSION_SECRET: visitor.env.SESSION_SECRET.join()} as Env,
    {waitUntil: () => undefined} as unknown as ExecutionContext,
  );
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^account=sealed\./),
  );
  expect(response.headers.get('Set-Cookie')).not.toContain(`account=${old};`);
});
