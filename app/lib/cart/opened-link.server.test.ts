import {expect, it} from 'vitest';
import {openingOf} from './opened-link.server';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';
const asked = (headers: Record<string, string>, method = 'GET') =>
  openingOf(
    new Request('https://example.com/discount/A', {
      method,
      headers: {'User-Agent': FIREFOX, ...headers},
    }),
  );

it.each<Record<string, string>>([
  {},
  {'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document'},
])('a person opens a link with %o', (headers) => {
  expect(asked(headers)).toBe('opened');
});

it.each<Record<string, string>>([
  {'Sec-Purpose': 'prefetch'},
  {'Sec-Purpose': 'prefetch;prerender', 'Sec-Fetch-Mode': 'navigate'},
  {Purpose: 'prefetch'},
  {'X-Moz': 'prefetch'},
])('a browser fetches ahead with %o', (headers) => {
  expect(asked(headers)).toBe('ahead');
});

it.each<[Record<string, string>, string?]>([
  [{}, 'HEAD'],
  [{'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)'}],
  // Pictures and scripts of other sites name any address.
  [{'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image'}],
])('nobody opens a link with %o %s', (headers, method) => {
  expect(asked(headers, method)).toBe('unattended');
});
