import {gzipSync} from 'node:zlib';
import autocannon from 'autocannon';
import {chromium} from 'playwright';
import {cpuMilliseconds} from './bench-process';
import type {BenchSite} from './bench-servers';
import {ensureChromium} from './chromium';

/** How many visitors ask at once. */
const CONNECTIONS = 8;

/** What one load of an address came to. Times are milliseconds. */
export interface Load {
  readonly perSecond: number;
  /** Processor time of the worker's process for one request. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no success, and requests without an answer. */
  readonly errors: number;
}

/** Loads a page of a storefront for some seconds. */
export async function load(
  {origin, pid}: Pick<BenchSite, 'origin' | 'pid'>,
  path: string,
  seconds: number,
  options: Partial<autocannon.Options> = {},
): Promise<Load> {
  const before = cpuMilliseconds(pid);
  const {requests, latency, errors, non2xx} = await autocannon({
    url: origin + path,
    duration: seconds,
    connections: CONNECTIONS,
    ...options,
  });
  return {
    perSecond: requests.average,
    cpu: (cpuMilliseconds(pid) - before) / Math.max(1, requests.total),
    p50: latency.p50,
    p99: latency.p99,
    errors: errors + non2xx,
  };
}

/** The middle of each figure; of an even number the lower one. */
export function medians<Figures extends object>(
  runs: readonly Figures[],
): Figures {
  const [first] = runs;
  if (!first) throw new Error('There is nothing to take the middle of.');
  const middle = (name: keyof Figures) =>
    runs.map((run) => Number(run[name])).sort((a, b) => a - b)[
      Math.floor((runs.length - 1) / 2)
    ];
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, middle(name as keyof Figures)]),
  ) as Figures;
}

/** Kilobytes, raw and as sent with gzip. */
export interface Size {
  readonly raw: number;
  readonly gzip: number;
}

/** Size of one file. */
export function sizeOf(body: Buffer): Size {
  const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
  return {
    raw: kilobytes(body.length),
    gzip: kilobytes(gzipSync(body, {level: 9}).length),
  };
}

/** What a first visit of a page loads from the storefront, as Chromium asks for it. */
export async function firstLoad(
  origin: string,
  path: string,
): Promise<Record<'document' | 'script' | 'stylesheet', Size>> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({viewport: {width: 412, height: 823}});
    const total = {document: none(), script: none(), stylesheet: none()};
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType() as keyof typeof total;
      if (!(kind in total) || !response.url().startsWith(origin)) return;
      reading.push(
        response.body().then(
          (body) => {
            const {raw, gzip} = sizeOf(body);
            total[kind].raw += raw;
            total[kind].gzip += gzip;
          },
          // A redirect has no body.
          () => undefined,
        ),
      );
    });
    await page.goto(origin + path, {waitUntil: 'networkidle'});
    await Promise.all(reading);
    return total;
  } finally {
    await browser.close();
  }
}

const none = () => ({raw: 0, gzip: 0});
