import {hex} from '~/lib/http/hex';
import type {GraphQLResponse} from './graphql-request.server';

/** Seconds: a day (the cart checks prices again). */
const COPY_MAX_AGE_S = 24 * 60 * 60;

/** Milliseconds until a copy is written again. */
const WRITTEN_EVERY_MS = 5 * 60 * 1000;

const WRITTEN_AT = 'x-written-at';

/** The last good results of catalogue queries, for an outage of Shopify; no customer or cart data. */
export class StaleIfErrorCache {
  constructor(private readonly cache: Pick<Cache, 'match' | 'put'>) {}

  /** Stores a copy unless there is a recent one. Never throws. */
  async store(key: string, {result}: GraphQLResponse): Promise<void> {
    try {
      const request = await requestFor(key);
      const existing = await this.cache.match(request);
      // Only the headers are read. Not awaited: for a cloned response the promise waits for the other body.
      void existing?.body?.cancel();
      const writtenAt = Number(existing?.headers.get(WRITTEN_AT) ?? 0);
      if (Date.now() - writtenAt < WRITTEN_EVERY_MS) return;
      const headers = {
        'Cache-Control': `public, max-age=${COPY_MAX_AGE_S}`,
        [WRITTEN_AT]: String(Date.now()),
      };
      await this.cache.put(request, Response.json(result, {headers}));
    } catch {
      // The result does not depend on its copy.
    }
  }

  /** The copy, or `null`. Never throws. */
  async find(key: string): Promise<GraphQLResponse | null> {
    try {
      const stored = await this.cache.match(await requestFor(key));
      return stored
        ? {result: (await stored.json()) as object, requestId: null}
        : null;
    } catch {
      return null;
    }
  }
}

/** Cache keys are URLs, and a query is too long for one. */
async function requestFor(key: string): Promise<Request> {
  const bytes = new TextEncoder().encode(key);
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes));
  return new Request(`https://last-good-results.invalid/${digest}`);
}
