import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {paginate} from './cursor';

const list = (length: number) =>
  Array.from({length}, (_item, index) => ({id: `item-${index}`}));

describe('paginate', () => {
  it('visits every item once in order, whatever the page size', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.integer({min: 1, max: 20}),
        (length, first) => {
          const items = list(length);
          const seen = [];
          let page = paginate(items, {first});
          seen.push(...page.nodes);
          while (page.pageInfo.hasNextPage) {
            page = paginate(items, {first, after: page.pageInfo.endCursor});
            seen.push(...page.nodes);
          }
          expect(seen).toEqual(items);
        },
      ),
    );
  });

  it('goes back with last and before', () => {
    const items = list(10);
    const {pageInfo} = paginate(items, {
      first: 5,
      after: paginate(items, {first: 4}).pageInfo.endCursor,
    });
    const back = paginate(items, {last: 3, before: pageInfo.startCursor});
    expect(back.nodes).toEqual(items.slice(1, 4));
    expect(back.pageInfo).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: true,
    });
  });

  it('finds its place again when items were added before it', () => {
    const {endCursor} = paginate(list(5), {first: 2}).pageInfo;
    const grown = [{id: 'new'}, ...list(5)];
    expect(paginate(grown, {first: 1, after: endCursor}).nodes).toEqual([
      {id: 'item-2'},
    ]);
  });

  it.each([
    '',
    'abc',
    'bnVsbA',
    '💡',
    Buffer.from('[1,2,3]').toString('base64'),
  ])('refuses the cursor %j', (after) => {
    expect(() => paginate(list(3), {first: 1, after})).toThrow(
      'Invalid cursor for current pagination sort.',
    );
  });
});
