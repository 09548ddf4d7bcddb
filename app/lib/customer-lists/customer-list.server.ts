import type {RequestContext} from '../context.server';
import {TimeoutError} from '~/lib/http/fetch-with-timeout.server';
import {ProviderError} from '../storefront/provider-error.server';
import {within} from '~/lib/http/within.server';
import {joinLists} from './join-lists';
import {
  CUSTOMER_LISTS,
  MOST_ENTRIES,
  type CustomerListName,
} from './list-metafields';
import {dropPending, pendingEntries} from './pending-lists.server';
import {readCustomerLists, type CustomerLists} from './read-lists.server';
import {
  keepsListsInAccount,
  writeCustomerLists,
  type ListsToWrite,
} from './write-lists.server';

type ListContext = Pick<
  RequestContext,
  'env' | 'session' | 'storefront' | 'report'
>;

/** What is wanted of a list, by global ids. */
interface Wish {
  readonly add?: string;
  readonly remove?: readonly string[];
}

/** The list after a change, or as it still is, and how it went. */
interface ListChange {
  readonly ids: readonly string[];
  readonly status: 'saved' | 'full' | 'badInput' | 'unavailable';
}

/** Milliseconds that a login waits for the lists; being signed in matters more. */
const LONGEST_JOIN = 8000;

const NAMES = Object.keys(CUSTOMER_LISTS) as CustomerListName[];

/** Readings of one request: several loaders of a page ask for the same lists. */
const readings = new WeakMap<
  RequestContext['session'],
  Promise<CustomerLists | null>
>();

/**
 * The lists of the customer with this token, read once a request; `known` tells
 * which entries of the session the shop has.
 *
 * @throws like `readCustomerLists`.
 */
export function customerLists(
  context: ListContext,
  token: string,
): Promise<CustomerLists | null> {
  const {session} = context;
  const reading =
    readings.get(session) ??
    readCustomerLists(
      context,
      token,
      NAMES.flatMap((name) => pendingEntries(session, name)),
    );
  readings.set(session, reading);
  return reading;
}

/**
 * A list as the customer sees it: with what the session still holds in front.
 *
 * @returns `null` when the provider does not know the token (any more).
 * @throws like `readCustomerLists`.
 */
export async function shownEntries(
  context: ListContext,
  token: string,
  name: CustomerListName,
): Promise<readonly string[] | null> {
  const lists = await customerLists(context, token);
  return lists && withPending(context, lists, name);
}

/**
 * Changes one list: reads it, joins what the session still holds, and writes the
 * whole. Two changes at the same moment from two devices can overtake each other
 * between reading and writing; the later one then wins
 * (`docs/decisions/010-wishlist-and-back-in-stock-lists.md`).
 *
 * @returns `null` when the provider does not know the token (any more).
 * @throws {ProviderError} when the list cannot be read.
 */
export async function changeCustomerList(
  context: ListContext,
  token: string,
  name: CustomerListName,
  {add, remove = []}: Wish,
): Promise<ListChange | null> {
  const lists = await readCustomerLists(context, token, [
    ...pendingEntries(context.session, name),
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
    await save(context, lists, {[name]: next}, remove);
    return {ids: next, status: 'saved'};
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
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
    (name) => pendingEntries(context.session, name).length === 0,
  );
  if (isNothingToDo || !keepsListsInAccount(context)) return;
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

async function join(context: ListContext, token: string): Promise<void> {
  const lists = await customerLists(context, token);
  if (!lists) return;
  const joined = Object.fromEntries(
    NAMES.map((name) => [name, withPending(context, lists, name)]),
  );
  await save(context, lists, joined, []);
}

/** Writes what has changed, then takes it out of the session. */
async function save(
  context: ListContext,
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
  await writeCustomerLists(context, lists.customerId, changed);
  for (const name of NAMES) {
    const ids = next[name];
    if (!ids) continue;
    const settled = pendingEntries(session, name).filter(
      (id) => ids.includes(id) || removed.includes(id) || !lists.known.has(id),
    );
    await dropPending(session, name, settled);
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
  const pending = pendingEntries(session, name);
  return joinLists(
    lists[name],
    pending.filter((id) => lists.known.has(id)),
  );
}
