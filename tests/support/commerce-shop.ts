import {afterAll, beforeAll, vi} from 'vitest';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {stubCaches} from './commerce-client';

/**
 * The shop behind `/api/shopify-*` for the tests of one file: started before the
 * first and ended after the last, with caches of its own, and with the lines of the
 * log kept out of the tests' output.
 */
export function commerceShop(options?: Parameters<typeof startShop>[0]): {
  readonly origin: string;
} {
  let running: RunningShop | undefined;
  beforeAll(async () => {
    stubCaches();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    running = await startShop(options);
  }, 60_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    await running?.close();
  });
  return {
    get origin() {
      if (!running) throw new Error('The shop is there in tests only.');
      return running.origin;
    },
  };
}
