const MINUTE = 60_000;

/** Keys that one limit stores; more would be memory for an attacker to fill. */
const MOST_KEYS = 10_000;

interface Window {
  /** Milliseconds since the epoch. */
  readonly begin: number;
  readonly count: number;
}

/**
 * Counts how often something was done in a window of time, in the memory of one isolate:
 * a worker that runs in several counts in each. What more is wanted is the platform's
 * (`docs/decisions/020-limits-and-what-they-cannot-do.md`).
 */
export class RateLimit {
  #windows = new Map<string, Window>();

  constructor(
    private readonly most: number,
    private readonly milliseconds: number,
  ) {}

  /**
   * Counts more, also when that is too many.
   *
   * @returns seconds to wait when that is too many, else `null`.
   */
  take(key: string, times = 1, now = Date.now()): number | null {
    const present = this.#windows.get(key);
    const isOver = !present || now - present.begin >= this.milliseconds;
    const begin = isOver ? now : present.begin;
    const count = (isOver ? 0 : present.count) + times;
    if (isOver) {
      this.#windows.delete(key);
      const oldest = this.#windows.keys().next().value;
      if (this.#windows.size >= MOST_KEYS && oldest !== undefined) {
        this.#windows.delete(oldest);
      }
    }
    this.#windows.set(key, {begin, count});
    return count > this.most
      ? Math.ceil((begin + this.milliseconds - now) / 1000)
      : null;
  }

  /** Takes back what should not have counted. */
  giveBack(key: string, times: number): void {
    const present = this.#windows.get(key);
    if (!present) return;
    const count = Math.max(0, present.count - times);
    this.#windows.set(key, {...present, count});
  }

  /** Resets the count of a key: what it was counted for succeeded. */
  forget(key: string): void {
    this.#windows.delete(key);
  }
}

/** Requests of one buyer to `/api/shopify-*`. */
export const endpointLimit = new RateLimit(100, 10_000);

/** Mails for a new password, of one buyer for one address. */
export const recoverLimit = new RateLimit(5, 15 * MINUTE);

/** Links of one buyer that change or make a cart: `/discount/…`, `/cart/1:1`. */
export const cartLinkLimit = new RateLimit(60, 10 * MINUTE);

/** Messages of one buyer through the contact, withdrawal and newsletter forms. */
export const messageLimit = new RateLimit(20, 10 * MINUTE);

/**
 * What a person does a few times, and a program often: wrong passwords, new accounts,
 * reset mails, messages. After three of a buyer `requireChallenge` asks for more.
 */
export const failureCounter = new RateLimit(2, 15 * MINUTE);

/** Something was done too often. */
export class TooManyTries extends Error {
  override readonly name = 'TooManyTries';

  /** @param seconds until the next try is taken. */
  constructor(readonly seconds: number) {
    super('Too many tries.');
  }
}

/**
 * Who sends a request: an address, of IPv6 the /64, which is what one connection gets.
 * Only the platform's header counts, which no client can write. Without it all are one
 * buyer.
 */
export function buyerOf(request: Request): string {
  const address = request.headers.get('oxygen-buyer-ip') ?? 'unknown';
  const [, embedded] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (embedded) return embedded;
  if (!address.includes(':')) return address;
  const [front = [], back = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back];
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** An e-mail address, however it was typed. */
function accountOf(email: string): string {
  const shown = email.normalize('NFKC').replace(/[\p{C}\s]/gu, '');
  return shown.toLowerCase().slice(0, 254);
}

/** Key of a buyer and an e-mail address, however that was typed. */
export function addressKey(request: Request, email: string): string {
  return `${buyerOf(request)} ${accountOf(email)}`;
}

/** One of the counts that a try belongs to. */
interface Count {
  readonly limit: RateLimit;
  readonly key: string;
}

/**
 * Carries out tries, unless there were too many that failed by one of the counts.
 * They count before they are carried out, so that many at once do not slip through.
 *
 * @param failures how many of them a result says failed; only these stay counted.
 * @throws {TooManyTries} without carrying it out.
 */
export async function limited<Result>(
  counts: readonly Count[],
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
    const good = Math.max(0, tries - failed);
    for (const {limit, key} of counts) limit.giveBack(key, good);
  }
}

/** Logins that failed: of one buyer for one account, then for whoever is behind it. */
const LOGINS = {
  buyerAndAccount: new RateLimit(5, 15 * MINUTE),
  // More than a buyer's own: nobody should lock others out with a few tries.
  account: new RateLimit(20, 15 * MINUTE),
  buyer: new RateLimit(30, 15 * MINUTE),
  shop: new RateLimit(1000, 15 * MINUTE),
};

/**
 * Carries out a try to log in, unless there were too many that failed. Forms and the
 * endpoint count together.
 *
 * @param isLoggedIn whether it succeeded; then the buyer's count for the account
 *   begins anew.
 * @throws {TooManyTries} without carrying it out.
 */
export async function limitedLogin<Result>(
  request: Request,
  email: string,
  logIn: () => Promise<Result>,
  isLoggedIn: (result: Result) => boolean = Boolean,
): Promise<Result> {
  const buyer = buyerOf(request);
  const both = {limit: LOGINS.buyerAndAccount, key: addressKey(request, email)};
  const counts = [
    both,
    {limit: LOGINS.account, key: accountOf(email)},
    {limit: LOGINS.buyer, key: buyer},
    {limit: LOGINS.shop, key: ''},
  ];
  const result = await limited(counts, 1, logIn, (answered) =>
    isLoggedIn(answered) ? 0 : 1,
  );
  if (isLoggedIn(result)) both.limit.forget(both.key);
  else failureCounter.take(buyer);
  return result;
}
