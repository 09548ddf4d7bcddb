import {gzipSync} from 'node:zlib';
import autocannon from 'autocannon';
import {chromium} from 'playwright';
import {SITE} from './bench-servers';
import {ensureChromium} from './chromium';

/** How long each load lasts. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

/** How many visitors ask at once. */
export const CONNECTIONS = 8;

/** Loads an address for `SECONDS`; latencies in milliseconds. */
export async function load(
  url: string,
  options: Partial<autocannon.Options> = {},
): Promise<{perSecond: number; p50: number; p99: number; errors: number}> {
  const result = await autocannon({
    url,
    duration: SECONDS,
    connections: CONNECTIONS,
    ...options,
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

/** Milliseconds until the first byte of the body of one request. */
export async function timeToFirstByte(url: string): Promise<number> {
  const begin = performance.now();
  const response = await fetch(url);
  const reader = response.body?.getReader();
  await reader?.read();
  const elapsed = performance.now() - begin;
  await reader?.cancel();
  return Math.round(elapsed * 10) / 10;
}

/** Bytes as text in kilobytes, one decimal. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Size in bytes when sent with gzip. */
export const gzipped = (body: Buffer) => gzipSync(body, {level: 9}).length;

/** Bytes (gzip) that a first visit loads, by kind, as Chromium requests them. */
export async function firstLoad(path: string) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage({
    viewport: {width: 1440, height: 900},
    locale: 'de-DE',
  });
  const sizes: Record<string, number> = {};
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    reading.push(
      response.body().then(
        (body) => {
          const size = /script|stylesheet|document/.test(kind)
            ? gzipped(body)
            : body.length;
          sizes[kind] = (sizes[kind] ?? 0) + size;
        },
        () => undefined,
      ),
    );
  });
  await page.goto(SITE + path, {waitUntil: 'networkidle'});
  await Promise.all(reading);
  await browser.close();
  return {
    'HTML kB': kilobytes(sizes.document ?? 0),
    'CSS kB': kilobytes(sizes.stylesheet ?? 0),
    'JS kB': kilobytes(sizes.script ?? 0),
    'fonts kB': kilobytes(sizes.font ?? 0),
    'pictures kB': kilobytes(sizes.image ?? 0),
  };
}
