import {cutText} from '~/lib/http/cut-text';
const MINUTE = 60_000;

/** Keys per limit; bounds the memory that an attacker can fill. */
const MAX_KEYS = 10_000;

/** Fixed-window counter per isolate; `docs/decisions/020-limits-and-what-they-cannot-do.md`. */
export class RateLimit {
  /** `begin` in milliseconds since 1970. */
  #windows = new Map<
    string,
    {readonly begin: number; readonly count: number}
  >();

  constructor(
    private readonly max: number,
    private readonly milliseconds: number,
  ) {}

  /** Counts `times` even over the limit; returns seconds to wait, or `null` within it. */
  take(key: string, times = 1, now = Date.now()): number | null {
    const present = this.#windows.get(key);
    const hasExpired = !present || now - present.begin >= this.milliseconds;
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
    return count > this.max
      ? Math.ceil((begin + this.milliseconds - now) / 1000)
      : null;
  }

  /** Like `take`. @throws {TooManyTries} over the limit. */
  require(key: string): void {
    const wait = this.take(key);
    if (wait !== null) throw new TooManyTries(wait);
  }

  giveBack(key: string, times: number): void {
    const present = this.#windows.get(key);
    if (!present) return;
    const count = Math.max(0, present.count - times);
    this.#windows.set(key, {...present, count});
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }
}

/** Log lines of one kind: errors that everybody gets, or that anyone can cause. */
export const logLimit = new RateLimit(1, MINUTE);

/** Log lines about addresses that bots asked for in vain. */
export const botLogLimit = new RateLimit(60, MINUTE);

/** Requests per client to `/api/shopify-*`, and to the proxies below `/api`. */
export const endpointLimit = new RateLimit(100, 10_000);

/** Reset e-mails per client and address. */
export const recoverLimit = new RateLimit(5, 15 * MINUTE);

/** Reset e-mails per client, whatever the address. */
export const recoverLimitOfClient = new RateLimit(30, 15 * MINUTE);

/** New accounts per client; a school or an office may be one client. */
export const registerLimit = new RateLimit(100, 15 * MINUTE);

/** Links per client that change or create a cart: `/discount/…`, `/cart/1:1`. */
export const cartLinkLimit = new RateLimit(60, 10 * MINUTE);

/** Messages per client through the contact, withdrawal and newsletter forms. */
export const messageLimit = new RateLimit(20, 10 * MINUTE);

/** Mails to one mailbox, whoever typed its address; see `mailboxOf`. */
export const mailboxLimit = new RateLimit(5, 60 * MINUTE);

/** Failed logins, new accounts, reset e-mails and messages per client; see `requireChallenge`. */
export const failedTries = new RateLimit(2, 15 * MINUTE);

/** A rate limit was exceeded. */
export class TooManyTries extends Error {
  override readonly name = 'TooManyTries';

  /** @param seconds until the next try is allowed. */
  constructor(readonly seconds: number) {
    super('Too many tries.');
  }
}

function accountOf(email: string): string {
  const shown = email.normalize('NFKC').replace(/[\p{C}\s]/gu, '');
  return cutText(shown.toLowerCase(), 254);
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
 * Runs tries unless a limit is exceeded. They count before they run, so that parallel
 * tries cannot exceed it.
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
  clientAndAccount: new RateLimit(5, 15 * MINUTE),
  // Above one client's limit, so that a few tries cannot lock a customer out.
  account: new RateLimit(20, 15 * MINUTE),
  client: new RateLimit(30, 15 * MINUTE),
  shop: new RateLimit(1000, 15 * MINUTE),
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
