/** Keys that one limit remembers; more would be memory for an attacker to fill. */
const MOST_KEYS = 10_000;

interface Window {
  readonly begin: number;
  count: number;
}

/**
 * Counts how often somebody did something in a window of time. The count is kept
 * in the memory of one isolate: a worker that runs in several counts in each, and
 * forgets with it. It slows down guessing and flooding; it is no quota.
 */
export class RateLimit {
  #windows = new Map<string, Window>();

  constructor(
    private readonly most: number,
    private readonly milliseconds: number,
  ) {}

  /**
   * Counts one more.
   *
   * @returns seconds to wait when that is too many, else `null`.
   */
  take(key: string, now = Date.now()): number | null {
    let window = this.#windows.get(key);
    if (!window || now - window.begin >= this.milliseconds) {
      this.#windows.delete(key);
      const oldest = this.#windows.keys().next().value;
      if (this.#windows.size >= MOST_KEYS && oldest !== undefined) {
        this.#windows.delete(oldest);
      }
      window = {begin: now, count: 0};
      this.#windows.set(key, window);
    }
    window.count += 1;
    return window.count > this.most
      ? Math.ceil((window.begin + this.milliseconds - now) / 1000)
      : null;
  }

  /** Resets the count of a key: what it was counted for succeeded. */
  forget(key: string): void {
    this.#windows.delete(key);
  }
}

const MINUTE = 60_000;

/** Requests of one buyer to `/api/shopify-*`. */
export const endpointLimit = new RateLimit(100, 10_000);

/** Somebody did something too often. */
export class TooManyTries extends Error {
  override readonly name = 'TooManyTries';

  /** @param seconds until the next try is taken. */
  constructor(readonly seconds: number) {
    super('Too many tries.');
  }
}

/** Logins that failed, of one buyer for one address. */
const loginLimit = new RateLimit(5, 15 * MINUTE);

/** Mails for a new password, of one buyer for one address. */
export const recoverLimit = new RateLimit(5, 15 * MINUTE);

/** Links of one buyer that change or make a cart: `/discount/…`, `/cart/1:1`. */
export const cartLinkLimit = new RateLimit(60, 10 * MINUTE);

/** New carts of one buyer in the place of unknown ones that the endpoint is asked for. */
export const newCartLimit = new RateLimit(20, 10 * MINUTE);

/** Messages of one buyer through the contact and withdrawal forms. */
export const messageLimit = new RateLimit(20, 10 * MINUTE);

/**
 * Who sends a request. Only the platform's header counts: one that a client could
 * write would let it be anybody. Without it all are one buyer.
 */
export function buyerOf(request: Request): string {
  return request.headers.get('oxygen-buyer-ip') ?? 'unknown';
}

/** Key of a buyer and an e-mail address, however that was typed. */
export function addressKey(request: Request, email: string): string {
  return `${buyerOf(request)} ${email.trim().toLowerCase().slice(0, 254)}`;
}

/**
 * Carries out a try to log in, unless there were too many that failed. Whatever
 * tries a password does so through here: forms and endpoints count together.
 *
 * @param isLoggedIn whether it succeeded; then the count is reset.
 * @throws {TooManyTries} without carrying it out.
 */
export async function limitedLogin<Result>(
  request: Request,
  email: string,
  logIn: () => Promise<Result>,
  isLoggedIn: (result: Result) => boolean = Boolean,
): Promise<Result> {
  const key = addressKey(request, email);
  const wait = loginLimit.take(key);
  if (wait !== null) throw new TooManyTries(wait);
  const result = await logIn();
  if (isLoggedIn(result)) loginLimit.forget(key);
  return result;
}
