import {expect, test} from 'vitest';
import {createFaults} from './faults';

test('waits of several rules add up before the first failure', () => {
  const faults = createFaults();
  faults.add([
    {kind: 'latency', milliseconds: 20},
    {kind: 'latency', milliseconds: 30, operation: 'Cart'},
    {kind: 'reset'},
    {kind: 'latency', milliseconds: 1_000},
  ]);
  expect(faults.strike('Cart')).toMatchObject({
    delay: 50,
    failure: {kind: 'reset'},
  });
  expect(faults.strike('Product').delay).toBe(20);
});

test('a rule with a count stops, one with a probability strikes by chance', () => {
  const chances = [0.4, 0.6];
  const faults = createFaults(() => chances.shift() ?? 1);
  faults.add([
    {kind: 'empty', count: 1},
    {kind: 'html', probability: 0.5},
  ]);
  expect(faults.strike('A').failure?.kind).toBe('empty');
  expect(faults.strike('A').failure?.kind).toBe('html');
  expect(faults.strike('A').failure).toBeNull();
  expect(faults.list().map(({hits}) => hits)).toEqual([1, 1]);
});
