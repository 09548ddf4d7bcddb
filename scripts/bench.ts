/**
 * `npm run bench`: our production build and Hydrogen's starter, in turn, on MiniOxygen with the
 * same local shop. Prints tables and writes them to `docs/performance.md`. Needs a build, Linux (/proc)
 * and a Chromium. `--quick` tests in about three minutes that it works; its figures mean little and are
 * not written.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {seedCatalogue} from '@metarmap/local-shop/seed';
import {
  audit,
  firstVisit,
  load,
  scaleOfContent,
  sizeOf,
  startOf,
  type Figures,
} from './bench-measures';
import {withMeasured, type Row} from './bench-report';
import {spawnLocalShop} from './local-shop-process';
import {serveBuild} from './oxygen-server';
import {builtStarter} from './starter';
import {storefrontEnvironment} from './storefront-environment';
import {memoryOf, workerIds} from './worker-process';

const isQuick = process.argv.includes('--quick');
const effort = isQuick
  ? {rounds: 1, seconds: 1, audits: 1, visits: 1, starts: 1}
  : {rounds: 3, seconds: 10, audits: 3, visits: 7, starts: 9};

type Paths = readonly [ours: string, starters: string];

/** Pages of both, for an English browser: ours would redirect it from `/` to `/en`. */
const PAGES: Readonly<Record<string, Paths>> = {
  home: ['/en', '/'],
  product: ['/en/products/metarmap', '/products/metarmap'],
  collection: ['/en/collections/maps', '/collections/maps'],
};

/**
 * A query keeps our pages out of the page cache; the starter has none. Ours are in German, the
 * starter's in English.
 */
const LOADS: Readonly<Record<string, Paths>> = {
  'home, rendered': ['/?bench', '/'],
  'product, rendered': ['/products/metarmap?bench', '/products/metarmap'],
  'collection, rendered': ['/collections/karten?bench', '/collections/maps'],
  'search, rendered': ['/search?q=karte', '/search?q=map'],
  'cart with a line': ['/cart', '/cart'],
  'home, ours from the page cache': ['/', '/'],
  'product, ours from the page cache': [
    '/products/metarmap',
    '/products/metarmap',
  ],
};

interface Site {
  readonly directory: string;
  readonly origin: string;
  readonly pid: number;
  /** Cookie of a visitor with a line in the cart. */
  readonly cookie: string;
}

/** What `serveBuild` needs to serve a build at `port`. */
function serverOptions(port: number) {
  const {bindings} = storefrontEnvironment({
    PORT: String(port),
    SHOP_PORT: String(SHOP_PORT),
  });
  return {port, assetsPort: port + 2000, bindings};
}

async function startSite(directory: string, port: number): Promise<Site> {
  const before = workerIds();
  await serveBuild(directory, serverOptions(port));
  const pid = workerIds().find((id) => !before.includes(id)) ?? 0;
  const origin = `http://localhost:${port}`;
  return {directory, origin, pid, cookie: await cartCookie(origin)};
}

/**
 * Adds a product to a new cart, by the form that both storefronts have; returns the cart's cookie.
 */
async function cartCookie(origin: string): Promise<string> {
  const merchandiseId = seedCatalogue.products[0]?.variants[0]?.id;
  const {headers} = await fetch(`${origin}/cart`, {
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
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}

/** The median of a figure over several runs (the lower middle one of an even number), and its range. */
function summary(runs: readonly Figures[], name: string) {
  const values = runs.map((run) => run[name] ?? 0).sort((a, b) => a - b);
  const median = values[Math.floor((values.length - 1) / 2)] ?? 0;
  const range = [values[0] ?? 0, values.at(-1) ?? 0].map(short).join('–');
  return {median, text: `${short(median)} (${range})`};
}

/** The printed tables, for the document. */
const measured: Row[] = [];

const short = (figure: number) => Number(figure.toPrecision(3));

/**
 * Prints the medians of both storefronts with minimum and maximum, and our median divided by the
 * starter's.
 */
async function compare(
  title: string,
  rounds: number,
  measure: (site: Site, index: 0 | 1) => Figures | Promise<Figures>,
): Promise<void> {
  const runs: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    runs[0].push(await measure(sites[0], 0));
    runs[1].push(await measure(sites[1], 1));
  }
  const rows = Object.keys(runs[0][0] ?? {}).map((name): Row => {
    const [ours, starter] = [summary(runs[0], name), summary(runs[1], name)];
    const ratio =
      starter.median > 0 ? (ours.median / starter.median).toFixed(2) : '–';
    return {title, name, ours: ours.text, starter: starter.text, ratio};
  });
  measured.push(...rows);
  console.info(`\n${title}`);
  console.table(
    Object.fromEntries(
      rows.map(({name, ours, starter, ratio}) => [
        name,
        {ours, starter, ratio},
      ]),
    ),
  );
}

// The workers log each connection that a load closed.
console.warn = () => undefined;
console.error = () => undefined;

const SHOP_PORT = 4500;
const shop = await spawnLocalShop(
  {shopPort: SHOP_PORT, siteUrl: 'http://localhost:3500'},
  {SHOP_DATABASE: ':memory:'},
);
const sites = [
  await startSite('dist', 3500),
  await startSite(builtStarter(), 3510),
] as const;

for (const [name, paths] of Object.entries(LOADS)) {
  await compare(name, effort.rounds, async ({origin, pid, cookie}, index) => {
    const path = paths[index];
    const sent = path === '/cart' ? cookie : '';
    await fetch(origin + path);
    return load(origin + path, pid, effort.seconds, sent);
  });
}
await compare(
  "Memory of the worker's process after these loads, MB",
  1,
  ({pid}) => ({...memoryOf(pid)}),
);
await compare(
  'Start of an isolate and of workerd',
  effort.starts,
  ({directory}, index) =>
    startOf(directory, serverOptions(3520), PAGES.home?.[index] ?? '/'),
);
await compare('Server bundle, kB', 1, ({directory}) =>
  sizeOf('server', readFileSync(`${directory}/server/index.js`)),
);
console.info('\nRequests and time by how much the merchant has written');
console.table(await scaleOfContent(3530, effort.rounds * 3));
for (const [name, paths] of Object.entries(PAGES)) {
  await compare(
    `First visit on a slow phone: ${name}`,
    effort.visits,
    (site, index) => firstVisit(site.origin + paths[index]),
  );
  await compare(`Lighthouse, phone: ${name}`, effort.audits, (site, index) =>
    audit(site.origin + paths[index]),
  );
}
if (!isQuick) {
  const file = join(import.meta.dirname, '../docs/performance.md');
  const text = withMeasured(readFileSync(file, 'utf8'), measured, new Date());
  writeFileSync(file, text);
  execFileSync('npx', ['oxfmt', file]);
}
shop.kill();
process.exit(0);
