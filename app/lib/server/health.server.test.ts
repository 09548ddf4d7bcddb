import {expect, it} from 'vitest';
import {healthResponse} from './health.server';

const ask = (path: string, method = 'GET') =>
  healthResponse(new Request(`https://shop.example${path}`, {method}));

it('answers without asking anybody, and is never kept', async () => {
  const response = ask('/healthz');
  expect(response?.status).toBe(200);
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  expect(await response?.json()).toEqual({status: 'ok'});
});

it('only reads', () => {
  const response = ask('/healthz', 'POST');
  expect(response?.status).toBe(405);
  expect(response?.headers.get('Allow')).toBe('GET, HEAD');
});

it('serves its own exact path', () => {
  for (const path of ['/healthz/', '/en/healthz', '/Healthz', '/healthz2']) {
    expect(ask(path), path).toBeNull();
  }
});
