import {expect, it} from 'vitest';
import {pageLinks, readPage} from './list-page';

it.each(['', '%00', '"', '{}', '<script>', 'ü', 'a'.repeat(2401)])(
  'ignores %j as a cursor',
  (cursor) => {
    const search = new URLSearchParams({after: cursor, before: cursor});
    expect(readPage(search)).toEqual({first: 24});
  },
);

it.each([
  [
    'the next page alone',
    true,
    false,
    'ZZ',
    {previous: null, next: '?after=ZZ'},
  ],
  [
    'nowhere from the only page',
    false,
    false,
    'ZZ',
    {previous: null, next: null},
  ],
  ['nowhere without a cursor', true, false, null, {previous: null, next: null}],
])('leads to %s', (_, hasNextPage, hasPreviousPage, endCursor, links) => {
  const page = {hasNextPage, hasPreviousPage, startCursor: 'AA', endCursor};
  expect(pageLinks(page, [])).toEqual(links);
});

it('follows the cursor behind the longest title, which Shopify puts into it', () => {
  const title = '\\u8336'.repeat(255);
  const cursor = btoa(
    `{"last_id":10241432125746,"last_value":"${title}","offset":0}`,
  );
  const search = new URLSearchParams({after: cursor});
  expect(readPage(search).after).toBe(cursor);
});
