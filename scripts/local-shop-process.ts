import {spawn, type ChildProcess} from 'node:child_process';
import type {StorefrontEnvironment} from './storefront-environment';

/**
 * Starts the local shop as a child process, which ends with this one. Resolves when the
 * shop listens.
 */
export function spawnLocalShop(
  environment: Pick<StorefrontEnvironment, 'shopPort' | 'siteUrl'>,
  variables: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'local-shop/serve.ts'],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        SHOP_PORT: String(environment.shopPort),
        STOREFRONT_URL: environment.siteUrl,
        ...variables,
      },
    },
  );
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) =>
      reject(new Error(`The local shop did not start (exit code ${code}).`)),
    );
    child.once('error', reject);
  });
}
