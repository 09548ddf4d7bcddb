import {describe, expect, it} from 'vitest';

import {
  matchesQuery,
  parseSearchQuery,
  textMatches,
  type SearchTerm,
} from './search-query';

const tags =
  (...own: string[]) =>
  (term: SearchTerm) =>
    term.field === 'tag' && own.some((tag) => textMatches(tag, term));

describe('search syntax', () => {
  it.each([
    ['tag:led tag:metar', ['LED'], false],
    ['tag:led AND tag:metar', ['LED', 'METAR'], true],
    ['tag:led OR tag:metar', ['METAR'], true],
    ['NOT tag:led', ['METAR'], true],
    ['-tag:led', ['LED'], false],
    ['(tag:a OR tag:b) tag:c', ['b', 'c'], true],
    ['tag:a OR tag:b tag:c', ['b'], false],
    ['tag:"made in germany"', ['Made in Germany'], true],
    ['tag:ma*', ['Made in Germany'], true],
    [')) tag:led ((', [], true],
  ])('reads %j for %j as %s', (query, own, expected) => {
    expect(matchesQuery(parseSearchQuery(query), tags(...own))).toBe(expected);
  });

  it.each(['(', 'NOT ', '(NOT '])(
    'does not fail when %j stands 100,000 times',
    (part) => {
      const query = parseSearchQuery(part.repeat(100_000));
      expect(() => matchesQuery(query, tags('LED'))).not.toThrow();
    },
  );
});
