import {describe, expect, it} from 'vitest';
import {cappedQuantity, judgeQuantity} from './quantity';

describe('cappedQuantity', () => {
  it.each([
    [1, 1],
    [10, 10],
    [11, 10],
    [0, 0],
    [-3, 0],
  ])('makes %d into %d', (requested, quantity) => {
    expect(cappedQuantity(requested)).toBe(quantity);
  });
});

describe('judgeQuantity', () => {
  it.each([
    ['3', 3],
    [' 7 ', 7],
    [4, 4],
    ['10', 10],
    ['11', 10],
    [1000, 10],
    ['0', 0],
    ['-1', 0],
    [-20, 0],
    ['+2', 2],
  ])('takes %j as %d', (raw, quantity) => {
    expect(judgeQuantity(raw)).toEqual({
      isValid: true,
      quantity,
      isCapped: Number(raw) > 10,
    });
  });

  it.each([
    [1.5],
    ['1.5'],
    ['1,5'],
    ['NaN'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e9],
    ['1000000000'],
    ['1e9'],
    ['0x10'],
    [''],
    ['  '],
    [undefined],
    [null],
    [true],
    [['2']],
    ['zwei'],
    ['9'.repeat(400)],
  ])('refuses %j', (raw) => {
    expect(judgeQuantity(raw)).toEqual({isValid: false});
  });
});
