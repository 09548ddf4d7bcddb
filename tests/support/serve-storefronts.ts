/**
 * Serves `STOREFRONTS` from one process, so that the code of storefronts and local shops is loaded
 * once for all of them. The first is served last: once it responds, all of them do.
 *
 * Afterwards the log goes to a file: it is full of the errors that tests expect. A test that fails
 * shows its part (`test.ts`).
 */
import {createWriteStream, mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {startShop} from '@metarmap/local-shop';
import {serveBuild} from '../../scripts/oxygen-server';
import {storefrontEnvironment} from '../../scripts/storefront-environment';
import {STOREFRONTS, STOREFRONTS_LOG} from './storefronts';

type Storefront = (typeof STOREFRONTS)[keyof typeof STOREFRONTS];

async function serve(storefront: Storefront): Promise<void> {
  const {port, shopPort, profile, hasDomains, variables} = storefront;
  const {bindings, siteUrl} = storefrontEnvironment({
    ...variables,
    SHOP_PROFILE: profile,
    PORT: String(port),
    SHOP_PORT: String(shopPort),
  });
  await startShop({
    port: shopPort,
    profile,
    storefrontOrigin: siteUrl,
    ...(hasDomains && {
      accountPort: shopPort + 1,
      marketDomain: 'market.localhost',
    }),
  });
  await serveBuild('dist', {
    port,
    assetsPort: shopPort + 1000,
    bindings,
    hasPageCache: true,
  });
}

const {main, ...others} = STOREFRONTS;
await Promise.all(Object.values(others).map(serve));
await serve(main);

mkdirSync(dirname(STOREFRONTS_LOG), {recursive: true});
const log = createWriteStream(STOREFRONTS_LOG);
process.stderr.write = log.write.bind(log);
process.stdout.write = log.write.bind(log);
