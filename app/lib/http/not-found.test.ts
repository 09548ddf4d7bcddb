import {expect, it} from 'vitest';
import {invalidPage, notFound} from './not-found';

it.each([
  ['an unknown route', notFound('/xyz'), 'Page not found: /xyz'],
  [
    'a page that fails its validation',
    invalidPage('/products/xyz'),
    'Page Not Found: /products/xyz',
  ],
])('%s has the promised text', async (_, response, text) => {
  expect(response.status).toBe(404);
  expect(response.statusText).toBe('Not Found');
  expect(await response.text()).toBe(text);
});
