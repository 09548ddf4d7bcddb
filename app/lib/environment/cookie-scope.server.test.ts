import {describe, expect, it} from 'vitest';
import {cookieScope, scopeText} from './cookie-scope.server';

const scope = (
  PUBLIC_ENVIRONMENT: 'production' | 'preview' | 'development',
  PUBLIC_SITE_URL = 'https://example.com',
) => scopeText(cookieScope({PUBLIC_ENVIRONMENT, PUBLIC_SITE_URL}));

describe('cookieScope', () => {
  it('keeps cookies on their own site in production', () => {
    expect(scope('production')).toBe('SameSite=Lax; Secure');
    expect(scope('production', 'http://localhost:3000')).toBe('SameSite=Lax');
  });

  it.each([
    ['preview', 'https://example.com', 'SameSite=None; Secure; Partitioned'],
    [
      'development',
      'https://example.com',
      'SameSite=None; Secure; Partitioned',
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
