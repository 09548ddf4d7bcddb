import {describe, expect, it} from 'vitest';
import {adminRedirect} from './preview.server';

const env = {PUBLIC_STORE_DOMAIN: 'example.myshopify.com'};
const visit = (path: string, method = 'GET') => {
  const url = new URL(`https://example.com${path}`);
  return adminRedirect(new Request(url, {method}), {url, env});
};

describe('adminRedirect', () => {
  it.each(['/admin', '/admin/', '/en/admin', '/en/admin/', '/admin?a=1'])(
    'leads %s to the shop’s admin',
    (path) => {
      const response = visit(path);
      expect(response?.status).toBe(302);
      expect(response?.headers.get('Location')).toBe(
        'https://example.myshopify.com/admin',
      );
    },
  );

  it.each([
    '/',
    '/administrator',
    '/admin/products',
    '/xx/admin',
    '/admin.data',
  ])('ignores %s', (path) => expect(visit(path)).toBeNull());

  it('redirects only GET and HEAD', () => {
    expect(visit('/admin', 'HEAD')?.status).toBe(302);
    expect(visit('/admin', 'POST')).toBeNull();
  });
});
