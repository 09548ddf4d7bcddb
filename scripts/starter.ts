/**
 * Hydrogen's own starter, a client of the shop that nobody here wrote: builds it with
 * this project's packages and serves it on MiniOxygen with the local shop beside it,
 * as `preview.ts` does with ours. Same variables.
 */
import {spawnLocalShop} from './local-shop-process';
import {serveBuild} from './oxygen-server';
import {builtStarter} from './starter-build';
import {storefrontEnvironment} from './storefront-environment';

const environment = storefrontEnvironment({
  PORT: process.env.PORT,
  SHOP_PORT: process.env.SHOP_PORT,
});
const directory = builtStarter();
const shop = await spawnLocalShop(environment);
const oxygen = await serveBuild(directory, {
  port: environment.port,
  assetsPort: environment.shopPort + 1000,
  bindings: environment.bindings,
});
console.info(`Hydrogen's starter: ${environment.siteUrl}`);

async function stop(): Promise<void> {
  shop.kill('SIGTERM');
  await oxygen.dispose();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
