import {describe, expect, it} from 'vitest';
import {cookieText} from '~/lib/http/cookies.server';
import {cookieScope} from './cookie-scope.server';

const scope = (
  PUBLIC_ENVIRONMENT: 'production' | 'preview' | 'development',
  PUBLIC_SITE_URL = 'https://example.com',
) => {
  const scope = cookieScope({PUBLIC_ENVIRONMENT, PUBLIC_SITE_URL});
  return cookieText('a', 'b', {maxAge: 1, scope}).replace(/^.*HttpOnly; /, '');
};

describe('cookieScope', () => {
  it('keeps cookies on their own site in production (E2.1)', () => {
    expect(scope('production')).toBe('Secure; SameSite=Lax');
    expect(scope('production', 'http://localhost:3000')).toBe('SameSite=Lax');
  });

  it.each([
    ['preview', 'https://example.com', 'Secure; Partitioned; SameSite=None'],
    [
      'development',
      'https://example.com',
      'Secure; Partitioned; SameSite=None',
    ],
    // A browser refuses the rest over http.
    ['preview', 'http://localhost:3000', 'SameSite=Lax'],
    ['preview', 'http://192.168.1.7:3000', 'SameSite=Lax'],
  ] as const)(
    'lets cookies into the admin’s frame: %s, %s',
    (name, site, text) => {
      expect(scope(name, site)).toBe(text);
    },
  );
});
