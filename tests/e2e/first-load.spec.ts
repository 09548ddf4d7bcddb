import {gzipSync} from 'node:zlib';
import {expect} from '@playwright/test';
import {test} from '../support/test';

/**
 * Kilobytes of JavaScript (gzip) that a document has the browser load at once, as
 * measured plus 0.3. The messages of the language (4 kB) come on top, and what comes
 * near the window or is asked for comes later; `npm run bench` shows the whole.
 */
const LIMITS = {
  '/': 103.7,
  '/products/metarmap': 107.4,
  '/cart': 107.4,
};

for (const [path, limit] of Object.entries(LIMITS)) {
  test(`${path} loads less than ${limit} kB of scripts at first @desktop`, async ({
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
    expect(bytes / 1000).toBeLessThan(limit);
  });
}
