import type {ChildProcess} from 'node:child_process';
import type {Plugin} from 'vite';
import {spawnLocalShop} from './local-shop-process';
import type {StorefrontEnvironment} from './storefront-environment';

const CHILD = Symbol.for('metarmap.local-shop');
const registry = globalThis as typeof globalThis & {[CHILD]?: ChildProcess};

/** Vite plugin: runs the local shop beside the dev server, restarts it when its source changes. */
export function localShop(environment: StorefrontEnvironment): Plugin {
  return {
    name: 'local-shop',
    async configureServer(server) {
      // Remix's child compiler has the same plugins, but no config file.
      if (!server.config.configFile) return;
      // Restarts of the dev server call this hook again.
      registry[CHILD] ??= await spawnLocalShop(environment);
      const restart = async () => {
        const previous = registry[CHILD];
        registry[CHILD] = undefined;
        if (previous && previous.exitCode === null) {
          const gone = new Promise((resolve) => previous.once('exit', resolve));
          previous.kill('SIGTERM');
          await gone;
        }
        registry[CHILD] = await spawnLocalShop(environment);
        server.config.logger.info('local shop restarted');
      };
      // One restart at a time, and one for a burst of saved files.
      let queue = Promise.resolve();
      let waiting = false;
      server.watcher.on('change', (path) => {
        if (!/\/local-shop\/.*(?<!\.test)\.(?:ts|css)$/.test(path) || waiting)
          return;
        waiting = true;
        queue = queue
          .then(() => {
            waiting = false;
            return restart();
          })
          .catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
