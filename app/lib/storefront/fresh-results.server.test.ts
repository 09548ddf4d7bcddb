import {expect, it} from 'vitest';
import {FreshResults} from './fresh-results.server';

const ANSWER = {result: {data: {}}, requestId: null};

it('caches 32 results at most, and drops the least recently used one first', () => {
  const answers = new FreshResults();
  const keys = Array.from({length: 33}, (_, index) => `query ${index}`);
  for (const key of keys) {
    answers.get('query 0', 0);
    answers.store(key, ANSWER, 1);
  }
  const forgotten = keys.filter((key) => answers.get(key, 0) === null);
  expect(forgotten).toEqual(['query 1']);
});
