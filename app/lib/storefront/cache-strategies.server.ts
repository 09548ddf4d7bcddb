import type {Storefront} from '@shopify/hydrogen';
import {CONTENT_PATIENCE_MS} from '~/lib/limits/limits';

/** Options of Hydrogen's `CacheCustom`, which ignores the ones that only the storefront reads. */
export type CachingStrategy = Parameters<Storefront['CacheCustom']>[0] & {
  /** Milliseconds until a copy of the last good result is used; `PATIENCE_MS` without it. */
  readonly patience?: number;
};

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
 * For the merchant's content: 30 s old at most, counted like stock; a cached page adds its own age
 * (`PAGE_LIFETIME_S`). When a request is slow, its last copy is used before a page gives up the content
 * (`CONTENT_TIMEOUT_MS`).
 * @example
 * const {blogs} = await storefront.query(BLOGS_QUERY, {
 *   variables: page,
 *   cache: contentCache(storefront),
 * });
 */
export function contentCache({CacheCustom}: Strategies): CachingStrategy {
  const strategy = CacheCustom({
    mode: 'public',
    maxAge: 10,
    staleWhileRevalidate: 10,
  });
  return {...strategy, patience: CONTENT_PATIENCE_MS};
}

/** For data that rarely changes: handles, options. */
export function structureCache({CacheLong}: Strategies) {
  return CacheLong();
}
