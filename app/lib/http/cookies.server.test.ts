import {createCookie} from '@shopify/remix-oxygen';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {readCookie, readCookies} from './cookies.server';

/** What Remix finds under a name; what is not its own encoding is `{}` there. */
const remixHas = async (header: string, name: string) =>
  (await createCookie(name).parse(header)) !== null;

it.each([
  ['session=a', 'a'],
  ['session =a', 'a'],
  ['session\t =\ta ', 'a'],
  [' \tsession=a', 'a'],
  [';session=a', 'a'],
  ['x=1;session=a', 'a'],
  ['x; session=a', 'a'],
  ['x=1;;  session=a;', 'a'],
  ['session="a"', 'a'],
  ['session="', ''],
  ['session=a=b', 'a=b'],
  ['session=a; session=b', 'a'],
  ['session=%61', '%61'],
  ['session=', ''],
  // Several headers joined into one.
  ['x=1, session=a', null],
])('reads %j as Remix does: %j', async (header, value) => {
  expect(readCookies(header).get('session') ?? null).toBe(value);
  expect(await remixHas(header, 'session')).toBe(value !== null);
});

it('finds the names that Remix finds, however a header is written (E3.7)', async () => {
  const piece = fc.constantFrom(
    ...['session', 'cart', '=', ';', ' ', '\t', '"', ',', '%', 'a', '\u00A0'],
    ...['session=', '; session', '__proto__', '\\', '\u0301'],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, {maxLength: 16}), async (pieces) => {
      const header = pieces.join('');
      for (const name of ['session', 'cart', 'a']) {
        expect(readCookies(header).has(name)).toBe(
          await remixHas(header, name),
        );
      }
    }),
    {numRuns: 2000},
  );
});

it('reads the longest possible header', () => {
  const blanks = ' '.repeat(100_000);
  const headers = new Headers({Cookie: `a=${blanks}b${blanks};c${blanks}=d`});
  expect(readCookie(headers, 'c')).toBe('d');
  expect(readCookie(headers, 'x')).toBeNull();
});
