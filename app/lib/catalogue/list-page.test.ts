import {describe, expect, it} from 'vitest';
import {isFirstPage, pageLinks, readPage} from './list-page';

const read = (search: string) => readPage(new URLSearchParams(search));

describe('readPage', () => {
  it('starts at the first page', () => {
    expect(read('')).toEqual({first: 24});
    expect(isFirstPage(read(''))).toBe(true);
  });

  it('goes on after a cursor and back before one', () => {
    expect(read('?after=eyJsYXN0=')).toEqual({first: 24, after: 'eyJsYXN0='});
    expect(read('?before=abc')).toEqual({last: 24, before: 'abc'});
    expect(isFirstPage(read('?before=abc'))).toBe(false);
  });

  it.each(['', '%00', '"', '{}', '<script>', 'ü', 'a'.repeat(501)])(
    'ignores %j as a cursor',
    (cursor) => {
      expect(
        readPage(new URLSearchParams({after: cursor, before: cursor})),
      ).toEqual({first: 24});
    },
  );
});

describe('pageLinks', () => {
  const cursors = {startCursor: 'AA', endCursor: 'ZZ'};

  it('keeps filters and order', () => {
    expect(
      pageLinks({hasNextPage: true, hasPreviousPage: true, ...cursors}, [
        ['sort_by', 'price-ascending'],
        ['filter.p.tag', 'a b'],
      ]),
    ).toEqual({
      previous: '?sort_by=price-ascending&filter.p.tag=a+b&before=AA',
      next: '?sort_by=price-ascending&filter.p.tag=a+b&after=ZZ',
    });
  });

  it('leads nowhere at the ends', () => {
    expect(
      pageLinks({hasNextPage: false, hasPreviousPage: false, ...cursors}, []),
    ).toEqual({previous: null, next: null});
    expect(pageLinks({hasNextPage: true, hasPreviousPage: true}, [])).toEqual({
      previous: null,
      next: null,
    });
  });
});
