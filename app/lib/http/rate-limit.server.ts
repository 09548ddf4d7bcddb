import {RateLimit, SharedRateLimit} from './rate-count.server';

const MINUTE = 60_000;

/**
 * Requests of one buyer to `/api/shopify-*`. In memory alone: for a window this short
 * a shared count would cost each request more than it saves.
 */
export const endpointLimit = new RateLimit(100, 10_000);

/** Somebody did something too often. */
export class TooManyTries extends Error {
  override readonly name = 'TooManyTries';

  /** @param seconds until the next try is taken. */
  constructor(readonly seconds: number) {
    super('Too many tries.');
  }
}

/** Mails for a new password, of one buyer for one address. */
export const recoverLimit = new SharedRateLimit('recover', 5, 15 * MINUTE);

/** Links of one buyer that change or make a cart: `/discount/…`, `/cart/1:1`. */
export const cartLinkLimit = new SharedRateLimit('link', 60, 10 * MINUTE);

/** New carts of one buyer in the place of unknown ones that the endpoint is asked for. */
export const newCartLimit = new SharedRateLimit('new-cart', 20, 10 * MINUTE);

/** Messages of one buyer through the contact, withdrawal and newsletter forms. */
export const messageLimit = new SharedRateLimit('message', 20, 10 * MINUTE);

/**
 * What a person does a few times, and a program often: passwords that were wrong, new
 * accounts, reset mails, messages. After three of a buyer `requireChallenge` asks for
 * more than a form.
 */
export const failureCounter = new SharedRateLimit('suspicion', 2, 15 * MINUTE);

/**
 * Who sends a request: an address, of IPv6 the /64, which is what one connection gets.
 * Only the platform's header counts: one that a client could write would let it be
 * anybody. Without it all are one buyer.
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
  readonly limit: SharedRateLimit;
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
  const giveBack = (times: number) =>
    Promise.all(counts.map(({limit, key}) => limit.giveBack(key, times)));
  const now = Date.now();
  const waits = await Promise.all(
    counts.map(({limit, key}) => limit.take(key, now, tries)),
  );
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) {
    await giveBack(tries);
    throw new TooManyTries(wait);
  }
  try {
    const result = await run();
    await giveBack(Math.max(0, tries - failures(result)));
    return result;
  } catch (error) {
    // Nothing was learned from it.
    await giveBack(tries);
    throw error;
  }
}

/** Logins that failed: of one buyer for one account, then for whoever is behind it. */
const LOGINS = {
  buyerAndAccount: new SharedRateLimit('login', 5, 15 * MINUTE),
  // More than a buyer's own: nobody should lock others out with a few tries.
  account: new SharedRateLimit('login-account', 20, 15 * MINUTE),
  buyer: new SharedRateLimit('login-buyer', 30, 15 * MINUTE),
  shop: new SharedRateLimit('login-shop', 1000, 15 * MINUTE),
};

/**
 * Carries out a try to log in, unless there were too many that failed. Whatever
 * tries a password does so through here: forms and endpoints count together.
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
  const both = {limit: LOGINS.buyerAndAccount, key: addressKey(request, email)};
  const counts = [
    both,
    {limit: LOGINS.account, key: accountOf(email)},
    {limit: LOGINS.buyer, key: buyerOf(request)},
    {limit: LOGINS.shop, key: ''},
  ];
  const failures = (result: Result) => (isLoggedIn(result) ? 0 : 1);
  const result = await limited(counts, 1, logIn, failures);
  if (isLoggedIn(result)) await both.limit.forget(both.key);
  else await failureCounter.take(buyerOf(request));
  return result;
}
