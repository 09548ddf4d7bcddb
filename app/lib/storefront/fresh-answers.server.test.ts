import {expect, it} from 'vitest';
import {deepFreeze, FreshAnswers} from './fresh-answers.server';

const ANSWER = {result: {data: {}}, requestId: null};

it('gives an answer as long as it is fresh', () => {
  const answers = new FreshAnswers();
  answers.keep('maps', ANSWER, 1000);
  expect(answers.get('maps', 999)).toBe(ANSWER);
  expect(answers.get('maps', 1000)).toBeNull();
});

it('keeps 32 answers at most, and forgets the least recently used one first', () => {
  const answers = new FreshAnswers();
  const keys = Array.from({length: 33}, (_, index) => `query ${index}`);
  for (const key of keys) {
    answers.get('query 0', 0);
    answers.keep(key, ANSWER, 1);
  }
  const forgotten = keys.filter((key) => answers.get(key, 0) === null);
  expect(forgotten).toEqual(['query 1']);
});

it('freezes everything in a value', () => {
  const value = deepFreeze({product: {options: [{name: 'Size'}], tag: null}});
  expect(() => {
    value.product.options[0].name = 'Color';
  }).toThrow(TypeError);
  expect(() => value.product.options.push({name: 'Color'})).toThrow(TypeError);
});
