/**
 * `npm run soak`: three crowds of 200 visitors (`SOAK_VISITORS`) browse, change their carts and
 * check out, while 1 % of requests to the local shop fail. Every order must have its visitor's
 * lines, no addition may be doubled, and the worker's heap must not grow. Needs a build.
 */
import {orderByCart} from '@metarmap/local-shop/stores';
import {startShop} from '@metarmap/local-shop';
import {serveBuild} from './oxygen-server';
import {SoakVisitor, type Wish} from './soak-visitor';
import {storefrontEnvironment} from './storefront-environment';
import {memoryOf, workerIds} from './worker-process';

const PORT = Number(process.env.PORT ?? 3520);
const SHOP_PORT = Number(process.env.SHOP_PORT ?? 4520);
const SITE = `http://localhost:${PORT}`;
const VISITORS = Number(process.env.SOAK_VISITORS ?? 200);

/** One after the other: a leak adds up. */
const CROWDS = 3;

/** Megabytes by which caches may grow. */
const HEAP_SLACK = 32;

/** Fewer visitors do not fill the worker's caches. */
const MIN_FOR_MEMORY = 100;

/** With one fault of each kind, 1 % of all requests fail. */
const FAULTS = [
  {kind: 'status', status: 503},
  {kind: 'reset'},
  {kind: 'reset', carriedOut: true},
  {kind: 'throttled'},
  {kind: 'truncated'},
].map((fault) => ({...fault, operation: '*', probability: 0.002}));

const running = await startShop({
  port: SHOP_PORT,
  storefrontOrigin: SITE,
  customers: false,
});
const {bindings} = storefrontEnvironment({
  PORT: `${PORT}`,
  SHOP_PORT: `${SHOP_PORT}`,
});
await serveBuild('dist', {
  port: PORT,
  assetsPort: SHOP_PORT + 1000,
  bindings,
  inspectorPort: PORT + 1,
});

// Printed when there is a problem.
const log: unknown[] = [];
console.warn = console.error = (...line: unknown[]) => void log.push(...line);

/** Variants with enough in stock for all visitors. */
const {catalogue, inventory} = running.shop;
const variants = [...catalogue.variantById.values()]
  .filter(
    ({variant}) => variant.stock.tracked && inventory.quantityOf(variant) >= 10,
  )
  .slice(0, 12)
  .map(({variant, product}) => {
    inventory.take(variant, -20 * VISITORS * (CROWDS + 1));
    return {id: variant.id, path: `/products/${product.handle.DE}`};
  });

/** Two products to order, and one to put back. */
function wishOf(number: number): Wish {
  const pick = (offset: number) =>
    variants[(number + offset) % variants.length] ?? {id: '', path: '/'};
  return {
    browse: [pick(0).path, pick(1).path],
    first: {id: pick(0).id, quantity: 1 + (number % 3)},
    second: {id: pick(1).id, quantity: 1 + (number % 4)},
    changedTo: 1 + (number % 7),
    removed: pick(2).id,
  };
}

async function sendCrowd(): Promise<SoakVisitor[]> {
  const crowd = Array.from(
    {length: VISITORS},
    (_, number) => new SoakVisitor(SITE, wishOf(number)),
  );
  await Promise.all(crowd.map((visitor) => visitor.visit()));
  return crowd;
}

/** Megabytes of the worker's heap after a collection. */
async function heapOf(socket: WebSocket): Promise<number> {
  for (const [id, method] of [
    'HeapProfiler.collectGarbage',
    'Runtime.getHeapUsage',
  ].entries()) {
    socket.send(JSON.stringify({id, method}));
  }
  return new Promise((resolve) => {
    socket.onmessage = ({data}) => {
      const {id, result} = JSON.parse(String(data)) as {
        id?: number;
        result?: {usedSize?: number};
      };
      if (id === 1) resolve(Math.round((result?.usedSize ?? NaN) / 1024 ** 2));
    };
  });
}

function problemsOf({
  cartToken,
  wanted,
  doubled,
  reason,
}: SoakVisitor): string[] {
  const order = orderByCart(running.shop, cartToken);
  const ordered = new Map(
    order?.lines.map(({variantId, quantity}) => [variantId, quantity]),
  );
  const isExpected =
    order?.lines.length === Object.keys(wanted).length &&
    Object.entries(wanted).every(([id, count]) => ordered.get(id) === count);
  if (isExpected && doubled === 0) return [];
  const [asked, got] = [wanted, [...ordered]].map((one) => JSON.stringify(one));
  return [`Wanted ${asked}, ordered ${got}, ${doubled} doubled. ${reason}`];
}

// A crowd without faults and the first one with them fill the caches; later growth counts.
await sendCrowd();
// Not earlier: MiniOxygen exits when a debugger connects before this.
const socket = new WebSocket(`ws://127.0.0.1:${PORT + 1}/`);
await new Promise((resolve) => (socket.onopen = resolve));
const [pid = 0] = workerIds();
const memory = {before: memoryOf(pid).now, heaps: [await heapOf(socket)]};
await fetch(`${running.origin}/faults`, {
  method: 'POST',
  body: JSON.stringify(FAULTS),
});
const begin = performance.now();
const crowd: SoakVisitor[] = [];
for (let turn = 0; turn < CROWDS; turn += 1) {
  crowd.push(...(await sendCrowd()));
  memory.heaps.push(await heapOf(socket));
}
const seconds = (performance.now() - begin) / 1000;

const faults = (await (await fetch(`${running.origin}/faults`)).json()) as {
  hits: number;
}[];
const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);
const times = crowd.flatMap((visitor) => visitor.times).sort((a, b) => a - b);
const percentile = (part: number) =>
  Math.round(times[Math.floor(times.length * part)] ?? 0);
const problems = crowd.flatMap(problemsOf);
console.table({
  visitors: `${CROWDS} × ${VISITORS}`,
  'orders right': crowd.length - problems.length,
  'faults injected': sum(faults.map(({hits}) => hits)),
  'responses that said "try again", or none': sum(
    crowd.map(({failures}) => failures),
  ),
  requests: times.length,
  'requests a second': Math.round(times.length / seconds),
  'p50 ms': percentile(0.5),
  'p99 ms': percentile(0.99),
  'heap MB before and after each crowd': memory.heaps.join(', '),
  'process MB before and after': `${memory.before}, ${memoryOf(pid).now}`,
});
const growth = (memory.heaps.at(-1) ?? 0) - (memory.heaps[1] ?? 0);
if (VISITORS >= MIN_FOR_MEMORY && !(growth <= HEAP_SLACK)) {
  problems.push('The memory has grown.');
}
if (problems.length > 0) {
  console.info(log.join('\n').slice(-4000));
  console.info(problems.join('\n'));
}
process.exit(problems.length > 0 ? 1 : 0);
