/**
 * Serves the production build on MiniOxygen, with the local shop when no store is linked. `PORT`
 * (3000) and `SHOP_PORT` (4000) move the ports. `INSPECTOR_PORT` opens the worker to a debugger.
 * `EDGE_CACHE=off` leaves out `asset-server.ts` and `full-page-cache.ts`.
 */
import {existsSync} from 'node:fs';
import {loadEnv} from 'vite';
import {spawnLocalShop} from './local-shop-process';
import {serveBuild} from './oxygen-server';
import {environmentOrExit} from './storefront-environment';

if (!existsSync('dist/server/index.js')) {
  console.error('There is no production build yet. Run: npm run build');
  process.exit(1);
}

const environment = environmentOrExit({
  ...loadEnv('production', '.', ''),
  ...process.env,
});
const shop = environment.usesLocalShop
  ? await spawnLocalShop(environment)
  : null;

const oxygen = await serveBuild('dist', {
  port: environment.port,
  assetsPort: environment.shopPort + 1000,
  bindings: environment.bindings,
  inspectorPort: Number(process.env.INSPECTOR_PORT ?? 0),
  hasPageCache: process.env.EDGE_CACHE !== 'off',
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.info(
  `Storefront (production build): http://localhost:${environment.port}`,
);
if (shop) console.info(`Local shop: http://127.0.0.1:${environment.shopPort}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    shop?.kill('SIGTERM');
    await oxygen.dispose();
    process.exit(0);
  });
}
