import {hex} from '~/lib/http/hex';
import type {AttemptResult} from './attempt.server';

/** Seconds for which a copy may stand in: a day (stale prices are checked again by the cart). */
const COPY_MAX_AGE = 24 * 60 * 60;

/** A copy is written again only after this time; a busy page would write all the time. Milliseconds. */
const WRITTEN_EVERY = 5 * 60 * 1000;

const WRITTEN_AT = 'x-written-at';

/**
 * Keeps the last good answer to catalogue queries beyond their normal life, for
 * the time that the provider is down. Answers about customers and carts are never
 * kept.
 */
export class LastGoodAnswers {
  constructor(private readonly cache: Pick<Cache, 'match' | 'put'>) {}

  /** Keeps a copy unless there is a fresh one. Never throws. */
  async store(
    key: string,
    {result}: AttemptResult,
    now = Date.now(),
  ): Promise<void> {
    try {
      const request = await requestFor(key);
      const before = await this.cache.match(request);
      const writtenAt = Number(before?.headers.get(WRITTEN_AT) ?? -Infinity);
      if (now - writtenAt < WRITTEN_EVERY) return;
      const copy = Response.json(result, {
        headers: {
          'Cache-Control': `public, max-age=${COPY_MAX_AGE}`,
          [WRITTEN_AT]: String(now),
        },
      });
      await this.cache.put(request, copy);
    } catch {
      // A copy is a precaution; the answer itself is on its way.
    }
  }

  /** @returns the copy, or `null` when there is none. Never throws. */
  async find(key: string): Promise<AttemptResult | null> {
    try {
      const kept = await this.cache.match(await requestFor(key));
      return kept
        ? {result: (await kept.json()) as object, requestId: null}
        : null;
    } catch {
      return null;
    }
  }
}

/** Cache keys are URLs; a query's text is too long for one. */
async function requestFor(key: string): Promise<Request> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(key),
  );
  return new Request(`https://last-good-answer.invalid/${hex(digest)}`);
}
