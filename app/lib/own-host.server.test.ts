import {expect, it} from 'vitest';
import {withOwnHost} from './own-host.server';

const env = {PUBLIC_SITE_URL: 'https://example.com'};

function hostFor(origin: string | null, forwarded?: string): string | null {
  const headers = new Headers(origin === null ? {} : {Origin: origin});
  if (forwarded) headers.set('X-Forwarded-Host', forwarded);
  const request = new Request('https://inner.example:8080/cart', {
    method: 'POST',
    headers,
    body: 'quantity=1',
  });
  return withOwnHost(request, env).headers.get('X-Forwarded-Host');
}

it('names the site for a form of the site, behind a tunnel too', () => {
  expect(hostFor('https://example.com')).toBe('example.com');
});

it('names the request’s own host for all others', () => {
  expect(hostFor(null)).toBe('inner.example:8080');
  expect(hostFor('https://inner.example:8080')).toBe('inner.example:8080');
  expect(hostFor('https://evil.example')).toBe('inner.example:8080');
});

it('does not believe what the client says', () => {
  expect(hostFor('https://evil.example', 'evil.example')).toBe(
    'inner.example:8080',
  );
});

it('keeps the body', async () => {
  const request = new Request('https://example.com/cart', {
    method: 'POST',
    body: 'quantity=1',
  });
  expect(await withOwnHost(request, env).text()).toBe('quantity=1');
});
