import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';
import autocannon from 'autocannon';
import {chromium} from 'playwright';
import {startShop} from '@metarmap/local-shop';
import {
  contentRichCatalogue,
  seedCatalogue,
  type CatalogueSeed,
} from '@metarmap/local-shop/seed';
import {ensureChromium} from './chromium';
import {serveBuild} from './oxygen-server';
import {storefrontEnvironment} from './storefront-environment';
import {cpuMilliseconds, workerIds} from './worker-process';

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

/**
 * Starts a new worker and loads one page, in milliseconds. The start reads, compiles and evaluates the
 * worker; the emulator's start is in it, for every build the same.
 */
export async function startOf(
  directory: string,
  options: Parameters<typeof serveBuild>[1],
  path: string,
): Promise<Figures> {
  const before = workerIds();
  const started = performance.now();
  const server = await serveBuild(directory, options);
  const ready = performance.now() - started;
  const pid = workerIds().find((id) => !before.includes(id)) ?? 0;
  const readyCpu = cpuMilliseconds(pid);
  await (await fetch(new URL(path, server.url))).text();
  const figures = {
    'until it is ready, ms': ready,
    'until the first page, ms': performance.now() - started,
    'CPU ms until it is ready': readyCpu,
    'CPU ms until the first page': cpuMilliseconds(pid),
  };
  await server.dispose();
  return figures;
}

/** Size of a file in kilobytes, raw and as sent with gzip. */
export function sizeOf(name: string, body: Buffer): Figures {
  return {
    [`${name}, raw`]: body.length / 1000,
    [`${name}, gzip`]: gzipSync(body, {level: 9}).length / 1000,
  };
}

/**
 * A phone on a slow line: bytes per second, milliseconds, and the factor by which the processor is
 * slower.
 */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const SLOWDOWN = 4;

/** Milliseconds after the load event in which a page still loads, hydrates and shifts. */
const SETTLING_MS = 3000;

const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
};

interface Painted {
  largest: number;
  shift: number;
  hydrated: number;
}

/** Milliseconds between two looks whether a page is hydrated. */
const LOOK_MS = 20;

/**
 * A first visit by a browser that is really slowed: paints, hydration (React has its properties on a
 * link or button of the page) and the main thread's time in milliseconds, the shift of the layout, the
 * number of elements, and transferred kilobytes by kind.
 */
export async function firstVisit(url: string): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({requestId, type}) => {
    kinds.set(requestId, type);
  });
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId) ?? '';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript((lookMs) => {
    const painted: Painted = {largest: 0, shift: 0, hydrated: 0};
    Object.assign(globalThis, {painted});
    const looking = setInterval(() => {
      const controls = document.querySelectorAll(
        ':is(main, header, footer) :is(a, button)',
      );
      for (const control of controls) {
        if (
          Object.keys(control).some((key) => key.startsWith('__reactProps$'))
        ) {
          painted.hydrated = performance.now();
          clearInterval(looking);
          return;
        }
      }
    }, lookMs);
    new PerformanceObserver((list) => {
      for (const {startTime} of list.getEntries()) painted.largest = startTime;
    }).observe({type: 'largest-contentful-paint', buffered: true});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value} = entry as PerformanceEntry & {value: number};
        painted.shift += value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, LOOK_MS);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(SETTLING_MS);
  const {painted, first, elements} = await page.evaluate(() => ({
    painted: (globalThis as unknown as {painted: Painted}).painted,
    first:
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    elements: document.querySelectorAll('*').length,
  }));
  const {metrics} = await devtools.send('Performance.getMetrics');
  await browser.close();
  const milliseconds = (...names: string[]) =>
    metrics
      .filter(({name}) => names.includes(name))
      .reduce((sum, {value}) => sum + value * 1000, 0);
  const kilobytes = (kind: string) => (bytes[kind] ?? 0) / 1000;
  return {
    'first contentful paint, ms': first,
    'largest contentful paint, ms': painted.largest,
    'hydrated, ms': painted.hydrated,
    'style and layout, ms': milliseconds(
      'LayoutDuration',
      'RecalcStyleDuration',
    ),
    'scripts, ms': milliseconds('ScriptDuration'),
    'layout shift': painted.shift,
    elements,
    'document, kB': kilobytes('Document'),
    'styles, kB': kilobytes('Stylesheet'),
    'scripts, kB': kilobytes('Script'),
    'fonts, kB': kilobytes('Font'),
    'pictures, kB': kilobytes('Image'),
  };
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
  readonly audits: Record<
    string,
    {
      readonly numericValue?: number;
      readonly details?: {
        readonly items?: readonly {
          readonly resourceType?: string;
          readonly transferSize?: number;
        }[];
      };
    }
  >;
}

/**
 * One run of Lighthouse on a phone: scores of 100, times in milliseconds. It simulates
 * the slow line, so its largest paint depends on which scripts happened to end first. The
 * total size of the scripts is therefore returned as well.
 */
export async function audit(url: string): Promise<Figures> {
  const run = () =>
    promisify(execFile)(process.execPath, [...LIGHTHOUSE, url], {
      env: {...process.env, CHROME_PATH: ensureChromium()},
      maxBuffer: 64 * 1024 ** 2,
    });
  // A busy browser sometimes leaves the navigation out of its trace; Lighthouse says: run it again.
  const {stdout} = await run().catch((error: unknown) => {
    if (String(error).includes('NO_NAVSTART')) return run();
    throw error;
  });
  const {categories, audits} = JSON.parse(stdout) as Report;
  const scores = Object.entries(categories).map(
    ([name, {score}]) => [name, (score ?? 0) * 100] as const,
  );
  const times = [
    'largest-contentful-paint',
    'first-contentful-paint',
    'total-blocking-time',
  ].map((name) => [name, audits[name]?.numericValue ?? 0] as const);
  const scripts = (audits['network-requests']?.details?.items ?? [])
    .filter(({resourceType}) => resourceType === 'Script')
    .reduce((sum, {transferSize = 0}) => sum + transferSize / 1000, 0);
  return Object.fromEntries([...scores, ...times, ['scripts, kB', scripts]]);
}

/** Pages whose cost must not grow with what a merchant has written elsewhere. */
const CONTENT_PAGES: Readonly<Record<string, string>> = {
  home: '/',
  page: '/pages/aufhaengen',
  article: '/blogs/journal/taupunkt',
  collection: '/collections/karten',
  'all sitemaps': '/sitemap.xml',
};

/**
 * Requests to the shop and milliseconds of `CONTENT_PAGES`, of the sample shop and of one with a
 * lot of content. Our build is a preview, which caches nothing; the median of `rounds` loads after
 * one more. Takes `port`, `port + 1000` and `port + 2000`.
 */
export async function scaleOfContent(
  port: number,
  rounds: number,
): Promise<Record<string, Figures>> {
  const small = await contentCosts(port, rounds, seedCatalogue);
  const large = await contentCosts(port, rounds, contentRichCatalogue());
  return Object.fromEntries(
    Object.entries(small).map(([name, [requests, time]]) => {
      const [manyRequests = 0, longTime = 0] = large[name] ?? [];
      return [
        name,
        {
          requests,
          'with a lot of content': manyRequests,
          ms: Math.round(time),
          'ms with a lot of content': Math.round(longTime),
        },
      ];
    }),
  );
}

/** Requests and milliseconds of each of `CONTENT_PAGES`. */
async function contentCosts(
  port: number,
  rounds: number,
  catalogue: CatalogueSeed,
): Promise<Record<string, readonly [requests: number, time: number]>> {
  const shopPort = port + 1000;
  const shop = await startShop({port: shopPort, catalogue});
  const {bindings} = storefrontEnvironment({
    PORT: String(port),
    SHOP_PORT: String(shopPort),
    PUBLIC_ENVIRONMENT: 'preview',
  });
  const options = {port, assetsPort: port + 2000, bindings};
  const server = await serveBuild('dist', options);
  const costs: Record<string, readonly [number, number]> = {};
  for (const [name, path] of Object.entries(CONTENT_PAGES)) {
    const loads: [requests: number, time: number][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await fetch(`${shop.origin}/requests`, {method: 'DELETE'});
      const started = performance.now();
      await loadWithParts(new URL(path, server.url));
      const time = performance.now() - started;
      const log = await fetch(`${shop.origin}/requests`);
      const {count} = (await log.json()) as {count: number};
      if (round > 0) loads.push([count, time]);
    }
    loads.sort(([, one], [, other]) => one - other);
    costs[name] = loads[Math.floor((loads.length - 1) / 2)] ?? [0, 0];
  }
  await server.dispose();
  await shop.close();
  return costs;
}

/** Loads a page, or an index of sitemaps with each of them. */
async function loadWithParts(url: URL): Promise<void> {
  const response = await fetch(url, {headers: {'Accept-Language': 'de'}});
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  const text = await response.text();
  if (!text.includes('<sitemapindex')) return;
  for (const [, part = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const {pathname, search} = new URL(part.replaceAll('&amp;', '&'));
    await loadWithParts(new URL(pathname + search, url));
  }
}
