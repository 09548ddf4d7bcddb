import {describe, expect, it} from 'vitest';
import {tidyPathRedirect} from './tidy-path.server';

const redirectOf = (path: string, method = 'GET') =>
  tidyPathRedirect(new Request(`https://example.com${path}`, {method}));

describe('tidyPathRedirect', () => {
  it.each([
    ['/legal/imprint/', '/legal/imprint'],
    ['/docs/metarmap-connect/?a=1&b=%2F', '/docs/metarmap-connect?a=1&b=%2F'],
    ['/en/', '/en'],
    ['/en/faq/', '/en/faq'],
    ['//en//legal/imprint//?a=1', '/en/legal/imprint?a=1'],
    // Never the start of another host.
    ['//evil.example//', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['///', '/'],
  ])('leads %s to %s', (path, target) => {
    const response = redirectOf(path);
    expect(response?.status).toBe(301);
    expect(response?.headers.get('Location')).toBe(target);
  });

  it.each(['/', '/?a=/', '/en', '/faq?a=b/', '/_root.data', '/en/faq.data'])(
    'leaves %s alone',
    (path) => {
      expect(redirectOf(path)).toBeNull();
    },
  );

  it('does not take the fields from a form', () => {
    expect(redirectOf('/contact/', 'POST')).toBeNull();
    expect(redirectOf('/contact/', 'HEAD')?.status).toBe(301);
  });
});
