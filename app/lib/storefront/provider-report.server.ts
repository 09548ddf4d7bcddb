import {NO_DEADLINE, type Deadline} from '~/lib/http/deadline.server';
import {logToConsole, type Log} from './log.server';

/** Ids as platforms make them; anything else is replaced, so that no log line can be forged. */
const REQUEST_ID = /^[\w-]{8,128}$/;

/** What one request learned about the provider and other services. */
export class ProviderReport {
  /** The platform's id of the request, or one of our own. Names no visitor. */
  readonly requestId: string;
  /** At least one result was the last good copy, not the provider's own. */
  servedStale = false;
  /** Something on the page stands in for what could not be had, as samples for the weather. */
  hasStandIn = false;
  #asked = 0;
  #cacheHits = 0;
  #milliseconds = 0;

  /** @param deadline shared by all that the request asks of the provider. */
  constructor(
    headers: Headers = new Headers(),
    readonly deadline: Deadline = NO_DEADLINE,
  ) {
    const given = headers.get('request-id') ?? '';
    this.requestId = REQUEST_ID.test(given) ? given : crypto.randomUUID();
  }

  /** Writes a structured line that names the request. */
  readonly log: Log = (level, line) =>
    logToConsole(level, {...line, requestId: this.requestId});

  /** Counts a result that the cache gave. */
  countCacheHit(): void {
    this.#cacheHits += 1;
  }

  /** Measures one request to the provider, all its attempts included. */
  async measure<T>(work: Promise<T>): Promise<T> {
    const begin = Date.now();
    this.#asked += 1;
    try {
      return await work;
    } finally {
      this.#milliseconds += Date.now() - begin;
    }
  }

  /**
   * Value of `Server-Timing`: the sum of the provider's times in milliseconds
   * (requests that ran side by side count each), and where the data came from.
   */
  serverTiming(): string {
    const asked = this.#asked > 0 ? 'miss' : 'none';
    const origin = asked === 'none' && this.#cacheHits > 0 ? 'hit' : asked;
    const state = this.servedStale ? 'stale' : origin;
    return [
      `provider;dur=${this.#milliseconds};desc="${this.#asked} asked"`,
      `data-cache;desc="${state}, ${this.#cacheHits} cached"`,
    ].join(', ');
  }
}
