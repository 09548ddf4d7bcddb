import type {Storefront} from '@shopify/hydrogen';

type Strategies = Pick<Storefront, 'CacheCustom' | 'CacheLong'>;

/** For prices and stock: less than a minute old, even in caches that count the 20 s twice. */
export function stockCache({CacheCustom}: Strategies) {
  return CacheCustom({
    mode: 'public',
    maxAge: 10,
    staleWhileRevalidate: 20,
  });
}

/**
 * For what the merchant writes: 30 s old at most, counted like stock. A page in its cache adds
 * 90 s.
 * @example
 * const {blogs} = await storefront.query(BLOGS_QUERY, {
 *   variables: page,
 *   cache: contentCache(storefront),
 * });
 */
export function contentCache({CacheCustom}: Strategies) {
  return CacheCustom({
    mode: 'public',
    maxAge: 10,
    staleWhileRevalidate: 10,
  });
}

/** For data that rarely changes: handles, options. */
export function structureCache({CacheLong}: Strategies) {
  return CacheLong();
}
