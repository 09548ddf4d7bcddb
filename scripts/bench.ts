/**
 * `npm run bench`: measures the production build on MiniOxygen against the local
 * shop, and the local shop alone with the seed catalogue and with 5,000 products.
 * Prints a table; asserts nothing. Needs a build (`npm run build`) and a Chromium.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import autocannon from 'autocannon';
import {chromium} from 'playwright';
import {LOCAL_PUBLIC_TOKEN} from '../local-shop/credentials';
import {ensureChromium} from './chromium';

const PORT = 3500;
const SHOP_PORT = 4500;
const SITE = `http://localhost:${PORT}`;
const SHOP_API = `http://127.0.0.1:${SHOP_PORT}/api/2025-04/graphql.json`;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 8;

/** A product query of the size that the product page sends. */
const PRODUCT_QUERY = `query Product($handle: String!) @inContext(country: DE, language: DE) {
  product(handle: $handle) {
    id title handle descriptionHtml encodedVariantExistence encodedVariantAvailability
    options { name optionValues { name swatch { color } } }
    media(first: 10) { nodes { __typename alt previewImage { url width height } } }
    selectedOrFirstAvailableVariant(selectedOptions: []) { id title price { amount currencyCode } }
    adjacentVariants(selectedOptions: []) { id selectedOptions { name value } }
  }
}`;

const VARIANT_QUERY =
  '{ product(handle: "metarmap") { selectedOrFirstAvailableVariant(selectedOptions: []) { id } } }';

function start(variables: Record<string, string>, ...command: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, SHOP_DATABASE: ':memory:', ...variables},
  });
  return child;
}

async function ready(url: string, init?: RequestInit): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url, init).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 30 s.`);
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

async function load(
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

async function timeToFirstByte(url: string): Promise<number> {
  const begin = performance.now();
  const response = await fetch(url);
  const reader = response.body?.getReader();
  await reader?.read();
  const elapsed = performance.now() - begin;
  await reader?.cancel();
  return Math.round(elapsed * 10) / 10;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const gzipped = (body: Buffer) => gzipSync(body, {level: 9}).length;

/** Bytes (gzip) that a first visit loads, by kind, as Chromium requests them. */
async function firstLoad(path: string) {
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

/** Puts the flagship into a new cart and returns the cart's cookie. */
async function cartCookie(): Promise<string> {
  const shop = await fetch(SHOP_API, shopRequest(VARIANT_QUERY));
  const {data} = (await shop.json()) as {
    data: {product: {selectedOrFirstAvailableVariant: {id: string}}};
  };
  const added = await fetch(`${SITE}/cart`, {
    method: 'POST',
    redirect: 'manual',
    headers: {Origin: SITE},
    body: new URLSearchParams({
      cartFormInput: JSON.stringify({
        action: 'LinesAdd',
        inputs: {
          lines: [
            {
              merchandiseId: data.product.selectedOrFirstAvailableVariant.id,
              quantity: 1,
            },
          ],
        },
      }),
    }),
  });
  const cookie = added.headers
    .getSetCookie()
    .find((entry) => entry.startsWith('cart='));
  if (!cookie) throw new Error('Adding to the cart set no cart cookie.');
  return cookie.split(';')[0] ?? '';
}

async function benchStorefront(): Promise<void> {
  const preview = start(
    {PORT: String(PORT), SHOP_PORT: String(SHOP_PORT)},
    'scripts/preview.ts',
  );
  try {
    await ready(`${SITE}/favicon.svg`);
    const pages = {home: '/', product: '/products/metarmap'};
    const firstBytes: Record<string, {cold: number; warm: number}> = {};
    for (const [name, path] of Object.entries(pages)) {
      const cold = await timeToFirstByte(SITE + path);
      await new Promise((resolve) => setTimeout(resolve, 300));
      firstBytes[name] = {cold, warm: await timeToFirstByte(SITE + path)};
    }
    const cookie = await cartCookie();
    console.info(`\nStorefront, ${CONNECTIONS} connections, ${SECONDS} s each`);
    console.table({
      'home (page cache)': await load(`${SITE}/`),
      // A query keeps a request out of the page cache.
      'home (rendered)': await load(`${SITE}/?bench`),
      'product (page cache)': await load(`${SITE}${pages.product}`),
      'product (rendered)': await load(`${SITE}${pages.product}?bench`),
      'cart with a line': await load(`${SITE}/cart`, {headers: {cookie}}),
    });
    console.info('\nTime to first byte in ms, one request');
    console.table(firstBytes);
    console.info('\nFirst load in Chromium, gzip (pictures and fonts as sent)');
    console.table({
      home: await firstLoad(pages.home),
      product: await firstLoad(pages.product),
      cart: await firstLoad('/cart'),
    });
    const worker = readFileSync('dist/server/index.js');
    console.info(
      `\nServer bundle: ${kilobytes(worker.length)} kB, ${kilobytes(gzipped(worker))} kB gzip`,
    );
  } finally {
    await stop(preview);
  }
}

/**
 * Collection, filtered collection and search with a catalogue of a given size.
 * The query keeps them out of the page cache; the provider's answers are cached
 * as for visitors.
 */
/** A collection that fills a page, so that both catalogues show as much as they can. */
async function largestCollection(): Promise<string> {
  const answer = await fetch(
    SHOP_API,
    shopRequest(
      '{ collections(first: 20) { nodes { handle products(first: 24) { nodes { id } } } } }',
    ),
  );
  const {data} = (await answer.json()) as {
    data: {
      collections: {nodes: {handle: string; products: {nodes: unknown[]}}[]};
    };
  };
  const [first] = data.collections.nodes.sort(
    (a, b) => b.products.nodes.length - a.products.nodes.length,
  );
  if (!first) throw new Error('The catalogue has no collection.');
  return first.handle;
}

/** What one visit of a list costs before anything is cached, then its load. */
async function benchList(url: string) {
  const log = `http://127.0.0.1:${SHOP_PORT}/requests`;
  await fetch(log, {method: 'DELETE'});
  const html = await (await fetch(url)).text();
  const {count} = (await (await fetch(log)).json()) as {count: number};
  return {
    'products shown': html.match(/<article/g)?.length ?? 0,
    'provider requests': count,
    'HTML kB': kilobytes(gzipped(Buffer.from(html))),
    ...(await load(url)),
  };
}

async function benchLists(catalogue: 'seed' | 'generated') {
  const preview = start(
    {
      PORT: String(PORT),
      SHOP_PORT: String(SHOP_PORT),
      SHOP_CATALOGUE: catalogue,
    },
    'scripts/preview.ts',
  );
  try {
    await ready(`${SITE}/favicon.svg`);
    const list = `${SITE}/collections/${await largestCollection()}`;
    return {
      collection: await benchList(`${list}?bench`),
      filtered: await benchList(`${list}?filter.v.availability=1`),
      search: await benchList(`${SITE}/search?q=poster`),
    };
  } finally {
    await stop(preview);
  }
}

function shopRequest(query: string, variables = {}) {
  return {
    method: 'POST' as const,
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': LOCAL_PUBLIC_TOKEN,
    },
    body: JSON.stringify({query, variables}),
  };
}

async function benchShop(catalogue: 'seed' | 'generated') {
  const shop = start(
    {SHOP_PORT: String(SHOP_PORT), SHOP_CATALOGUE: catalogue},
    'local-shop/serve.ts',
  );
  try {
    const first = shopRequest('{ products(first: 1) { nodes { handle } } }');
    await ready(SHOP_API, first);
    const {data} = (await (await fetch(SHOP_API, first)).json()) as {
      data: {products: {nodes: {handle: string}[]}};
    };
    const handle = data.products.nodes[0]?.handle;
    return await load(SHOP_API, shopRequest(PRODUCT_QUERY, {handle}));
  } finally {
    await stop(shop);
  }
}

await benchStorefront();
console.info(`\nLocal shop, product query, ${CONNECTIONS} connections`);
console.table({
  'seed catalogue': await benchShop('seed'),
  '5,000 products': await benchShop('generated'),
});
for (const catalogue of ['seed', 'generated'] as const) {
  console.info(`\nLists in the storefront, ${catalogue} catalogue`);
  console.table(await benchLists(catalogue));
}
