import {describe, expect, it} from 'vitest';

import {readByteRange} from './byte-range';

describe('readByteRange', () => {
  it.each([
    ['bytes=0-0', {start: 0, end: 0}],
    ['bytes=10-', {start: 10, end: 99}],
    ['bytes=90-500', {start: 90, end: 99}],
    ['bytes=-10', {start: 90, end: 99}],
    ['bytes=-500', {start: 0, end: 99}],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    [undefined, null],
  ])('reads %j of a file of 100 bytes as %j', (header, expected) => {
    expect(readByteRange(header, 100)).toEqual(expected);
  });
});
