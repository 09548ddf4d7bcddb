/**
 * `npm run soak`: 200 visitors browse, add, change, remove and check out at the
 * same time, three times in turn, against the production build and a local shop in
 * which 1 % of the requests fail. At the end every order must have exactly the
 * lines that its visitor wanted, no addition may have come twice, and what the
 * worker keeps in memory must not have grown. Prints the figures; ends with 1 when
 * something is wrong. Needs a build. `SOAK_VISITORS` changes the number; `npm test`
 * sends 20.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {orderByCart} from '../local-shop/data/order-store';
import {startShop, type RunningShop} from '../local-shop/shop';
import {SoakVisitor, type Wish} from './soak-visitor';
import {storefrontEnvironment} from './storefront-environment';
import {watchWorkerHeap} from './worker-heap';

const PORT = Number(process.env.PORT ?? 3520);
const SHOP_PORT = Number(process.env.SHOP_PORT ?? 4520);
const INSPECTOR_PORT = PORT + 1;
const SITE = `http://localhost:${PORT}`;
const VISITORS = Number(process.env.SOAK_VISITORS ?? 200);

/** Crowds that come in turn: what is never freed adds up. */
const CROWDS = 3;

/** The heap may breathe by this much: caches fill, garbage waits. Megabytes. */
const HEAP_SLACK = 32;

/** A smaller crowd does not fill what a worker keeps: its memory says nothing. */
const FEWEST_FOR_MEMORY = 100;

/** Characters of the server's log that a failure shows. */
const LONGEST_LOG = 4000;

/** One of each kind is 1 % of the requests together. */
const FAULTS = [
  {kind: 'status', status: 503},
  {kind: 'reset'},
  {kind: 'reset', carriedOut: true},
  {kind: 'throttled'},
  {kind: 'truncated'},
].map((fault) => ({...fault, operation: '*', probability: 0.002}));

const shop = await startShop({
  port: SHOP_PORT,
  storefrontOrigin: SITE,
  customers: false,
});
const {bindings} = storefrontEnvironment({PORT: `${PORT}`});
const preview = spawn(
  process.execPath,
  ['--import', 'tsx', 'scripts/preview.ts'],
  {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...bindings,
      PORT: `${PORT}`,
      SHOP_PORT: `${SHOP_PORT}`,
      INSPECTOR_PORT: `${INSPECTOR_PORT}`,
      PUBLIC_STORE_DOMAIN: shop.origin,
      PUBLIC_CHECKOUT_DOMAIN: shop.origin,
      CONTACT_ENDPOINT: `${shop.origin}/outbox`,
    },
  },
);
/** What the server said: the only word about a worker that ended on the way. */
const said: string[] = [];
for (const stream of [preview.stdout, preview.stderr]) {
  stream.setEncoding('utf8').on('data', (text: string) => void said.push(text));
}
preview.once('exit', (status, signal) => {
  said.push(`The server ended (${signal ?? status}).\n`);
});
let failures: string[];
try {
  await ready();
  failures = await soak(shop, preview);
} finally {
  preview.kill('SIGTERM');
  await shop.close();
}
if (failures.length > 0) console.error(said.join('').slice(-LONGEST_LOG));
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);

async function ready(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${SITE}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${SITE} did not answer within 60 s.`);
}

async function soak(
  running: RunningShop,
  server: ChildProcess,
): Promise<string[]> {
  const variants = stockUp(running, VISITORS * (CROWDS + 1));
  const crowdOf = async () => {
    const crowd = Array.from(
      {length: VISITORS},
      (_, number) => new SoakVisitor(SITE, wishOf(number, variants)),
    );
    await Promise.all(crowd.map((visitor) => visitor.visit()));
    return crowd;
  };
  // The first crowd, without faults, fills what a worker caches; only growth
  // beyond that counts.
  await crowdOf();
  const before = memoryOf(server.pid ?? 0);
  // Not earlier: MiniOxygen ends when a debugger connects before its own
  // connection to the inspector is open.
  const heap = await watchWorkerHeap(INSPECTOR_PORT);
  const heaps: number[] = [];
  await fetch(`${running.origin}/faults`, {
    method: 'POST',
    body: JSON.stringify(FAULTS),
  });
  const crowd: SoakVisitor[] = [];
  const begin = performance.now();
  for (let turn = 0; turn < CROWDS; turn += 1) {
    crowd.push(...(await crowdOf()));
    heaps.push(heap.lowest());
  }
  const seconds = (performance.now() - begin) / 1000;
  heap.close();
  const faults = (await (await fetch(`${running.origin}/faults`)).json()) as {
    hits: number;
  }[];
  const after = memoryOf(server.pid ?? 0);
  const times = crowd.flatMap(({times: own}) => own).sort((a, b) => a - b);
  const percentile = (part: number) =>
    Math.round(times[Math.floor(times.length * part)] ?? 0);
  const failed = crowd.flatMap((visitor) => faultsOf(running, visitor));
  console.table({
    visitors: `${CROWDS} × ${VISITORS}`,
    'orders right': crowd.length - failed.length,
    'faults injected': faults.reduce((sum, {hits}) => sum + hits, 0),
    'answers that said "try again"': sum(crowd.map((one) => one.refusals)),
    'connections lost': crowd.flatMap(({lost}) => lost).length,
    requests: times.length,
    'requests a second': Math.round(times.length / seconds),
    'p50 ms': percentile(0.5),
    'p99 ms': percentile(0.99),
    'heap MB kept, by crowd': heaps.join(', '),
    'process MB before': before,
    'process MB after': after,
  });
  console.info(
    'Lost:',
    [...new Set(crowd.flatMap(({lost}) => lost))].join(', ') || 'none',
  );
  const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
  if (VISITORS >= FEWEST_FOR_MEMORY && !(growth <= HEAP_SLACK)) {
    failed.push('The memory has grown.');
  }
  return failed;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Variants that can be ordered by everybody, with enough of each in stock. */
function stockUp({shop: {catalogue, inventory}}: RunningShop, buyers: number) {
  return [...catalogue.variantById.values()]
    .filter(
      ({variant}) =>
        variant.stock.tracked && inventory.quantityOf(variant) >= 10,
    )
    .slice(0, 12)
    .map(({variant, product}) => {
      inventory.take(variant, -20 * buyers);
      return {id: variant.id, path: `/products/${product.handle.DE}`};
    });
}

/** Two products to order, and one to put back. */
function wishOf(
  number: number,
  variants: readonly {id: string; path: string}[],
): Wish {
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

function faultsOf(
  {shop: {...state}}: RunningShop,
  visitor: SoakVisitor,
): string[] {
  const order = orderByCart(state, visitor.cartToken);
  const ordered = new Map(
    (order?.lines ?? []).map(({variantId, quantity}) => [variantId, quantity]),
  );
  const wanted = visitor.wanted;
  const isRight =
    order?.lines.length === Object.keys(wanted).length &&
    Object.entries(wanted).every(
      ([id, quantity]) => ordered.get(id) === quantity,
    );
  const problems = [
    ...(isRight
      ? []
      : [
          `Wanted ${JSON.stringify(wanted)}, ordered ${JSON.stringify([...ordered])} ${visitor.failure ?? ''}`,
        ]),
    ...(visitor.doubled > 0 ? ['An addition came twice.'] : []),
  ];
  return problems.slice(0, 1);
}

/** Resident memory of a process and its children, in megabytes (Linux). */
function memoryOf(pid: number): number {
  const statusOf = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/status`, 'utf8');
    } catch {
      return '';
    }
  };
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((id) => {
        const status = statusOf(id);
        return [
          Number(id),
          {
            parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
            kilobytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0),
            name: /^Name:\s+(\S+)/m.exec(status)?.[1] ?? '',
          },
        ] as const;
      }),
  );
  let kilobytes = 0;
  for (const [id, {name}] of parents) {
    if (name !== 'workerd') continue;
    for (let at: number | undefined = id; at; at = parents.get(at)?.parent) {
      if (at === pid) kilobytes += parents.get(id)?.kilobytes ?? 0;
    }
  }
  return Math.round(kilobytes / 1024);
}
