import type {ChildProcess} from 'node:child_process';
import {LOCAL_PUBLIC_TOKEN} from '../local-shop/credentials';
import {workers} from './bench-process';
import {spawnLocalShop} from './local-shop-process';
import {serveBuild} from './oxygen-server';
import {storefrontEnvironment} from './storefront-environment';

/** A shop of the benchmark, forgotten afterwards. */
export interface BenchShop {
  readonly port: number;
  readonly pid: number;
  readonly process: ChildProcess;
}

/** A storefront on MiniOxygen, in a worker process of its own. */
export interface BenchSite {
  readonly origin: string;
  readonly pid: number;
  dispose(): Promise<void>;
}

/** Starts a local shop with the catalogue of 34 products, or with 5,000. */
export async function startShop(
  port: number,
  catalogue: 'seed' | 'generated' = 'seed',
): Promise<BenchShop> {
  const shop = await spawnLocalShop(
    {shopPort: port, siteUrl: `http://localhost:${port - 1000}`},
    {SHOP_DATABASE: ':memory:', SHOP_CATALOGUE: catalogue},
  );
  return {port, pid: shop.pid ?? 0, process: shop};
}

/** Serves a build beside a shop that runs. Starts one after the other: the new worker process is theirs. */
export async function startSite(
  directory: string,
  port: number,
  shop: BenchShop,
): Promise<BenchSite> {
  const {bindings} = storefrontEnvironment({
    PORT: String(port),
    SHOP_PORT: String(shop.port),
  });
  const before = new Set(workers());
  const oxygen = await serveBuild(directory, {
    port,
    assetsPort: port + 2000,
    bindings,
  });
  const pid = workers().find((worker) => !before.has(worker));
  if (!pid) throw new Error('MiniOxygen started no worker process.');
  return {
    origin: `http://localhost:${port}`,
    pid,
    dispose: () => oxygen.dispose(),
  };
}

/** Data of a Storefront API query to a shop. */
export async function askShop<Data>(
  {port}: BenchShop,
  query: string,
): Promise<Data> {
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/2026-04/graphql.json`,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': LOCAL_PUBLIC_TOKEN,
      },
      body: JSON.stringify({query}),
    },
  );
  return ((await answer.json()) as {data: Data}).data;
}
