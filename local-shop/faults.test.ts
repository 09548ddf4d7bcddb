import {expect, test} from 'vitest';
import {createFaults} from './faults';

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

test('a delay ends when the rules are removed', async () => {
  const faults = createFaults();
  const delayed = faults.delay(60_000);
  faults.clear();
  await delayed;
});
