import {expect, it} from 'vitest';
import {withoutFormRedirect} from './form-redirect.server';

const OWN = 'https://example.com';

const answer = (method: string, path: string, location: string, status = 303) =>
  withoutFormRedirect(
    new Request(OWN + path, {method}),
    new Response(null, {
      status,
      headers: [
        ['Location', location],
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ],
    }),
  );

it('responds to a form that leads to another site with a page that goes there', async () => {
  const target = 'https://account.example/authorize?a=1&b="><script>';
  const page = answer('POST', '/en/auth/login', target);
  expect(page.status).toBe(200);
  expect(page.headers.has('Location')).toBe(false);
  expect(page.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const html = await page.text();
  const href = 'https://account.example/authorize?a=1&amp;b=%22%3E%3Cscript%3E';
  expect(html).toContain(`content="0;url=${href}"`);
  expect(html).toContain(`<a href="${href}">Continue to account.example</a>`);
});

it.each([
  ['POST', '/account', 303],
  ['POST', `${OWN}/account`, 303],
  ['GET', 'https://checkout.example/cart', 302],
  ['POST', 'https://account.example/', 202],
])('leaves as it is: %s to %s, %i', (method, location, status) => {
  const response = answer(method, '/cart', location, status);
  expect(response.status).toBe(status);
});
