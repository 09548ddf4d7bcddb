import {describe, expect, it} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import {batchForm, enqueue, nextBatch, type CartChange} from './cart-change';

const set = (number: number, quantity: number): CartChange => ({
  kind: 'set',
  key: lineOf(number, 1).key,
  title: '',
  quantity,
});
const add = (number: number, quantity: number): CartChange => {
  const {key, merchandiseId, title} = lineOf(number, 1);
  return {kind: 'add', key, title, line: {merchandiseId, quantity}};
};
const form: CartChange = {kind: 'form', form: new FormData()};

const queue = (...changes: CartChange[]) =>
  changes.reduce<readonly CartChange[]>(enqueue, []);

function input(data: FormData | null): unknown {
  return JSON.parse(data?.get('cartFormInput') as string);
}

describe('enqueue', () => {
  it('keeps the last quantity of a line only', () => {
    expect(queue(set(1, 2), set(2, 4), set(1, 3))).toEqual([
      set(2, 4),
      set(1, 3),
    ]);
  });

  it('joins units of one product', () => {
    expect(queue(add(1, 6), add(1, 6))).toEqual([add(1, 12)]);
  });

  it('keeps an addition before a later quantity of the same line', () => {
    expect(queue(add(1, 1), set(1, 5))).toEqual([add(1, 1), set(1, 5)]);
  });
});

describe('nextBatch', () => {
  it('takes changes of one kind together', () => {
    const {batch, rest} = nextBatch([set(1, 2), set(2, 0), add(3, 1)]);
    expect(batch).toEqual([set(1, 2), set(2, 0)]);
    expect(rest).toEqual([add(3, 1)]);
  });

  it('sends a form alone', () => {
    const {batch, rest} = nextBatch([form, form, set(1, 1)]);
    expect(batch).toHaveLength(1);
    expect(rest).toHaveLength(2);
  });
});

describe('batchForm', () => {
  const cart = cartOf(1, [lineOf(1, 2), lineOf(2, 1)]);

  it('names lines by the ids that they have now', () => {
    expect(input(batchForm([set(1, 5), set(2, 0)], cart))).toEqual({
      action: 'LinesUpdate',
      inputs: {
        lines: [
          {id: lineOf(1, 1).id, quantity: 5},
          {id: lineOf(2, 1).id, quantity: 0},
        ],
      },
    });
  });

  it('adds several products in one request', () => {
    expect(input(batchForm([add(3, 1), add(4, 2)], cart))).toMatchObject({
      action: 'LinesAdd',
      inputs: {lines: [{quantity: 1}, {quantity: 2}]},
    });
  });

  it('is nothing when its lines are gone', () => {
    expect(batchForm([set(9, 1)], cart)).toBeNull();
    expect(batchForm([set(1, 1)], null)).toBeNull();
  });
});
