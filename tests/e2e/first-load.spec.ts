import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect} from '@playwright/test';
import {test} from '../support/test';

/**
 * Kilobytes of JavaScript (gzip) that a document may have the browser load at once:
 * 120 kB are 0.6 s of a slow phone's line (1.6 Mbit/s), after which every control
 * works. React, Remix and the shell are most of them. The messages of the language (4 kB)
 * come on top, and what comes near the window or is asked for comes later;
 * `npm run bench` shows the whole.
 */
const BUDGET = 120;

for (const path of ['/', '/products/metarmap', '/cart']) {
  test(`${path} loads less than ${BUDGET} kB of scripts at first`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const named = html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g);
    const scripts = new Set([...named].map(([, href = '']) => href));
    expect(scripts.size).toBeGreaterThan(3);
    let bytes = 0;
    for (const script of scripts) {
      const body = await (await request.get(script)).body();
      bytes += gzipSync(body, {level: 9}).length;
    }
    expect(bytes / 1000).toBeLessThan(BUDGET);
  });
}

/**
 * Kilobytes of the worker (gzip), which a new isolate reads before its first answer.
 * Half of them are React, Remix, Hydrogen, the sanitiser's parser and the pages'
 * texts; what a browser alone renders is in `.client` modules.
 */
const WORKER_BUDGET = 410;

test(`the worker has less than ${WORKER_BUDGET} kB`, () => {
  const worker = readFileSync('dist/server/index.js');
  expect(gzipSync(worker, {level: 9}).length / 1000).toBeLessThan(
    WORKER_BUDGET,
  );
});
