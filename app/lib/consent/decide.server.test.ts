import {describe, expect, it} from 'vitest';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {OPTIONAL} from './consent-cookies';
import {readConsent} from './consent-state';
import {decideConsent} from './decide.server';

async function send(
  fields: [string, string][],
  cookie = '',
  PUBLIC_ENVIRONMENT: 'production' | 'preview' = 'production',
) {
  const response = await decideConsent(
    new Request('https://www.shop.example/consent', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: {Cookie: cookie},
    }),
    cookieScope({
      PUBLIC_ENVIRONMENT,
      PUBLIC_SITE_URL: 'https://www.shop.example',
    }),
  );
  const cookies = response.headers.getSetCookie();
  const stored = cookies.map((text) => text.split(';')[0]).join('; ');
  return {response, cookies, consent: readConsent(stored)};
}

describe('decideConsent', () => {
  it.each([
    ['all', [], OPTIONAL.map(({id}) => id)],
    ['necessary', ['analytics'], []],
    ['selection', ['analytics', 'unknown'], ['analytics']],
    ['selection', [], []],
  ] as const)(
    'stores "%s" with %j ticked',
    async (decision, ticked, enabled) => {
      const {response, consent} = await send([
        ['decision', decision],
        ['path', '/en/faq?a=1'],
        ...ticked.map((id): [string, string] => ['cookie', id]),
      ]);
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe('/en/faq?a=1');
      expect(consent).toEqual({isDecided: true, enabled});
    },
  );

  it('stores the decision of a merchant inside the admin’s frame', async () => {
    const {cookies} = await send([['decision', 'all']], '', 'preview');
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure; Partitioned; SameSite=None$/);
    }
  });

  it('deletes the existing cookies that are no longer wanted', async () => {
    const cookie = '_shopify_y=1; cart=2';
    const {cookies} = await send([['decision', 'necessary']], cookie);
    expect(cookies).toContain('_shopify_y=; Path=/; Max-Age=0');
    expect(cookies).toContain(
      '_shopify_y=; Path=/; Domain=shop.example; Max-Age=0',
    );
    expect(cookies.join()).not.toMatch(/cart=|_shopify_s/);
    const allowed = await send([['decision', 'all']], cookie);
    expect(allowed.cookies).toHaveLength(2);
  });

  it('refuses anything but a decision', async () => {
    expect((await send([['decision', 'maybe']])).response.status).toBe(400);
    expect((await send([])).response.status).toBe(400);
  });
});
