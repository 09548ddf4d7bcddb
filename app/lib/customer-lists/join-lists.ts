import {MOST_ENTRIES} from './list-kinds';

/**
 * Joins what was noted without an account to a customer's list. Everything that
 * the customer had stays; in front of it comes what is new, the newest first, as
 * far as there is room. Nothing is on the list twice.
 */
export function joinLists(
  saved: readonly string[],
  pending: readonly string[],
): readonly string[] {
  const fresh = new Set(pending.filter((id) => !saved.includes(id)));
  const room = Math.max(0, MOST_ENTRIES - saved.length);
  return [...[...fresh].slice(0, room), ...saved];
}
