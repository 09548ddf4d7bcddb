import {cutText} from '~/lib/text/cut-text';
import {MAX_EMAIL_LENGTH, MAX_KEYS, RATES} from '~/lib/limits/limits';

/** Fixed-window counter per isolate; `docs/decisions/020-limits-and-what-they-cannot-do.md`. */
export class RateLimit {
  /** `begin` in milliseconds since 1970. */
  #windows = new Map<
    string,
    {readonly begin: number; readonly count: number}
  >();

  constructor(
    private readonly rate: {readonly max: number; readonly windowMs: number},
  ) {}

  /** Counts `times` even over the limit; returns seconds to wait, or `null` within it. */
  take(key: string, times = 1, now = Date.now()): number | null {
    const present = this.#windows.get(key);
    const hasExpired = !present || now - present.begin >= this.rate.windowMs;
    const begin = hasExpired ? now : present.begin;
    const count = (hasExpired ? 0 : present.count) + times;
    if (hasExpired) {
      this.#windows.delete(key);
      const oldest = this.#windows.keys().next().value;
      if (this.#windows.size >= MAX_KEYS && oldest !== undefined) {
        this.#windows.delete(oldest);
      }
    }
    this.#windows.set(key, {begin, count});
    return count > this.rate.max
      ? Math.ceil((begin + this.rate.windowMs - now) / 1000)
      : null;
  }

  /** How many were taken beyond the limit in the key's last window, which may have ended. */
  exceeded(key: string): number {
    const {count = 0} = this.#windows.get(key) ?? {};
    return Math.max(0, count - this.rate.max);
  }

  /** Like `take`. @throws {TooManyTries} over the limit. */
  require(key: string): void {
    const wait = this.take(key);
    if (wait !== null) throw new TooManyTries(wait);
  }

  /** Counts `times` less, as for tries that succeeded. */
  giveBack(key: string, times: number): void {
    const present = this.#windows.get(key);
    if (!present) return;
    const count = Math.max(0, present.count - times);
    this.#windows.set(key, {...present, count});
  }

  /** Begins anew. */
  forget(key: string): void {
    this.#windows.delete(key);
  }
}

// Counters, each of a rate of `RATES`, which says what is counted.

export const logLimit = new RateLimit(RATES.logLine);

export const botLogLimit = new RateLimit(RATES.botLogLine);

export const endpointLimit = new RateLimit(RATES.endpoint);

export const recoverLimit = new RateLimit(RATES.recover);

export const recoverLimitOfClient = new RateLimit(RATES.recoverOfClient);

export const registerLimit = new RateLimit(RATES.register);

export const cartLinkLimit = new RateLimit(RATES.cartLink);

export const messageLimit = new RateLimit(RATES.message);

/** Its keys are made by `mailboxOf`. */
export const mailboxLimit = new RateLimit(RATES.mailbox);

/** `requireChallenge` reads it. */
export const failedTries = new RateLimit(RATES.failedTry);

/** A rate limit was exceeded. */
export class TooManyTries extends Error {
  override readonly name = 'TooManyTries';

  /** @param seconds until the next try is allowed. */
  constructor(readonly seconds: number) {
    super('Too many tries.');
  }
}

/** Key of an account: its e-mail address in one spelling. */
function accountOf(email: string): string {
  const shown = email.normalize('NFKC').replace(/[\p{C}\s]/gu, '');
  return cutText(shown.toLowerCase(), MAX_EMAIL_LENGTH);
}

/** Rate-limit key of the mailbox that an address leads to, which a tag (`ada+1@…`) does not change. */
export function mailboxOf(email: string): string {
  const account = accountOf(email);
  const at = account.lastIndexOf('@');
  const [name = ''] = account.slice(0, at).split('+', 1);
  return name + account.slice(at);
}

/** Rate-limit key of a client and a normalised e-mail address. */
export function addressKey(clientKey: string, email: string): string {
  return `${clientKey} ${accountOf(email)}`;
}

/**
 * Runs tries unless a limit is exceeded. Each try is counted before it runs, so that parallel tries
 * cannot exceed the limit.
 * @param failures how many tries failed; only these stay counted.
 * @throws {TooManyTries} without running them.
 */
export async function limited<Result>(
  counts: readonly {readonly limit: RateLimit; readonly key: string}[],
  tries: number,
  run: () => Promise<Result>,
  failures: (result: Result) => number,
): Promise<Result> {
  const waits = counts.map(({limit, key}) => limit.take(key, tries) ?? 0);
  const wait = Math.max(...waits);
  let failed = 0;
  try {
    if (wait > 0) throw new TooManyTries(wait);
    const result = await run();
    failed = failures(result);
    return result;
  } finally {
    const succeeded = Math.max(0, tries - failed);
    for (const {limit, key} of counts) limit.giveBack(key, succeeded);
  }
}

/** Failed logins. */
const LOGINS = {
  clientAndAccount: new RateLimit(RATES.login),
  account: new RateLimit(RATES.loginOfAccount),
  client: new RateLimit(RATES.loginOfClient),
  shop: new RateLimit(RATES.loginOfShop),
};

/**
 * Runs a login unless too many failed; forms and the commerce endpoint count together.
 * @param isLoggedIn whether it succeeded, which resets the client's count for the account.
 * @throws {TooManyTries} without running it.
 */
export async function limitedLogin<Result>(
  clientKey: string,
  email: string,
  logIn: () => Promise<Result>,
  isLoggedIn: (result: Result) => boolean = Boolean,
): Promise<Result> {
  const clientAndAccount = {
    limit: LOGINS.clientAndAccount,
    key: addressKey(clientKey, email),
  };
  const counts = [
    clientAndAccount,
    {limit: LOGINS.account, key: accountOf(email)},
    {limit: LOGINS.client, key: clientKey},
    {limit: LOGINS.shop, key: ''},
  ];
  const result = await limited(counts, 1, logIn, (loginResult) =>
    isLoggedIn(loginResult) ? 0 : 1,
  );
  if (isLoggedIn(result)) clientAndAccount.limit.forget(clientAndAccount.key);
  else failedTries.take(clientKey);
  return result;
}
