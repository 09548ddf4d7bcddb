import {afterEach, expect, it, vi} from 'vitest';
import type {FormattedTexts} from './formatter';

/** A page of its own, as each document has. */
async function newPage() {
  vi.resetModules();
  return await import('./formatter');
}

afterEach(() => document.body.replaceChildren());

it('a browser formats no value again that its document has', async () => {
  const make = vi.fn(
    () => new Intl.NumberFormat('de-DE', {style: 'currency', currency: 'EUR'}),
  );
  const server = await newPage();
  const texts: FormattedTexts = {};
  const price = server.recordFormatted(texts, () =>
    server.formatted('de EUR', '1299.5', make),
  );
  expect(price.replace(/\s/g, ' ')).toBe('1.299,50 €');

  document.body.innerHTML = `<script id="${server.FORMATTED_ELEMENT}" type="application/json">${JSON.stringify(texts)}</script>`;
  const browser = await newPage();
  expect(browser.formatted('de EUR', '1299.5', make)).toBe(price);
  expect(make).toHaveBeenCalledOnce();
  expect(browser.formatted('de EUR', '12', make)).toMatch(/^12,00/);
  expect(make).toHaveBeenCalledTimes(2);
});

it('a document has what its own page has formatted, also of a page that failed', async () => {
  const {formatted, recordFormatted} = await newPage();
  const make = () => ({format: (value: number) => `no. ${value}`});
  const texts: FormattedTexts = {};
  formatted('before', 1, make);
  expect(() =>
    recordFormatted(texts, () => {
      formatted('page', 2, make);
      throw new Error('It cannot be rendered.');
    }),
  ).toThrow('It cannot be rendered.');
  formatted('after', 3, make);
  expect(texts).toEqual({page: {2: 'no. 2'}});
});
