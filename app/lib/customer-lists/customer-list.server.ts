import {TimeoutError, within} from '~/lib/http/fetch-with-timeout.server';
import {translatorFor} from '~/lib/i18n/messages';
import {customerToken} from '~/lib/session/customer-token.server';
import {ProviderError} from '~/lib/storefront/provider-error.server';
import type {RequestContext} from '../context.server';
import type {CustomerLists, ListRequest} from './account-lists';
import {
  CUSTOMER_LISTS,
  LIST_NAMES,
  MOST_ENTRIES,
  listEntry,
  type CustomerListName,
  type ListChange,
} from './list-kinds';
import {ListsRefused} from './write-lists.server';

type ListContext = ListRequest & Pick<RequestContext, 'accounts'>;

/** What is wanted of a list, by global ids. */
interface Wish {
  readonly add?: string;
  readonly remove?: readonly string[];
}

/** Milliseconds that a login waits for the lists; being signed in matters more. */
const LONGEST_JOIN = 8000;

/** Times that a change is tried while other devices change the same list. */
const MOST_ATTEMPTS = 3;

/** Of the numbers in the session: the longest take 10 characters. */
const RADIX = 36;

/** Readings of one request: several loaders of a page ask for the same lists. */
const readings = new WeakMap<
  ListContext['session'],
  Promise<CustomerLists | null>
>();

/**
 * A list of whoever sent the request: a customer's in the account; in the session for
 * visitors, where the accounts store none, and for a token that the provider does not know.
 */
export class CustomerList {
  constructor(
    private readonly context: ListContext,
    private readonly name: CustomerListName,
  ) {}

  /** The list is stored with the customer, for all of their devices. */
  get isInAccount(): boolean {
    return accountToken(this.context) !== null;
  }

  /** What the session holds. Malformed, doubled and surplus entries are left out. */
  get pending(): readonly string[] {
    const {key, most} = CUSTOMER_LISTS[this.name].session;
    const packed: unknown = this.context.session.get(key);
    if (typeof packed !== 'string') return [];
    const ids = packed
      .split('.')
      .flatMap(
        (part) => listEntry(this.name, String(parseInt(part, RADIX))) ?? [],
      );
    return [...new Set(ids)].slice(0, most);
  }

  /** @throws {ProviderError} when the provider fails. */
  async read(): Promise<readonly string[]> {
    const lists = await customerLists(this.context);
    if (!lists) return this.pending;
    return CUSTOMER_LISTS[this.name].showsPending
      ? this.#joined(lists)
      : lists[this.name];
  }

  /** Puts an entry in front; one that is on the list stays in its place. */
  add(id: string): Promise<ListChange> {
    return this.#change({add: id});
  }

  /** Takes entries out; those that are not on the list do not matter. */
  remove(ids: readonly string[]): Promise<ListChange> {
    return this.#change({remove: ids});
  }

  /** Moves what the session holds into the account, as far as there is room. */
  join(): Promise<ListChange> {
    return this.#change({});
  }

  async #change(wish: Wish, attempt = 1): Promise<ListChange> {
    try {
      return (await this.#changeAccount(wish)) ?? this.#changeSession(wish);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const isStale = error instanceof ListsRefused && error.isStale;
      return isStale && attempt < MOST_ATTEMPTS
        ? this.#change(wish, attempt + 1)
        : {ids: null, status: 'unavailable'};
    }
  }

  /** Reads the list anew, joins what the session holds, and writes the whole. */
  async #changeAccount({add, remove = []}: Wish): Promise<ListChange | null> {
    const {context, name, pending} = this;
    const token = accountToken(context);
    if (token === null) return null;
    const stored = context.accounts.lists;
    const asked = add === undefined ? pending : [...pending, add];
    const lists = await stored.read(context, token, asked);
    if (!lists) return null;
    const ids = this.#joined(lists);
    const isNew = add !== undefined && !ids.includes(add);
    if (isNew && !lists.known.has(add)) return {ids, status: 'badInput'};
    if (isNew && ids.length >= MOST_ENTRIES) return {ids, status: 'full'};
    const next = ids.filter((id) => !remove.includes(id));
    if (isNew) next.unshift(add);
    readings.delete(context.session);
    if (next.join() !== lists[name].join())
      await stored.write(context, lists, {[name]: next}, token);
    const isPending = (id: string) =>
      lists.known.has(id) && !next.includes(id) && !remove.includes(id);
    this.#store(pending.filter(isPending));
    return {ids: next, status: 'saved'};
  }

  #changeSession({add, remove = []}: Wish): ListChange {
    const {most, losesOldest} = CUSTOMER_LISTS[this.name].session;
    const ids = this.pending.filter((id) => !remove.includes(id));
    const isNew = add !== undefined && !ids.includes(add);
    if (isNew && ids.length >= most && !losesOldest)
      return {ids, status: 'full'};
    const next = isNew ? [add, ...ids].slice(0, most) : ids;
    this.#store(next);
    return {ids: next, status: 'saved'};
  }

  #store(ids: readonly string[]): void {
    const {session} = this.context;
    const {key} = CUSTOMER_LISTS[this.name].session;
    // What changes nothing must send no cookie.
    if (ids.join() === this.pending.join()) return;
    const numbers = ids.map((id) => Number(id.slice(id.lastIndexOf('/') + 1)));
    if (ids.length === 0) session.unset(key);
    else session.set(key, numbers.map((n) => n.toString(RADIX)).join('.'));
  }

  /** Everything that the customer had; in front of it what is new and has room. */
  #joined(lists: CustomerLists): string[] {
    const saved = lists[this.name];
    const fresh = this.pending.filter(
      (id) => lists.known.has(id) && !saved.includes(id),
    );
    const room = Math.max(0, MOST_ENTRIES - saved.length);
    return [...fresh.slice(0, room), ...saved];
  }
}

/** The customer's token where lists are stored with customers, else `null`. */
function accountToken(context: ListContext): string | null {
  const token = customerToken(context.session);
  return token !== null && context.accounts.lists.areKept(context)
    ? token
    : null;
}

/** Lists in the account, read once a request; `null` where the session's are used. */
function customerLists(context: ListContext): Promise<CustomerLists | null> {
  const token = accountToken(context);
  if (token === null) return Promise.resolve(null);
  const reading =
    readings.get(context.session) ??
    context.accounts.lists.read(
      context,
      token,
      LIST_NAMES.flatMap((name) => new CustomerList(context, name).pending),
    );
  readings.set(context.session, reading);
  return reading;
}

/**
 * Carries out what a form asks of the wishlist: `intent` is `add` or `remove`,
 * `product` the product's number or global id.
 */
export async function changeWishlist(
  context: ListContext,
  form: FormData,
): Promise<ListChange> {
  const wishlist = new CustomerList(context, 'wishlist');
  const product = listEntry('wishlist', form.get('product'));
  const intent = form.get('intent');
  if (product !== null && intent === 'add') return wishlist.add(product);
  if (product !== null && intent === 'remove')
    return wishlist.remove([product]);
  return {ids: null, status: 'badInput'};
}

/**
 * Moves what was noted without an account into the customer's lists. What does not fit,
 * and everything when the provider fails, stays in the session until the next change.
 */
export async function joinPendingLists(context: ListContext): Promise<void> {
  try {
    await within(LONGEST_JOIN, joinEach(context));
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
  }
}

async function joinEach(context: ListContext): Promise<void> {
  for (const name of LIST_NAMES) {
    const list = new CustomerList(context, name);
    if (list.pending.length === 0) continue;
    const {status} = await list.join();
    if (status === 'unavailable') return;
  }
}

/** What a page says about entries that wait in the session, in its language. */
export interface PendingNoteText {
  readonly text: string;
  /** Label of the button that tries again; `null` where there is no room. */
  readonly save: string | null;
}

/**
 * Tells a customer that entries from before the login are not in the account:
 * the provider failed, or the list is full.
 *
 * @returns `null` when there are none, and for visitors.
 * @throws {ProviderError} when the lists cannot be read.
 */
export async function pendingNote(
  context: ListContext & Pick<RequestContext, 'locale'>,
  name: CustomerListName,
): Promise<PendingNoteText | null> {
  const {pending} = new CustomerList(context, name);
  const lists = pending.length > 0 ? await customerLists(context) : null;
  const count = pending.filter((id) => lists?.known.has(id)).length;
  if (!lists || count === 0) return null;
  const t = translatorFor(context.locale.code);
  const kind = name === 'wishlist' ? 'wishlist' : 'waiting';
  const what = t(`account.notifications.pending.${kind}`, {count});
  return lists[name].length >= MOST_ENTRIES
    ? {text: `${what} ${t('account.notifications.pending.full')}`, save: null}
    : {text: what, save: t('account.notifications.pending.save')};
}
