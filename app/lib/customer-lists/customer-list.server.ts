import {parseGid} from '@shopify/hydrogen';
import {TimeoutError, withTimeout} from '~/lib/concurrency/with-timeout.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import type {RequestContext} from '~/lib/context.server';
import {
  type CustomerLists,
  type ListRequest,
  ListsRejected,
} from './account-lists.server';
import {
  CUSTOMER_LISTS,
  LIST_NAMES,
  listEntry,
  type CustomerListName,
  type ListChange,
} from './list-kinds';
import {LISTS_JOIN_TIMEOUT_MS, MAX_LIST_WRITES} from '~/lib/limits/limits';

type ListContext = ListRequest & Pick<RequestContext, 'accounts'>;

interface Wish {
  readonly add?: string;
  readonly remove?: readonly string[];
}

/** Radix of ids in the session, at most 10 characters each. */
const RADIX = 36;

const READ_LISTS = 'customer lists';

/** A list in the account, or in the session for visitors and accounts without lists. */
export class CustomerList {
  constructor(
    private readonly context: ListContext,
    private readonly name: CustomerListName,
  ) {}

  get isInAccount(): boolean {
    const {accounts, token} = this.context;
    return token.value !== null && accounts.lists.areStored(this.context);
  }

  get pending(): readonly string[] {
    const {key, max} = CUSTOMER_LISTS[this.name].session;
    const packed: unknown = this.context.session.get(key);
    if (typeof packed !== 'string') return [];
    const ids = packed
      .split('.')
      .flatMap(
        (part) => listEntry(this.name, String(parseInt(part, RADIX))) ?? [],
      );
    return [...new Set(ids)].slice(0, max);
  }

  /** @throws {ShopifyError} when Shopify fails. */
  async read(): Promise<readonly string[]> {
    const lists = await customerLists(this.context);
    if (!lists) return this.pending;
    const ids = CUSTOMER_LISTS[this.name].showsPending
      ? this.#joined(lists)
      : lists[this.name];
    return ids.filter((id) => lists.existing.has(id));
  }

  /** Adds an entry in front; an existing one keeps its place. */
  add(id: string): Promise<ListChange> {
    return this.#change({add: id});
  }

  remove(ids: readonly string[]): Promise<ListChange> {
    return this.#change({remove: ids});
  }

  /** Moves the session's entries into the account, up to its limit. */
  join(): Promise<ListChange> {
    return this.#change({});
  }

  async #change(wish: Wish, attempt = 1): Promise<ListChange> {
    try {
      return (await this.#changeAccount(wish)) ?? this.#changeSession(wish);
    } catch (error) {
      if (!(error instanceof ShopifyError)) throw error;
      const isStale = error instanceof ListsRejected && error.isStale;
      return isStale && attempt < MAX_LIST_WRITES
        ? this.#change(wish, attempt + 1)
        : {ids: null, status: 'unavailable'};
    }
  }

  /**
   * Products that the shop does not show stay in the list: the merchant may show them again. From a full
   * list they go, and from one that Shopify rejects, as it does when one of them is deleted.
   */
  async #changeAccount(wish: Wish): Promise<ListChange | null> {
    const {context, name, pending} = this;
    if (!this.isInAccount) return null;
    const asked = wish.add === undefined ? pending : [...pending, wish.add];
    const lists = await context.accounts.lists.read(context, asked);
    if (!lists) return null;
    const shown = lists[name].filter((id) => lists.existing.has(id));
    if (shown.length === lists[name].length) return this.#write(wish, lists);
    try {
      const change = await this.#write(wish, lists);
      if (change.status !== 'full') return change;
    } catch (error) {
      if (!(error instanceof ListsRejected) || error.isStale) throw error;
    }
    return this.#write(wish, {...lists, [name]: shown});
  }

  async #write(
    {add, remove = []}: Wish,
    lists: CustomerLists,
  ): Promise<ListChange> {
    const {context, name, pending} = this;
    const ids = this.#joined(lists);
    const shownOf = (all: readonly string[]) =>
      all.filter((id) => lists.existing.has(id));
    const isNew = add !== undefined && !ids.includes(add);
    if (isNew && !lists.existing.has(add))
      return {ids: shownOf(ids), status: 'badInput'};
    const {max} = CUSTOMER_LISTS[name];
    if (isNew && ids.length >= max) return {ids: shownOf(ids), status: 'full'};
    const next = ids.filter((id) => !remove.includes(id));
    if (isNew) next.unshift(add);
    context.memoizePerRequest.forget(READ_LISTS);
    if (next.join() !== lists[name].join())
      await context.accounts.lists.write(context, lists, {[name]: next});
    const isPending = (id: string) =>
      lists.existing.has(id) && !next.includes(id) && !remove.includes(id);
    this.#store(pending.filter(isPending));
    return {ids: shownOf(next), status: 'saved'};
  }

  #changeSession({add, remove = []}: Wish): ListChange {
    const {max, losesOldest} = CUSTOMER_LISTS[this.name].session;
    const ids = this.pending.filter((id) => !remove.includes(id));
    const isNew = add !== undefined && !ids.includes(add);
    if (isNew && ids.length >= max && !losesOldest)
      return {ids, status: 'full'};
    const next = isNew ? [add, ...ids].slice(0, max) : ids;
    this.#store(next);
    return {ids: next, status: 'saved'};
  }

  #store(ids: readonly string[]): void {
    const {session} = this.context;
    const {key} = CUSTOMER_LISTS[this.name].session;
    if (ids.join() === this.pending.join()) return;
    const numbers = ids.map((id) => Number(parseGid(id).id));
    if (ids.length === 0) session.unset(key);
    else session.set(key, numbers.map((n) => n.toString(RADIX)).join('.'));
  }

  #joined(lists: CustomerLists): string[] {
    const saved = lists[this.name];
    const fresh = this.pending.filter(
      (id) => lists.existing.has(id) && !saved.includes(id),
    );
    const room = Math.max(0, CUSTOMER_LISTS[this.name].max - saved.length);
    return [...fresh.slice(0, room), ...saved];
  }
}

/** Lists in the account, read once per request; `null` if the session is used. */
function customerLists(context: ListContext): Promise<CustomerLists | null> {
  const lists = LIST_NAMES.map((name) => new CustomerList(context, name));
  if (!lists.some(({isInAccount}) => isInAccount)) return Promise.resolve(null);
  return context.memoizePerRequest(READ_LISTS, () =>
    context.accounts.lists.read(
      context,
      lists.flatMap(({pending}) => pending),
    ),
  );
}

/** Changes the wishlist by a form: `add` or `remove` is a product's number or global id. */
export async function changeWishlist(
  context: ListContext,
  form: FormData,
): Promise<ListChange> {
  const wishlist = new CustomerList(context, 'wishlist');
  const added = listEntry('wishlist', form.get('add'));
  if (added !== null) return wishlist.add(added);
  const removed = listEntry('wishlist', form.get('remove'));
  if (removed !== null) return wishlist.remove([removed]);
  return {ids: null, status: 'badInput'};
}

/** Moves the session's lists into the account; the rest stays until the next change. */
export async function joinPendingLists(context: ListContext): Promise<void> {
  const join = async () => {
    for (const name of LIST_NAMES) {
      const list = new CustomerList(context, name);
      if (list.pending.length === 0) continue;
      const {status} = await list.join();
      if (status === 'unavailable') return;
    }
  };
  await withTimeout(LISTS_JOIN_TIMEOUT_MS, join()).catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) throw error;
  });
}

export interface PendingNoteText {
  readonly text: string;
  /** Label of the retry button; `null` when the list is full. */
  readonly save: string | null;
}

/**
 * Note on session entries that are not in the account; `null` without any, and for visitors.
 * @throws {ShopifyError} when the lists cannot be read.
 */
export async function pendingNote(
  context: ListContext & Pick<RequestContext, 'locale'>,
  name: CustomerListName,
): Promise<PendingNoteText | null> {
  const {pending} = new CustomerList(context, name);
  const lists = pending.length > 0 ? await customerLists(context) : null;
  const count = pending.filter((id) => lists?.existing.has(id)).length;
  if (!lists || count === 0) return null;
  const t = serverTranslator(context.locale.code);
  const kind = name === 'wishlist' ? 'wishlist' : 'waiting';
  const what = t(`account.notifications.pending.${kind}`, {count});
  const {max} = CUSTOMER_LISTS[name];
  return lists[name].length >= max
    ? {
        text: `${what} ${t('account.notifications.pending.full', {max})}`,
        save: null,
      }
    : {text: what, save: t('account.notifications.pending.save')};
}
