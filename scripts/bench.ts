/**
 * `npm run bench`: our production build and Hydrogen's own starter on the same
 * MiniOxygen, against the same local shop, in one run that goes from one to the other
 * and back. Prints tables; asserts nothing. Needs a build (`npm run build`), Linux
 * (processor time and memory are read from /proc) and a Chromium. `--quick` shows in
 * about three minutes that all of it works; its figures mean little.
 */
import {readFileSync} from 'node:fs';
import {benchGrowth} from './bench-growth';
import {audit, type Audit} from './bench-lighthouse';
import {firstLoad, load, medians, sizeOf, type Load} from './bench-measures';
import {memory} from './bench-process';
import {askShop, startShop, startSite, type BenchSite} from './bench-servers';
import {builtStarter} from './starter-build';

const isQuick = process.argv.includes('--quick');
const effort = isQuick
  ? {rounds: 1, seconds: 1, audits: 1}
  : {rounds: 3, seconds: 10, audits: 3};

/** Pages of both; ours are in German, the starter's in English. */
const PAGES = {
  home: {ours: '/', starter: '/'},
  product: {ours: '/products/metarmap', starter: '/products/metarmap'},
  collection: {ours: '/collections/karten', starter: '/collections/maps'},
};

/** A query keeps our pages out of the page cache; the starter has none. */
const LOADS: Record<string, Record<'ours' | 'starter', string>> = {
  'home, rendered': {ours: '/?bench', starter: '/'},
  'product, rendered': {
    ours: '/products/metarmap?bench',
    starter: '/products/metarmap',
  },
  'collection, rendered': {
    ours: '/collections/karten?bench',
    starter: '/collections/maps',
  },
  'search, rendered': {ours: '/search?q=karte', starter: '/search?q=map'},
  'cart with a line': {ours: '/cart', starter: '/cart'},
  'home, ours from the page cache': PAGES.home,
  'product, ours from the page cache': PAGES.product,
};

type Sites = Record<'ours' | 'starter', BenchSite>;

/** Ours, the starter's, and ours divided by it. */
function beside(ours: number, starter: number, digits = 0) {
  return {
    ours: ours.toFixed(digits),
    starter: starter.toFixed(digits),
    ratio: starter > 0 ? (ours / starter).toFixed(2) : '–',
  };
}

/** Puts a product into a new cart, by the form that both storefronts have, and returns the cookies. */
async function cartCookies(
  {origin}: BenchSite,
  merchandiseId: string,
): Promise<string> {
  const added = await fetch(`${origin}/cart`, {
    method: 'POST',
    redirect: 'manual',
    headers: {Origin: origin},
    body: new URLSearchParams({
      cartFormInput: JSON.stringify({
        action: 'LinesAdd',
        inputs: {lines: [{merchandiseId, quantity: 1}]},
      }),
    }),
  });
  const cookies = added.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '');
  if (!cookies.some((cookie) => /cart=./.test(cookie))) {
    throw new Error('Adding to the cart set no cart cookie.');
  }
  return cookies.join('; ');
}

async function benchLoads(sites: Sites, cookies: Record<keyof Sites, string>) {
  for (const [name, paths] of Object.entries(LOADS)) {
    const runs: Record<keyof Sites, Load[]> = {ours: [], starter: []};
    for (let round = 0; round < effort.rounds; round += 1) {
      for (const target of ['ours', 'starter'] as const) {
        const headers = paths[target] === '/cart' && {cookie: cookies[target]};
        await fetch(sites[target].origin + paths[target]);
        runs[target].push(
          await load(sites[target], paths[target], effort.seconds, {
            ...(headers && {headers}),
          }),
        );
      }
    }
    const [ours, starter] = [medians(runs.ours), medians(runs.starter)];
    console.info(`\n${name}`);
    console.table({
      'requests a second': beside(ours.perSecond, starter.perSecond),
      'CPU ms a request': beside(ours.cpu, starter.cpu, 2),
      'p50 ms': beside(ours.p50, starter.p50),
      'p99 ms': beside(ours.p99, starter.p99),
      errors: beside(ours.errors, starter.errors),
    });
  }
}

async function benchBytes(sites: Sites, builds: Record<keyof Sites, string>) {
  const table: Record<string, ReturnType<typeof beside>> = {};
  for (const [name, paths] of Object.entries(PAGES)) {
    const ours = await firstLoad(sites.ours.origin, paths.ours);
    const starter = await firstLoad(sites.starter.origin, paths.starter);
    for (const kind of ['document', 'script', 'stylesheet'] as const) {
      for (const form of ['raw', 'gzip'] as const) {
        table[`${name}: ${kind}, ${form}`] = beside(
          ours[kind][form],
          starter[kind][form],
          1,
        );
      }
    }
  }
  const bundle = (directory: string) =>
    sizeOf(readFileSync(`${directory}/server/index.js`));
  const [ours, starter] = [bundle(builds.ours), bundle(builds.starter)];
  table['server bundle, raw'] = beside(ours.raw, starter.raw);
  table['server bundle, gzip'] = beside(ours.gzip, starter.gzip);
  console.info('\nBytes of a first visit on a phone, kB');
  console.table(table);
}

async function benchLighthouse(sites: Sites) {
  for (const [name, paths] of Object.entries(PAGES)) {
    const runs: Record<keyof Sites, Audit[]> = {ours: [], starter: []};
    for (let round = 0; round < effort.audits; round += 1) {
      for (const target of ['ours', 'starter'] as const) {
        runs[target].push(await audit(sites[target].origin + paths[target]));
      }
    }
    const [ours, starter] = [medians(runs.ours), medians(runs.starter)];
    console.info(`\nLighthouse, phone, ${name}`);
    console.table(
      Object.fromEntries(
        (Object.keys(ours) as (keyof Audit)[]).map((figure) => [
          figure,
          beside(ours[figure], starter[figure], /CP$/.test(figure) ? 2 : 0),
        ]),
      ),
    );
  }
}

// What the workers write about connections that a load left would bury the tables.
console.warn = () => undefined;
console.error = () => undefined;

const builds = {ours: 'dist', starter: builtStarter()};
const shop = await startShop(4500);
const sites = {
  ours: await startSite(builds.ours, 3500, shop),
  starter: await startSite(builds.starter, 3510, shop),
};
try {
  const {product} = await askShop<{
    product: {selectedOrFirstAvailableVariant: {id: string}};
  }>(
    shop,
    '{ product(handle: "metarmap") { selectedOrFirstAvailableVariant { id } } }',
  );
  const {id} = product.selectedOrFirstAvailableVariant;
  await benchLoads(sites, {
    ours: await cartCookies(sites.ours, id),
    starter: await cartCookies(sites.starter, id),
  });
  const [ours, starter] = [memory(sites.ours.pid), memory(sites.starter.pid)];
  console.info("\nMemory of the worker's process after these loads, MB");
  console.table({
    now: beside(ours.now, starter.now),
    'at most': beside(ours.peak, starter.peak),
  });
  await benchBytes(sites, builds);
  await benchLighthouse(sites);
} finally {
  await sites.ours.dispose();
  await sites.starter.dispose();
  shop.process.kill('SIGTERM');
}

console.info('\nGrowth of the catalogue from 34 to 5,000 products, a request');
console.table(await benchGrowth(builds.ours, effort));
process.exit(0);
