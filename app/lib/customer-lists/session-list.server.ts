import type {RequestContext} from '~/lib/context.server';
import {
  CUSTOMER_LISTS,
  listEntry,
  type CustomerListName,
  type ListChange,
} from './list-kinds';

type Session = Pick<RequestContext['session'], 'get' | 'set' | 'unset'>;

/**
 * What was noted in this session without an account and is not in one yet. What is
 * malformed, doubled or too much in the cookie is left out.
 */
export function sessionEntries(
  session: Pick<Session, 'get'>,
  name: CustomerListName,
): readonly string[] {
  const {key, most, radix} = CUSTOMER_LISTS[name].session;
  const packed = session.get(key);
  if (typeof packed !== 'string') return [];
  const ids = packed
    .split('.')
    .flatMap((part) => listEntry(name, unpackNumber(part, radix)) ?? []);
  return [...new Set(ids)].slice(0, most);
}

/** Puts an entry in front; one that is on the wishlist already keeps its place. */
export function addToSession(
  session: Session,
  name: CustomerListName,
  id: string,
): ListChange {
  const {most, losesOldest} = CUSTOMER_LISTS[name].session;
  const ids = sessionEntries(session, name);
  const others = ids.filter((other) => other !== id);
  if (losesOldest) return save(session, name, [id, ...others].slice(0, most));
  if (others.length < ids.length) return {ids, status: 'saved'};
  if (ids.length >= most) return {ids, status: 'full'};
  return save(session, name, [id, ...ids]);
}

/** Takes entries out; those that are not on the list do not matter. */
export function removeFromSession(
  session: Session,
  name: CustomerListName,
  removed: readonly string[],
): ListChange {
  const ids = sessionEntries(session, name);
  return save(
    session,
    name,
    ids.filter((id) => !removed.includes(id)),
  );
}

/** Sets nothing where nothing changes, so that a page view sends no cookie. */
function save(
  session: Session,
  name: CustomerListName,
  ids: readonly string[],
): ListChange {
  const {key, radix} = CUSTOMER_LISTS[name].session;
  if (ids.join() !== sessionEntries(session, name).join()) {
    if (ids.length === 0) session.unset(key);
    else session.set(key, ids.map((id) => packNumber(id, radix)).join('.'));
  }
  return {ids, status: 'saved'};
}

function packNumber(id: string, radix: number): string {
  return BigInt(id.slice(id.lastIndexOf('/') + 1)).toString(radix);
}

/** The decimal number, which may exceed 2^53; `null` for what is none. */
function unpackNumber(packed: string, radix: number): string | null {
  if (!/^[\da-z]{1,20}$/.test(packed)) return null;
  let number = 0n;
  for (const digit of packed) {
    const value = parseInt(digit, radix);
    if (Number.isNaN(value)) return null;
    number = number * BigInt(radix) + BigInt(value);
  }
  return String(number);
}
