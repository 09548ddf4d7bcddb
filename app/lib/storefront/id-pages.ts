import {MAX_IDS} from '~/lib/limits/limits';

/**
 * Each id once, in lists as long as Shopify's `nodes` accepts. The ids are sorted, so that requests for the
 * same ids share a cached result.
 */
export function idPages(ids: readonly string[]): string[][] {
  const sorted = [...new Set(ids)].sort();
  return Array.from(
    {length: Math.ceil(sorted.length / MAX_IDS)},
    (_page, index) => sorted.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
}
