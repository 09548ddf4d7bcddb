import {describe, expect, it} from 'vitest';
import {contentRefusal, requestForRemix} from './remix-request.server';

const env = {PUBLIC_SITE_URL: 'https://example.com'};

function hostFor(origin: string | null, forwarded?: string): string | null {
  const headers = new Headers(origin === null ? {} : {Origin: origin});
  if (forwarded) headers.set('X-Forwarded-Host', forwarded);
  const request = new Request('https://inner.example:8080/cart', {
    method: 'POST',
    headers,
    body: 'quantity=1',
  });
  return requestForRemix(request, env).headers.get('X-Forwarded-Host');
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
  expect(await requestForRemix(request, env).text()).toBe('quantity=1');
});

it('drops Remix’s old data parameter and keeps the others as they are', () => {
  const sent = (path: string) =>
    requestForRemix(new Request(`https://example.com${path}`), env).url;
  expect(sent('/?_data=root')).toBe('https://example.com/');
  expect(sent('/search?q=a+b&_data=routes%2Fsearch&_data')).toBe(
    'https://example.com/search?q=a+b',
  );
  expect(sent('/search?q=a%20b~')).toBe('https://example.com/search?q=a%20b~');
});

describe('content', () => {
  /** What a worker gets: Node refuses to make a GET with a body. */
  const withBody = (method: string, length: string) =>
    ({
      method,
      url: 'https://example.com/',
      headers: new Headers({'Content-Length': length}),
      signal: new AbortController().signal,
      body: new ReadableStream(),
    }) as unknown as Request;

  it.each(['GET', 'HEAD'])('of a %s is refused', async (method) => {
    const response = contentRefusal(withBody(method, '5'));
    expect(response?.status).toBe(400);
    expect(await response?.json()).toMatchObject({statusCode: 400});
  });

  it('of nothing is none, and Hydrogen’s handler does not see it', () => {
    expect(contentRefusal(withBody('GET', '0'))).toBeNull();
    expect(requestForRemix(withBody('GET', '0'), env).body).toBeNull();
  });

  it('of a form is sent on', () => {
    expect(contentRefusal(withBody('POST', '5'))).toBeNull();
  });
});
