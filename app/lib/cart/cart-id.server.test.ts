import fc from 'fast-check';
import {expect, it} from 'vitest';
import {readCartId} from './cart-id.server';

it('reads nothing but a cart id from a cookie (E6.3)', () => {
  const scope = {isHttps: false, secure: false, partitioned: false};
  fc.assert(
    fc.property(fc.stringMatching(/^[\x20-\x7e]{0,200}$/), (value) => {
      const headers = new Headers({Cookie: `cart=${value}`});
      const id = readCartId(headers, {...scope, sameSite: 'lax'});
      expect(id ?? 'gid://shopify/Cart/a?key=b').toMatch(
        /^gid:\/\/shopify\/Cart\/[\w-]+\?key=[\w-]+$/,
      );
    }),
    {
      seed: 20_260_619,
      numRuns: 1000,
      examples: [
        ['a?key=b'],
        ['a%3Fkey%3Db'],
        ['a%22%3E?key=b'],
        ['a?key=b%22%3E'],
      ],
    },
  );
});
