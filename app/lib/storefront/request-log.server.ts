import {NO_DEADLINE, type Deadline} from '~/lib/http/deadline.server';
import {writeToConsole, type LogWriter} from '~/lib/logging/log.server';

/** Other ids are replaced, so that log lines cannot be forged. */
const REQUEST_ID = /^[\w-]{8,128}$/;

/** Who decided the country of a page. */
type CountrySource = 'visitor' | 'language' | 'shop';

/** The log of one request, and what `Server-Timing` says of its requests to Shopify. */
export class RequestLog {
  /** The platform's request id, or a random one. */
  readonly requestId: string;
  /** At least one result is the last good copy. */
  servedStale = false;
  /** Something could not be read, so that the page lacks it or has samples, such as the weather's. */
  usesFallbackContent = false;
  /** Set once the request's country is known. */
  market: {
    readonly language: string;
    readonly country: string;
    readonly source: CountrySource;
  } | null = null;
  #requests = 0;
  #cacheHits = 0;
  #milliseconds = 0;

  constructor(
    headers: Headers = new Headers(),
    readonly deadline: Deadline = NO_DEADLINE,
  ) {
    const given = headers.get('request-id') ?? '';
    this.requestId = REQUEST_ID.test(given) ? given : crypto.randomUUID();
  }

  /** Only `log` calls it, which names the event. */
  readonly log: LogWriter = (level, line) =>
    writeToConsole(level, {...line, requestId: this.requestId});

  countCacheHit(): void {
    this.#cacheHits += 1;
  }

  /** Measures a request to Shopify with all its attempts. */
  async measure<T>(work: Promise<T>): Promise<T> {
    const begin = Date.now();
    this.#requests += 1;
    try {
      return await work;
    } finally {
      this.#milliseconds += Date.now() - begin;
    }
  }

  /**
   * Time of requests to Shopify in milliseconds (parallel requests add up), the source of the data, and the
   * language and country that were used, with who decided the country.
   */
  serverTiming(): string {
    const asked = this.#requests > 0 ? 'miss' : 'none';
    const origin = asked === 'none' && this.#cacheHits > 0 ? 'hit' : asked;
    const state = this.servedStale ? 'stale' : origin;
    const {language, country, source} = this.market ?? {};
    return [
      ...(country ? [`market;desc="${language}-${country}, ${source}"`] : []),
      `shopify;dur=${this.#milliseconds};desc="${this.#requests} asked"`,
      `data-cache;desc="${state}, ${this.#cacheHits} cached"`,
    ].join(', ');
  }
}
