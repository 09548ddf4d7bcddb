import type {RequestContext} from '../context.server';
import {TimeoutError, within} from '~/lib/http/fetch-with-timeout.server';
import {ProviderError} from '../storefront/provider-error.server';
import {
  CUSTOMER_LISTS,
  MOST_ENTRIES,
  listEntry,
  type CustomerListName,
  type ListChange,
} from './list-kinds';
import {
  addToSession,
  removeFromSession,
  sessionEntries,
} from './session-list.server';
import {customerToken} from '~/lib/session/customer-token.server';
import {joinLists} from './join-lists';
import {ListsRefused} from './write-lists.server';
import type {CustomerLists, ListsToWrite} from './account-lists';

type ListContext = Pick<
  RequestContext,
  'account' | 'accounts' | 'env' | 'session' | 'storefront' | 'report'
>;

/** What is wanted of a list, by global ids. */
interface Wish {
  readonly add?: string;
  readonly remove?: readonly string[];
}

/** Where a list is kept: a visitor's in the session, a customer's in the account. */
interface CustomerList {
  /** The list is kept with the customer, on all of his devices. */
  readonly isInAccount: boolean;
  /** @throws {ProviderError} when the provider cannot be asked. */
  read(): Promise<readonly string[]>;
  /** @throws like `read`. */
  add(id: string): Promise<ListChange>;
  /**
   * Takes entries out; those that are not on the list do not matter.
   * @throws like `read`.
   */
  remove(ids: readonly string[]): Promise<ListChange>;
}

/** Milliseconds that a login waits for the lists; being signed in matters more. */
const LONGEST_JOIN = 8000;

/** Times that a change is tried while other devices change the same list. */
const MOST_ATTEMPTS = 3;

const NAMES = Object.keys(CUSTOMER_LISTS) as CustomerListName[];

/** Readings of one request: several loaders of a page ask for the same lists. */
const readings = new WeakMap<
  RequestContext['session'],
  Promise<CustomerLists | null>
>();

/**
 * The list of whoever sent the request. It is the session's too where the accounts keep
 * none, and for a customer whom the provider does not know any
 * more.
 */
export function customerList(
  context: ListContext,
  name: CustomerListName,
): CustomerList {
  const {session} = context;
  const token = customerToken(session);
  const ofSession: CustomerList = {
    isInAccount: false,
    read: () => Promise.resolve(sessionEntries(session, name)),
    add: (id) => Promise.resolve(addToSession(session, name, id)),
    remove: (ids) => Promise.resolve(removeFromSession(session, name, ids)),
  };
  if (token === null || !context.accounts.lists.areKept(context))
    return ofSession;
  const change = (wish: Wish) => changeList(context, token, name, wish);
  return {
    isInAccount: true,
    read: async () =>
      (await shownEntries(context, token, name)) ?? ofSession.read(),
    add: async (id) => (await change({add: id})) ?? ofSession.add(id),
    remove: async (ids) =>
      (await change({remove: ids})) ?? ofSession.remove(ids),
  };
}

/**
 * Carries out what a form asks of the wishlist: `intent` is `add` or `remove`,
 * `product` the product's number or global id. Anything else changes nothing.
 *
 * @throws {ProviderError} when the list cannot be read.
 */
export async function changeWishlist(
  context: ListContext,
  form: FormData,
): Promise<ListChange> {
  const wishlist = customerList(context, 'wishlist');
  const product = listEntry('wishlist', form.get('product'));
  const intent = form.get('intent');
  if (product !== null && intent === 'add') return wishlist.add(product);
  if (product !== null && intent === 'remove')
    return wishlist.remove([product]);
  return {ids: await wishlist.read(), status: 'badInput'};
}

/**
 * The lists of the customer with this token, read once a request; `known` tells
 * which entries of the session the shop has.
 *
 * @throws {ProviderError} when the provider fails.
 */
export function customerLists(
  context: ListContext,
  token: string,
): Promise<CustomerLists | null> {
  const {session} = context;
  const reading =
    readings.get(session) ??
    context.accounts.lists.read(
      context,
      token,
      NAMES.flatMap((name) => sessionEntries(session, name)),
    );
  readings.set(session, reading);
  return reading;
}

/** A list as the customer sees it; `null` when the provider does not know the token. */
async function shownEntries(
  context: ListContext,
  token: string,
  name: CustomerListName,
): Promise<readonly string[] | null> {
  const lists = await customerLists(context, token);
  if (!lists) return null;
  return CUSTOMER_LISTS[name].showsPending
    ? withPending(context, lists, name)
    : lists[name];
}

/**
 * Changes one list: reads it, joins what the session still holds, and writes the
 * whole. Of two changes at the same moment from two devices the later one reads anew where
 * the provider tells; with legacy accounts it does not, and the later one wins
 * (`docs/decisions/010-wishlist-and-back-in-stock-lists.md`).
 *
 * @returns `null` when the provider does not know the token (any more).
 * @throws {ProviderError} when the list cannot be read.
 */
async function changeList(
  context: ListContext,
  token: string,
  name: CustomerListName,
  wish: Wish,
  attempt = 1,
): Promise<ListChange | null> {
  const {add, remove = []} = wish;
  const lists = await context.accounts.lists.read(context, token, [
    ...sessionEntries(context.session, name),
    ...(add === undefined ? [] : [add]),
  ]);
  if (!lists) return null;
  const ids = withPending(context, lists, name);
  const isNew = add !== undefined && !ids.includes(add);
  if (isNew && !lists.known.has(add)) return {ids, status: 'badInput'};
  if (isNew && ids.length >= MOST_ENTRIES) return {ids, status: 'full'};
  const next = [
    ...(isNew ? [add] : []),
    ...ids.filter((id) => !remove.includes(id)),
  ].slice(0, MOST_ENTRIES);
  try {
    await save(context, token, lists, {[name]: next}, remove);
    return {ids: next, status: 'saved'};
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (isStale(error) && attempt < MOST_ATTEMPTS) {
      return changeList(context, token, name, wish, attempt + 1);
    }
    return {
      ids: await listNow(context, token, name, ids),
      status: 'unavailable',
    };
  }
}

/**
 * Puts what was noted without an account into the customer's lists, as far as
 * there is room. What does not fit, and everything when the provider fails or
 * takes too long, stays in the session: nothing is lost, and the next change
 * tries again. Never throws for a provider's failure.
 */
export async function joinPendingLists(
  context: ListContext,
  token: string,
): Promise<void> {
  const isNothingToDo = NAMES.every(
    (name) => sessionEntries(context.session, name).length === 0,
  );
  if (isNothingToDo || !context.accounts.lists.areKept(context)) return;
  try {
    await within(LONGEST_JOIN, join(context, token));
  } catch (error) {
    const isProviders =
      error instanceof ProviderError || error instanceof TimeoutError;
    if (!isProviders) throw error;
    context.report.log('error', {
      event: 'cannot join lists',
      reason: `${error.name}: ${error.message}`,
    });
  }
}

async function join(
  context: ListContext,
  token: string,
  attempt = 1,
): Promise<void> {
  const lists = await customerLists(context, token);
  if (!lists) return;
  const joined = Object.fromEntries(
    NAMES.map((name) => [name, withPending(context, lists, name)]),
  );
  try {
    await save(context, token, lists, joined, []);
  } catch (error) {
    if (!isStale(error) || attempt === MOST_ATTEMPTS) throw error;
    await join(context, token, attempt + 1);
  }
}

/** Another device has changed a list between reading and writing; nothing was written. */
function isStale(error: unknown): boolean {
  return error instanceof ListsRefused && error.isStale;
}

/** Writes what has changed, then takes it out of the session. */
async function save(
  context: ListContext,
  token: string,
  lists: CustomerLists,
  next: ListsToWrite,
  removed: readonly string[],
): Promise<void> {
  const {session} = context;
  const changed = Object.fromEntries(
    NAMES.flatMap((name) => {
      const ids = next[name];
      return ids && ids.join() !== lists[name].join() ? [[name, ids]] : [];
    }),
  );
  readings.delete(session);
  await context.accounts.lists.write(context, lists, changed, token);
  for (const name of NAMES) {
    const ids = next[name];
    if (!ids) continue;
    const settled = sessionEntries(session, name).filter(
      (id) => ids.includes(id) || removed.includes(id) || !lists.known.has(id),
    );
    removeFromSession(session, name, settled);
  }
}

/** The list after a failure that may have been carried out all the same. */
async function listNow(
  context: ListContext,
  token: string,
  name: CustomerListName,
  before: readonly string[],
): Promise<readonly string[]> {
  try {
    return (await shownEntries(context, token, name)) ?? before;
  } catch {
    return before;
  }
}

function withPending(
  {session}: Pick<ListContext, 'session'>,
  lists: CustomerLists,
  name: CustomerListName,
): readonly string[] {
  const pending = sessionEntries(session, name);
  return joinLists(
    lists[name],
    pending.filter((id) => lists.known.has(id)),
  );
}
