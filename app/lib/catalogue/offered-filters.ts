import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import {swatchView, type SwatchView} from '../product/colors';
import {compareAmounts} from '../i18n/format';
import {PRICE_FILTER, type PriceBounds, type RequestedFilters} from './filters';

/** A filter as the provider offers it (`Filter` of the Storefront API). */
export interface ProviderFilter {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    /** JSON text that can be sent back as a `ProductFilter`. */
    readonly input: unknown;
    readonly swatch?: Parameters<typeof swatchView>[0];
    readonly image?: {readonly image?: {readonly url: string} | null} | null;
  }[];
}

/** One value of a filter: what it is called in the address, and what is sent for it. */
interface OfferedValue {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly swatch: SwatchView | null;
  readonly input: ProductFilter;
}

/** A filter that may be chosen. The price filter has bounds instead of values. */
export type OfferedFilter =
  | {
      readonly kind: 'list';
      readonly id: string;
      readonly label: string;
      readonly values: readonly OfferedValue[];
    }
  | {readonly kind: 'price'; readonly id: string; readonly label: string};

/** Tags are the merchant's notes to himself; nobody reads them. */
const TAG_FILTER = 'filter.p.tag';

/**
 * Reads what the provider offers, but tags. Values whose input is unreadable are left out.
 *
 * @param measures how labels with measures are read.
 */
export function offeredFilters(
  filters: readonly ProviderFilter[],
  measures = (text: string) => text,
): OfferedFilter[] {
  return filters.flatMap(({id, label, type, values}): OfferedFilter[] => {
    if (id === TAG_FILTER) return [];
    if (type === 'PRICE_RANGE') {
      return id === PRICE_FILTER ? [{kind: 'price', id, label}] : [];
    }
    const offered = values.flatMap((value): OfferedValue[] => {
      const input = readInput(value.input);
      const name = input && valueName(input);
      if (!input || !name) return [];
      return [
        {
          name,
          label: measures(value.label),
          count: value.count,
          swatch: swatchView(
            value.swatch ?? {image: {previewImage: value.image?.image}},
          ),
          input,
        },
      ];
    });
    return offered.length ? [{kind: 'list', id, label, values: offered}] : [];
  });
}

/** One filter in force. The price counts as one. */
export type ActiveFilter =
  | {
      readonly kind: 'value';
      readonly id: string;
      readonly name: string;
      readonly filterLabel: string;
      readonly label: string;
    }
  | ({readonly kind: 'price'} & PriceBounds);

/** What of an address is in force, and how the provider is asked for it. */
interface FilterChoice {
  readonly inputs: readonly ProductFilter[];
  readonly active: readonly ActiveFilter[];
}

/**
 * Chooses among what is offered. Filters and values that the provider does not
 * offer are ignored, so that no text of a visitor's reaches it; so is a price
 * whose bounds are the wrong way round.
 */
export function chooseFilters(
  {values, price}: RequestedFilters,
  offered: readonly OfferedFilter[],
): FilterChoice {
  const inputs: ProductFilter[] = [];
  const active: ActiveFilter[] = [];
  for (const filter of offered) {
    if (filter.kind === 'price') {
      const input = priceInput(price);
      if (!input) continue;
      inputs.push({price: input});
      active.push({kind: 'price', ...price});
      continue;
    }
    const wanted = Object.hasOwn(values, filter.id)
      ? (values[filter.id] ?? [])
      : [];
    for (const value of filter.values) {
      if (!wanted.includes(value.name)) continue;
      inputs.push(value.input);
      active.push({
        kind: 'value',
        id: filter.id,
        name: value.name,
        filterLabel: filter.label,
        label: value.label,
      });
    }
  }
  return {inputs, active};
}

/** The lower bound is above the upper one: nobody can mean that. */
export function isReversed({min, max}: PriceBounds): boolean {
  return min !== null && max !== null && compareAmounts(min, max) > 0;
}

/** The schema wants `Float`s here; this is the only place where a price becomes one. */
function priceInput(price: PriceBounds): ProductFilter['price'] | null {
  const {min, max} = price;
  if ((min === null && max === null) || isReversed(price)) return null;
  return {
    ...(min !== null && {min: Number(min)}),
    ...(max !== null && {max: Number(max)}),
  };
}

function readInput(input: unknown): ProductFilter | null {
  try {
    const value: unknown =
      typeof input === 'string' ? JSON.parse(input) : input;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? value
      : null;
  } catch {
    return null;
  }
}

/**
 * A value's name in the address, as Shopify's themes have it: `1` and `0` for
 * availability, else the value itself, for a taxonomy category the end of its id.
 */
function valueName(input: ProductFilter): string | null {
  const {available, category, productType, productVendor, tag} = input;
  if (typeof available === 'boolean') return available ? '1' : '0';
  if (category) return category.id.slice(category.id.lastIndexOf('/') + 1);
  return (
    productType ??
    productVendor ??
    tag ??
    input.variantOption?.value ??
    input.productMetafield?.value ??
    input.variantMetafield?.value ??
    input.taxonomyMetafield?.value ??
    null
  );
}

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
