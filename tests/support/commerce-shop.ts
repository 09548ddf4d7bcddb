import {afterAll, beforeAll, vi} from 'vitest';
import {stubCaches} from './commerce-client';
import {ownShop} from './own-shop';

/** The shop behind `/api/shopify-*` for the tests of one file, with caches of its own. */
export function commerceShop(
  options?: Parameters<typeof ownShop>[0],
): ReturnType<typeof ownShop> {
  beforeAll(() => void stubCaches());
  afterAll(() => void vi.unstubAllGlobals());
  return ownShop(options);
}
