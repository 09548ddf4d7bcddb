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

  it.each(['preview', 'development'] as const)(
    'lets cookies into the admin’s frame in %s',
    (environment) => {
      expect(scope(environment)).toBe('SameSite=None; Secure; Partitioned');
    },
  );

  it('does not ask for what a browser refuses over http', () => {
    for (const host of ['localhost', '192.168.1.7']) {
      expect(scope('preview', `http://${host}:3000`)).toBe('SameSite=Lax');
    }
  });
});
