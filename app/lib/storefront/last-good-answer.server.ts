import {hex} from '~/lib/http/hex';
import type {AttemptResult} from './attempt.server';

/** Seconds for which a copy may stand in: a day (the cart checks stale prices again). */
const COPY_MAX_AGE = 24 * 60 * 60;

/** Milliseconds after which a copy is written again. */
const WRITTEN_EVERY = 5 * 60 * 1000;

const WRITTEN_AT = 'x-written-at';

/**
 * Stores the last good result of catalogue queries beyond its normal life, for the time
 * that the provider is down; nothing about customers and carts.
 */
export class LastGoodAnswers {
  constructor(private readonly cache: Pick<Cache, 'match' | 'put'>) {}

  /** Stores a copy unless there is a fresh one. Never throws. */
  async store(key: string, {result}: AttemptResult): Promise<void> {
    try {
      const request = await requestFor(key);
      const before = await this.cache.match(request);
      const writtenAt = Number(before?.headers.get(WRITTEN_AT) ?? 0);
      if (Date.now() - writtenAt < WRITTEN_EVERY) return;
      const headers = {
        'Cache-Control': `public, max-age=${COPY_MAX_AGE}`,
        [WRITTEN_AT]: String(Date.now()),
      };
      await this.cache.put(request, Response.json(result, {headers}));
    } catch {
      // A copy is a precaution; the result itself is on its way.
    }
  }

  /** @returns the copy, or `null` when there is none. Never throws. */
  async find(key: string): Promise<AttemptResult | null> {
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

/** Cache keys are URLs; a query's text is too long for one. */
async function requestFor(key: string): Promise<Request> {
  const bytes = new TextEncoder().encode(key);
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes));
  return new Request(`https://last-good-answer.invalid/${digest}`);
}
