import type {Storefront} from '@shopify/hydrogen';

type Strategies = Pick<Storefront, 'CacheCustom' | 'CacheLong'>;

/**
 * For what shows prices and stock: fresh for 10 s, then for 20 s more served
 * while it is fetched anew. Hydrogen stores for the sum of both, and a Cache API
 * that honours `stale-while-revalidate` itself adds the second once more
 * (measured on MiniOxygen): still never older than a minute.
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
