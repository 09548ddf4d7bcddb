/**
 * Serves the production build on MiniOxygen, as Oxygen would, with the local shop
 * beside it when no store is linked. `PORT` (3000) and `SHOP_PORT` (4000) move the
 * ports; the tests and the benchmark start it with their own. `INSPECTOR_PORT` opens
 * the worker to a debugger.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {loadEnv} from 'vite';
import {spawnLocalShop} from './local-shop-process';
import {storefrontEnvironment} from './storefront-environment';

const WORKER = 'dist/server/index.js';

if (!existsSync(WORKER)) {
  console.error('There is no production build yet. Run: npm run build');
  process.exit(1);
}

const environment = storefrontEnvironment({
  ...loadEnv('production', '.', ''),
  ...process.env,
});
const shop = environment.usesLocalShop
  ? await spawnLocalShop(environment)
  : null;

const inspectorPort = Number(process.env.INSPECTOR_PORT ?? 0);

const oxygen = createMiniOxygen({
  host: '127.0.0.1',
  port: environment.port,
  // Each instance needs an asset port of its own; the shop's plus 1,000 is free.
  assets: {directory: 'dist/client', port: environment.shopPort + 1000},
  requestHook: null,
  ...(inspectorPort && {debug: true, inspectorPort}),
  workers: [
    {
      name: 'hydrogen',
      // MiniOxygen's type demands it; true is its default.
      stripCfConnectingIp: true,
      modulesRoot: 'dist/server',
      bindings: environment.bindings,
      modules: [
        {
          type: 'ESModule',
          path: WORKER,
          contents: readFileSync(WORKER, 'utf8'),
        },
      ],
    },
  ],
});
await oxygen.ready;
console.info(`Storefront (production build): ${environment.siteUrl}`);
if (shop) console.info(`Local shop: http://127.0.0.1:${environment.shopPort}`);

async function stop(): Promise<void> {
  shop?.kill('SIGTERM');
  await oxygen.dispose();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
