import type {Storefront} from '@shopify/hydrogen';

type Strategies = Pick<Storefront, 'CacheCustom' | 'CacheLong'>;

/**
 * For what shows prices and stock, in seconds. Hydrogen stores for the sum of both, and a
 * Cache API that honours the second itself adds it once more: never older than a minute.
 */
export function stockCache({CacheCustom}: Strategies) {
  return CacheCustom({
    mode: 'public',
    maxAge: 10,
    staleWhileRevalidate: 20,
  });
}

/** For what a merchant hardly ever changes: handles, the options behind an id. */
export function structureCache({CacheLong}: Strategies) {
  return CacheLong();
}
