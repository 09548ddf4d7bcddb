import type {OptionGroup} from './option-groups.server';

/** Value of each option, by the option's name. */
export type ChosenValues = ReadonlyMap<string, string>;

/**
 * The values that count as chosen: those of the loaded variant, overlaid with the
 * choice that is still being loaded.
 *
 * @param pending Query of that choice (`?variant=2`, or option parameters), or `null`.
 */
export function chosenValues(
  groups: readonly OptionGroup[],
  pending: string | null,
): ChosenValues {
  const chosen = new Map(groups.map(({name, selected}) => [name, selected]));
  if (pending === null) return chosen;
  const named = new URLSearchParams(pending);
  for (const {name, values} of groups) {
    const value =
      named.get(name) ?? values.find(({search}) => search === pending)?.name;
    if (value !== undefined) chosen.set(name, value);
  }
  return chosen;
}

/**
 * The query that goes on from a choice which is not loaded yet: its values with
 * one changed, so that two quick choices both count. The changed one stands
 * first; `existingSelection` keeps it when not all of them go together.
 */
export function searchFrom(
  chosen: ChosenValues,
  name: string,
  value: string,
): string {
  const search = new URLSearchParams({[name]: value});
  for (const [other, otherValue] of chosen) {
    if (other !== name && otherValue) search.set(other, otherValue);
  }
  return `?${search.toString()}`;
}
