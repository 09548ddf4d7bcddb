import {expect, it} from 'vitest';
import {MemoryCache} from './memory-cache';

it('holds so many values at most, and drops the least recently used one first', () => {
  const cache = new MemoryCache<string>(32);
  const keys = Array.from({length: 33}, (_, index) => `query ${index}`);
  for (const key of keys) {
    cache.get('query 0', 0);
    cache.set(key, key, 1);
  }
  const dropped = keys.filter((key) => cache.get(key, 0) === undefined);
  expect(dropped).toEqual(['query 1']);
});

it('has a value until its time', () => {
  const cache = new MemoryCache<string>(1);
  cache.set('key', 'value', 1000);
  expect(cache.get('key', 999)).toBe('value');
  expect(cache.get('key', 1000)).toBeUndefined();
  cache.set('key', 'value', 1000);
  cache.delete('key');
  expect(cache.get('key', 0)).toBeUndefined();
});
