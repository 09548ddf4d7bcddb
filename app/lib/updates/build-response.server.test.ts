import {expect, it} from 'vitest';
import {buildResponse} from './build-response.server';

const BUILD = {id: '0760ed8b', timestamp: 1_764_000_000_000};
const ask = (path: string, method = 'GET') => {
  const url = new URL(`https://shop.example${path}`);
  return buildResponse(new Request(url, {method}), url, BUILD);
};

it('says which build is the latest in a response that is never cached', async () => {
  const response = ask('/builds/latest.json');
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  expect(response?.headers.get('Content-Type')).toContain('application/json');
  expect(await response?.json()).toEqual(BUILD);
});

it('describes its own build, cacheable for ever, and no other one', async () => {
  const response = ask('/builds/meta/0760ed8b.json');
  expect(await response?.json()).toEqual(BUILD);
  expect(response?.headers.get('Cache-Control')).toContain('immutable');
  expect(ask('/builds/meta/other.json')?.status).toBe(404);
});

it('responds only to GET and HEAD, and ignores every other path', () => {
  expect(ask('/builds/latest.json', 'POST')?.status).toBe(405);
  for (const path of [
    '/builds',
    '/builds/meta/a/b.json',
    '/en/builds/latest.json',
  ]) {
    expect(ask(path), path).toBeNull();
  }
});
