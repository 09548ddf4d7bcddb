/**
 * `npm run bench`: measures the production build on MiniOxygen against the local
 * shop, and the local shop alone with the seed catalogue and with 5,000 products.
 * Prints a table; asserts nothing. Needs a build (`npm run build`) and a Chromium.
 */
import {readFileSync} from 'node:fs';
import {benchLists} from './bench-lists';
import {
  CONNECTIONS,
  SECONDS,
  firstLoad,
  gzipped,
  kilobytes,
  load,
  timeToFirstByte,
} from './bench-measures';
import {
  PORT,
  SHOP_API,
  SHOP_PORT,
  SITE,
  ready,
  shopRequest,
  start,
  stop,
} from './bench-servers';

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
