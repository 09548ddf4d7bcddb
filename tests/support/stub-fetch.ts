import {vi} from 'vitest';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * Replaces `fetch` for one URL. On a loaded machine, what a test file of the same process has begun in
 * the background may still ask its own shop: it gets an empty result, and a test does not count it.
 */
export function stubFetch<F extends Fetch>(url: string, fetch: F): F {
  vi.stubGlobal('fetch', (asked: string, init?: RequestInit) =>
    asked === url ? fetch(asked, init) : Promise.resolve(Response.json({})),
  );
  return fetch;
}
