import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, type APIRequestContext} from '@playwright/test';
import {test} from '../support/test';

/**
 * Kilobytes (gzip) that a phone on a slow line (1.6 Mbit/s, 200 kB a second) loads before a page is
 * visible and usable: the document with its styles before the first paint, and the scripts that it
 * names. React and Remix are 84 of these, the messages of the language 12. What is loaded on demand
 * is not included; `npm run bench` shows everything.
 */
const BUDGETS = {
  '/': {document: 35.6, scripts: 133.2},
  '/metarmap': {document: 43.8, scripts: 142.5},
  '/products/metarmap-mini': {document: 29.8, scripts: 142.5},
  '/cart': {document: 22.5, scripts: 139.5},
};

/** Sum of the files that a document names. */
async function sizeOf(
  request: APIRequestContext,
  html: string,
  link: RegExp,
): Promise<number> {
  const files = new Set([...html.matchAll(link)].map(([, href = '']) => href));
  expect(files.size).toBeGreaterThan(0);
  let size = 0;
  for (const file of files) {
    size += kilobytes(await (await request.get(file)).body());
  }
  return size;
}

const kilobytes = (body: Buffer) => gzipSync(body, {level: 9}).length / 1000;

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} stays within the budget of its first view`, async ({
    request,
  }) => {
    const body = await (await request.get(path)).body();
    const html = body.toString();
    expect(kilobytes(body)).toBeLessThan(budget.document);
    expect(
      await sizeOf(
        request,
        html,
        /<link rel="modulepreload"[^>]* href="([^"]+)"/g,
      ),
    ).toBeLessThan(budget.scripts);
  });
}

test('a document preloads the messages of its language, and no others', async ({
  request,
}) => {
  for (const [path, own] of [
    ['/', 'de'],
    ['/en', 'en'],
    ['/en/a-page-that-is-not-there', 'en'],
  ]) {
    const html = await (
      await request.get(path, {headers: {Accept: 'text/html'}})
    ).text();
    const names = [
      ...html.matchAll(/rel="modulepreload" href="[^"]*\/(de|en)-[^"/]+\.js"/g),
    ].map(([, name]) => name);
    expect(names).toEqual([own]);
  }
});

test('a document preloads the routes of its language, and no others', async ({
  request,
}) => {
  for (const [path, own, other] of [
    ['/', '"routes/($locale).faq"', '"en/routes/($locale).faq"'],
    ['/en', '"en/routes/($locale).faq"', '"routes/($locale).faq"'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [, url = ''] =
      /rel="modulepreload" href="([^"]*\/manifest-[^"/]+\.js)"/.exec(html) ??
      [];
    const manifest = await (await request.get(url)).text();
    expect(manifest).toContain(own);
    expect(manifest).not.toContain(other);
    // The script that the document runs, and what React renders in its place.
    expect(html).toContain(`import "${url}"`);
    expect(manifest).toContain(`"url":"${url}"`);
  }
});

test('a product preloads the framework ahead of its content', async ({
  request,
}) => {
  const html = await (await request.get('/metarmap')).text();
  const preload = /rel="modulepreload" href="([^"]*\/framework-[^"/]+\.js)"/;
  const [, url = ''] = preload.exec(html.slice(0, html.indexOf('<h1'))) ?? [];
  expect((await request.get(url)).status()).toBe(200);
});

/** Kilobytes (gzip) of the styles, which are the same for every page. */
const STYLES_BUDGET = 13.9;

test(`nothing else blocks the first paint; the styles are in the document and smaller than ${STYLES_BUDGET} kB`, async ({
  request,
}) => {
  for (const path of ['/', '/a-page-that-is-not-there']) {
    const html = await (
      await request.get(path, {headers: {Accept: 'text/html'}})
    ).text();
    expect(html).not.toMatch(/rel="?stylesheet/);
    // Chromium renders nothing, not even a part, until a font that the head preloads is there.
    expect(html).not.toMatch(/as="?font/);
    const [, styles = ''] =
      /<style id="styles">(.*?)<\/style>/s.exec(html) ?? [];
    expect(styles).toContain('@layer');
    // Minifying may lose a value, and browsers drop the declaration; custom properties may be empty.
    expect(styles).not.toMatch(/[{;](?!--)[\w-]+:\s*[;}]/);
    expect(kilobytes(Buffer.from(styles))).toBeLessThan(STYLES_BUDGET);
    // Such a rule makes every change restyle the whole document.
    expect(styles).not.toMatch(/(?:^|[{},>~+\s])(?::root|html|body|\*)?:has\(/);
  }
});

/**
 * Kilobytes of the worker (gzip), which a new isolate reads before its first response. Two fifths
 * are our code, a sixth our texts and messages; what only a browser renders is in `.client`
 * modules. The time from start to the first response, which `npm run bench` prints, is what counts:
 * the budget only finds a library that got into the worker by mistake, and leaves room for features.
 * See `docs/decisions/018-what-the-worker-carries.md`.
 */
const WORKER_BUDGET = 555;

test(`the worker is smaller than ${WORKER_BUDGET} kB`, () => {
  const worker = readFileSync('dist/server/index.js');
  expect(gzipSync(worker, {level: 9}).length / 1000).toBeLessThan(
    WORKER_BUDGET,
  );
});
