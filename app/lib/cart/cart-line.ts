import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {MAX_PER_LINE} from '~/lib/limits/limits';

export interface CartLineInput {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string | null;
  attributes?: {key: string; value: string}[];
  /** Merchandise in the same request; this line is nested below its line. */
  parent?: {merchandiseId: string};
}

interface LineIdentity {
  readonly merchandiseId: string;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly {
    readonly key: string;
    readonly value?: string | null;
  }[];
}

/**
 * What a line consists of, as text. A line that is being added has no id yet and joins one with the
 * same key. Of the lines in a cart several may have the same key, because a discount such as "buy
 * two, get one" splits a line: only its id identifies a line.
 */
export function lineKey({
  merchandiseId,
  sellingPlanId,
  attributes = [],
}: LineIdentity): string {
  const sorted = attributes
    .map(({key, value}) => [key, value ?? ''] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([merchandiseId, sellingPlanId ?? null, sorted]);
}

/** The `lineKey` of a line in a cart. */
export function keyOf({
  merchandise,
  sellingPlanAllocation,
  attributes,
}: CartLinePartsFragment): string {
  return lineKey({
    merchandiseId: merchandise.id,
    sellingPlanId: sellingPlanAllocation?.sellingPlan.id,
    attributes,
  });
}

/** The opposite of `lineKey`. */
function lineOfKey(key: string): Omit<CartLineInput, 'quantity'> {
  const [merchandiseId, sellingPlanId, attributes] = JSON.parse(key) as [
    string,
    string | null,
    [string, string][],
  ];
  return {
    merchandiseId,
    ...(sellingPlanId && {sellingPlanId}),
    ...(attributes.length > 0 && {
      attributes: attributes.map(([name, value]) => ({key: name, value})),
    }),
  };
}

/** The line below which an add-on's line is nested; `null` for other lines. */
export function parentOf(line: CartLinePartsFragment) {
  return 'parentRelationship' in line
    ? (line.parentRelationship?.parent ?? null)
    : null;
}

/**
 * The most units that a line may have, 0 where the merchant's rule allows none; an add-on may not have
 * more than its parent.
 */
export function maxUnits(line: CartLinePartsFragment): number {
  const {most, isPossible} = offeredQuantity(line.merchandise.quantityRule);
  return isPossible ? Math.min(most, parentOf(line)?.quantity ?? most) : 0;
}

/**
 * An add-on's quantity after a change of its parent's: one for every unit stays one for every unit,
 * any other quantity stays as it is.
 */
export function followingQuantity(
  addOn: number,
  {from, to}: {from: number; to: number},
): number {
  return addOn === from ? to : Math.min(addOn, to);
}

export interface LineQuantity {
  readonly id: string;
  readonly quantity: number;
}

interface ParentLine extends LineQuantity {
  readonly nested: readonly (LineQuantity & {readonly isAddOn: boolean})[];
}

/**
 * The changes that give a line and its add-ons a quantity; Shopify removes add-ons with their
 * line.
 */
export function lineUpdates(
  {id, quantity: from, nested}: ParentLine,
  to: number,
): LineQuantity[] {
  const following = nested
    .filter(({isAddOn}) => isAddOn && to > 0)
    .map((line) => ({
      id: line.id,
      quantity: followingQuantity(line.quantity, {from, to}),
    }));
  return [{id, quantity: to}, ...following];
}

/** A line that was removed. */
export interface RemovedLine {
  readonly title: string;
  /** What adds it again: the line, then its add-ons. */
  readonly lines: readonly [CartLineInput, ...CartLineInput[]];
  /** Units of other lines with the same key. */
  readonly remaining: number;
}

interface LineUnits {
  /** See `lineKey`. */
  readonly key: string;
  readonly quantity: number;
}

interface LineToRemove extends LineUnits {
  readonly id: string;
  readonly title: string;
  /** `key` is `null` for a part that is not an add-on. */
  readonly nested: readonly {
    readonly key: string | null;
    readonly quantity: number;
  }[];
}

/** Name of the form field with a `RemovedLine` as JSON. */
export const REMOVED = 'removed';

/**
 * The input that undoes the removal of a line.
 * @param all the lines of its cart, with or without it.
 */
export function removedLine(
  {id, key, title, quantity, nested}: LineToRemove,
  all: readonly (LineUnits & {readonly id: string})[],
): RemovedLine {
  const line = {...lineOfKey(key), quantity};
  const parent = {merchandiseId: line.merchandiseId};
  const addOns = nested.flatMap((addOn) =>
    addOn.key === null
      ? []
      : {...lineOfKey(addOn.key), quantity: addOn.quantity, parent},
  );
  const others = all.filter((other) => other.id !== id);
  return {title, lines: [line, ...addOns], remaining: unitsOf(key, others)};
}

/** Whether the line is still, or again, in a cart with these lines. */
export function isInCart(
  {lines: [line], remaining}: RemovedLine,
  all: readonly LineUnits[],
): boolean {
  return unitsOf(lineKey(line), all) > remaining;
}

function unitsOf(key: string, lines: readonly LineUnits[]): number {
  return lines
    .filter((line) => line.key === key)
    .reduce((units, {quantity}) => units + quantity, 0);
}

/** Shopify's maximum; more is an invalid request. */
const MAX_PLAUSIBLE = 1_000_000;

/** The quantity, limited to 0 to `MAX_PER_LINE`. */
export function cappedQuantity(requested: number): number {
  return Math.max(0, Math.min(requested, MAX_PER_LINE));
}

/** Units of one line that the merchant allows; `null` is unlimited. */
interface QuantityRule {
  readonly minimum: number;
  readonly maximum?: number | null;
  readonly increment: number;
}

/** What a field for a quantity offers. */
export interface OfferedQuantity {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Whether there is any such quantity: of a dozen at least, none is. */
  readonly isPossible: boolean;
}

/**
 * The quantities that both the merchant's rule and `MAX_PER_LINE` allow: on Shopify multiples of the
 * increment. A rule that makes no sense, such as steps of 0, counts as none.
 */
export function offeredQuantity({
  minimum,
  maximum,
  increment,
}: QuantityRule): OfferedQuantity {
  const limit = Math.min(maximum ?? MAX_PER_LINE, MAX_PER_LINE);
  const step = Math.max(increment, 1);
  const least = Math.ceil(Math.max(minimum, 1) / step) * step;
  const most = Math.floor(limit / step) * step;
  return least <= most
    ? {least, most, step, isPossible: true}
    : {least, most: limit, step, isPossible: false};
}

/**
 * Parses a whole number; above `MAX_PER_LINE` gives one more, so that the cap can be reported.
 * @returns `null` for anything else and numbers above 1,000,000.
 */
export function parseQuantity(raw: unknown): number | null {
  const isDigits =
    typeof raw === 'string' && /^[+-]?\d{1,15}$/.test(raw.trim());
  const requested = isDigits ? Number(raw) : raw;
  return typeof requested === 'number' &&
    Number.isInteger(requested) &&
    requested <= MAX_PLAUSIBLE
    ? Math.max(0, Math.min(requested, MAX_PER_LINE + 1))
    : null;
}
