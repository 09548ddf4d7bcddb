import type {SwatchView} from '../product/swatch';
import type {OfferedFilter} from './offered-filters';

/** A value as the filter form shows it. */
export interface FilterValueView {
  readonly name: string;
  readonly label: string;
  /** Products that choosing it would show, under the other filters in force. */
  readonly count: number;
  readonly swatch: SwatchView | null;
}

/** A filter as the form shows it. */
export type FilterView =
  | {
      readonly kind: 'list';
      readonly id: string;
      readonly label: string;
      readonly values: readonly FilterValueView[];
    }
  | {readonly kind: 'price'; readonly id: string; readonly label: string};

/**
 * The filters of a form: those that are offered, in an order that no choice
 * changes, with the counts of the filtered list. What that list lacks counts 0.
 */
export function filterViews(
  offered: readonly OfferedFilter[],
  counted: readonly OfferedFilter[],
): FilterView[] {
  const counts = new Map<string, number>();
  for (const filter of counted) {
    if (filter.kind === 'price') continue;
    for (const {name, count} of filter.values) {
      counts.set(key(filter.id, name), count);
    }
  }
  return offered.map((filter): FilterView => {
    if (filter.kind === 'price') return filter;
    return {
      kind: 'list',
      id: filter.id,
      label: filter.label,
      values: filter.values.map(({name, label, swatch}) => ({
        name,
        label,
        swatch,
        count: counts.get(key(filter.id, name)) ?? 0,
      })),
    };
  });
}

function key(id: string, name: string): string {
  return JSON.stringify([id, name]);
}
