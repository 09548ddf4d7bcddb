import type {ChildProcess} from 'node:child_process';
import {relative} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {Plugin} from 'vite';
import {spawnLocalShop} from './local-shop-process';
import type {StorefrontEnvironment} from './storefront-environment';

/** What the shop's process imports, below the root: its package, and the one that every store needs. */
const SOURCE = /^(?:local-shop|store)\/.*(?<!\.test)\.(?:ts|css)$/;

/** Milliseconds that `git checkout` needs to write its files. */
const BURST_MS = 100;

interface Registry {
  /** The only shop of this process, or the promise of it while it starts. */
  shop?: Promise<ChildProcess>;
  isRestartDue?: boolean;
}

/** Outlives this module, because Vite loads the module again when it restarts the dev server. */
const registry = globalThis as {[key: symbol]: Registry | undefined};

/**
 * Vite plugin: runs the local shop beside the dev server, restarts it when its source changes.
 * Both may restart at the same time.
 *
 * @param spawn Starts a shop; tests replace it.
 */
export function localShop(
  environment: StorefrontEnvironment,
  spawn: typeof spawnLocalShop = spawnLocalShop,
): Plugin {
  const state = (registry[Symbol.for('metarmap.local-shop')] ??= {});
  const restart = async (running = state.shop) => {
    const previous = await running?.catch(() => null);
    await setTimeout(BURST_MS);
    state.isRestartDue = false;
    if (previous && previous.exitCode === null) {
      const gone = new Promise((resolve) => previous.once('exit', resolve));
      previous.kill('SIGTERM');
      await gone;
    }
    return spawn(environment);
  };
  return {
    name: 'local-shop',
    async configureServer({config: {root, configFile, logger}, watcher}) {
      // Remix's child compiler has the same plugins, but no config file.
      if (!configFile) return;
      state.shop =
        state.shop?.catch(() => spawn(environment)) ?? spawn(environment);
      await state.shop;
      watcher.on('change', (path) => {
        if (!SOURCE.test(relative(root, path)) || state.isRestartDue) return;
        state.isRestartDue = true;
        state.shop = restart();
        state.shop.then(
          () => logger.info('local shop restarted'),
          (error: unknown) => logger.error(String(error)),
        );
      });
    },
  };
}
