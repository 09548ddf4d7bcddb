import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';
import autocannon from 'autocannon';
import {chromium} from 'playwright';
import {ensureChromium} from './chromium';
import {cpuMilliseconds} from './worker-process';

export type Figures = Readonly<Record<string, number>>;

/** Loads a page with eight visitors at once for some seconds; `pid` is the worker's process. */
export async function load(
  url: string,
  pid: number,
  seconds: number,
  cookie = '',
): Promise<Figures> {
  const before = cpuMilliseconds(pid);
  const {requests, latency, errors, non2xx} = await autocannon({
    url,
    duration: seconds,
    connections: 8,
    headers: {cookie},
  });
  return {
    'requests a second': requests.average,
    'CPU ms a request':
      (cpuMilliseconds(pid) - before) / Math.max(1, requests.total),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    errors: errors + non2xx,
  };
}

/** Size of a file in kilobytes, raw and as sent with gzip. */
export function sizeOf(name: string, body: Buffer): Figures {
  return {
    [`${name}, raw`]: body.length / 1000,
    [`${name}, gzip`]: gzipSync(body, {level: 9}).length / 1000,
  };
}

/** Kilobytes that Chromium loads from the storefront on a first visit of a page. */
export async function firstLoad(url: string): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const total: Record<string, number> = {};
  const reading: Promise<void>[] = [];
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!/^(?:document|script|stylesheet)$/.test(kind) || !response.ok())
      return;
    if (!response.url().startsWith(new URL(url).origin)) return;
    const add = async () => {
      for (const [name, size] of Object.entries(
        sizeOf(kind, await response.body()),
      )) {
        total[name] = (total[name] ?? 0) + size;
      }
    };
    reading.push(add());
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  await Promise.all(reading);
  await browser.close();
  return total;
}

const LIGHTHOUSE = [
  createRequire(import.meta.url).resolve('lighthouse/cli/index.js'),
  '--output=json',
  '--quiet',
  '--no-enable-error-reporting',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
];

interface Report {
  readonly categories: Record<string, {readonly score: number | null}>;
  readonly audits: Record<string, {readonly numericValue?: number}>;
}

/** One run of Lighthouse on a phone: scores of 100, times in milliseconds. */
export async function audit(url: string): Promise<Figures> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [...LIGHTHOUSE, url],
    {
      env: {...process.env, CHROME_PATH: ensureChromium()},
      maxBuffer: 64 * 1024 ** 2,
    },
  );
  const {categories, audits} = JSON.parse(stdout) as Report;
  const scores = Object.entries(categories).map(
    ([name, {score}]) => [name, (score ?? 0) * 100] as const,
  );
  const times = [
    'largest-contentful-paint',
    'first-contentful-paint',
    'total-blocking-time',
  ].map((name) => [name, audits[name]?.numericValue ?? 0] as const);
  return Object.fromEntries([...scores, ...times]);
}
