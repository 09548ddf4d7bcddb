import {describe, expect, it} from 'vitest';
import {originRefusal} from './same-origin.server';

const env = {
  PUBLIC_SITE_URL: 'https://example.com',
  ALLOWED_ORIGINS: ['https://partner.example'],
};

const write = (
  headers: Record<string, string>,
  method = 'POST',
  path = '/cart',
) =>
  originRefusal(new Request(`https://example.com${path}`, {method, headers}), {
    env,
  }) === null;

describe('originRefusal', () => {
  it.each([
    [{Origin: 'https://example.com'}, true],
    [{Origin: 'https://partner.example'}, false],
    [{Origin: 'https://evil.example'}, false],
    [{Origin: 'https://example.com.evil.example'}, false],
    [{Origin: 'null'}, false],
    [{Origin: 'null', 'Sec-Fetch-Site': 'same-origin'}, true],
    [{Origin: 'null', 'Sec-Fetch-Site': 'cross-site'}, false],
    [{Origin: 'null', 'Sec-Fetch-Site': 'none'}, false],
    [{Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin'}, false],
    [{'Sec-Fetch-Site': 'same-origin'}, true],
    [{'Sec-Fetch-Site': 'cross-site'}, false],
    [{'Sec-Fetch-Site': 'same-site'}, false],
    [{Referer: 'https://example.com/en/cart'}, true],
    [{Referer: 'https://evil.example/https://example.com'}, false],
    [{Referer: 'nonsense'}, false],
    [{}, true],
  ] as const)('judges a POST with %j as %s', (headers, allowed) => {
    expect(write(headers)).toBe(allowed);
  });

  it('lets the sites that are listed use the commerce endpoint, and no others', () => {
    const ask = (origin: string) =>
      write({Origin: origin}, 'POST', '/api/shopify-storefront');
    expect(ask('https://partner.example')).toBe(true);
    expect(ask('https://example.com')).toBe(true);
    expect(ask('https://evil.example')).toBe(false);
  });

  it('lets reading requests through from anywhere', () => {
    expect(write({Origin: 'https://evil.example'}, 'GET')).toBe(true);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('checks %s like POST', (method) => {
    expect(write({Origin: 'https://evil.example'}, method)).toBe(false);
  });
});
