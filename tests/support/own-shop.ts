import {afterAll, beforeAll, vi} from 'vitest';
import {startShop, type RunningShop} from '@metarmap/local-shop';

/** The shop of one file's tests; use it only in tests and hooks. */
type OwnShop = Pick<RunningShop, 'origin' | 'shop'>;

/**
 * A local shop for the tests of one file: started before the first and ended after the last. Spies of the
 * file, such as on `console`, end with it.
 */
export function ownShop(options?: Parameters<typeof startShop>[0]): OwnShop {
  let running: RunningShop | undefined;
  beforeAll(async () => {
    running = await startShop(options);
  }, 60_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await running?.close();
  });
  const started = () => {
    if (!running) throw new Error('The shop runs only during tests and hooks.');
    return running;
  };
  return {
    get origin() {
      return started().origin;
    },
    get shop() {
      return started().shop;
    },
  };
}
