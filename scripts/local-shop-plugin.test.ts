import {EventEmitter} from 'node:events';
import type {ChildProcess} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import type {ViteDevServer} from 'vite';
import {beforeEach, expect, it, vi} from 'vitest';
import {localShop} from './local-shop-plugin';
import {storefrontEnvironment} from './storefront-environment';

/** Shops that take a moment to start and to end, and a port that only one shop may use. */
function shops() {
  let listening = 0;
  const moment = () => setTimeout(20);
  const spawn = vi.fn(async () => {
    if (++listening > 1) throw new Error('EADDRINUSE');
    await moment();
    const child = Object.assign(new EventEmitter(), {
      exitCode: null as number | null,
      kill() {
        void moment().then(() => {
          listening--;
          child.exitCode = 0;
          child.emit('exit', 0);
        });
      },
    });
    return child as unknown as ChildProcess;
  });
  return {spawn, listening: () => listening};
}

/** Begins to serve like a dev server in `/project` with this watcher. */
async function serve(
  spawn: Parameters<typeof localShop>[1],
  logger: object,
  watcher = new EventEmitter(),
) {
  const {configureServer} = localShop(storefrontEnvironment({}), spawn);
  const config = {root: '/project', configFile: 'vite.config.ts', logger};
  await (configureServer as (server: ViteDevServer) => Promise<void>)({
    config,
    watcher,
  } as unknown as ViteDevServer);
  return watcher;
}

beforeEach(() =>
  Reflect.deleteProperty(globalThis, Symbol.for('metarmap.local-shop')),
);

// Before the old shop is told to end, while it ends, and while the new one starts.
it.each([0, 10, 110, 130])(
  'runs one shop when the dev server restarts %d ms after a change of the shop',
  async (delay) => {
    const {spawn, listening} = shops();
    const logger = {info: vi.fn(), error: vi.fn()};
    const watcher = await serve(spawn, logger);
    for (const file of ['shop.ts', 'serve.ts']) {
      watcher.emit('change', `/project/local-shop/${file}`);
    }
    await setTimeout(delay);
    await serve(spawn, logger, watcher);
    await vi.waitFor(() => expect(logger.info).toHaveBeenCalledOnce(), 5000);
    expect(logger.error).not.toHaveBeenCalled();
    expect(spawn).toHaveBeenCalledTimes(2);
    expect(listening()).toBe(1);
  },
);

it.each(['local-shop/data/products/maps.ts', 'store/menus.ts'])(
  'starts a shop anew after a change of %s',
  async (file) => {
    const {spawn} = shops();
    const watcher = await serve(spawn, {info: vi.fn(), error: vi.fn()});
    watcher.emit('change', `/project/${file}`);
    await vi.waitFor(() => expect(spawn).toHaveBeenCalledTimes(2), 5000);
  },
);

it.each([
  'local-shop/domain/facets.test.ts',
  'app/graphql/storefront/store.ts',
])('leaves the shop as it is after a change of %s', async (file) => {
  const {spawn} = shops();
  const watcher = await serve(spawn, {info: vi.fn(), error: vi.fn()});
  watcher.emit('change', `/project/${file}`);
  await setTimeout(200);
  expect(spawn).toHaveBeenCalledOnce();
});
