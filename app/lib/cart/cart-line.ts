import type {
  AskedPropertiesFragment,
  CartLinePartsFragment,
} from 'storefrontapi.generated';
import type {CartProblem} from './cart-problem';
import {MAX_DAYS_AHEAD, MAX_PER_LINE, MAX_PLAUSIBLE} from '~/lib/limits/limits';

export interface CartLineInput {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string | null;
  attributes?: {key: string; value: string}[];
  /** Merchandise of a line in the same request, below which this line is nested. */
  parent?: {merchandiseId: string};
}

interface Attribute {
  readonly key: string;
  readonly value?: string | null;
}

interface LineIdentity {
  readonly merchandiseId: string;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly Attribute[];
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
export function lineOfKey(key: string): Omit<CartLineInput, 'quantity'> {
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

interface NestedLine extends LineQuantity {
  readonly isAddOn: boolean;
  /** Not of a part of a bundle. */
  readonly canUpdateQuantity?: boolean;
}

interface ParentLine extends LineQuantity {
  readonly nested: readonly NestedLine[];
}

/** Whether a change of its line's quantity also changes a nested line. */
export function follows({isAddOn, canUpdateQuantity}: NestedLine): boolean {
  return isAddOn && canUpdateQuantity !== false;
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
    .filter((line) => follows(line) && to > 0)
    .map((line) => ({
      id: line.id,
      quantity: followingQuantity(line.quantity, {from, to}),
    }));
  return [{id, quantity: to}, ...following];
}

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
  /** `false` if no quantity is possible, as when the merchant sells twelve or more at once. */
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

interface LineProperty {
  /** The form's field; its words are in `cart` below this name. */
  readonly name: string;
  /** The line's attribute, which the checkout and the order show as it is. */
  readonly key: string;
  /** The metafield by which a product asks for it. */
  readonly metafield: keyof AskedPropertiesFragment;
  /** Matches the whole value, as typed and as stored. */
  readonly pattern: string;
  readonly maxLength: number;
  /** Turns typed text into the stored value. */
  readonly normalize: (typed: string) => string;
  /** `autocapitalize` of the field; `characters` also shows its text in capitals. */
  readonly capitals: 'characters' | 'none';
  readonly problem: NonNullable<CartProblem['key']>;
}

/** What a buyer has to enter for a product that is made to order. */
export const LINE_PROPERTIES = [
  {
    name: 'airfield',
    key: 'ICAO',
    metafield: 'asksAirfield',
    pattern: '[A-Za-z0-9]{4}',
    maxLength: 4,
    normalize: (typed) => typed.trim().toUpperCase(),
    capitals: 'characters',
    problem: 'badAirfield',
  },
] as const satisfies readonly LineProperty[];

export type PropertyName = (typeof LINE_PROPERTIES)[number]['name'];

/** @throws {RangeError} for a name that no property has. */
export function lineProperty(name: PropertyName) {
  const property = LINE_PROPERTIES.find((each) => each.name === name);
  if (!property) throw new RangeError(name);
  return property;
}

type AskingProduct = AskedPropertiesFragment;

/** The properties that a product asks for. */
export function askedProperties(product: AskingProduct) {
  return LINE_PROPERTIES.filter(
    ({metafield}) => product[metafield]?.value === 'true',
  );
}

/** Whether a product is made to the buyer's specifications. */
export function isMadeToOrder(product: AskingProduct): boolean {
  return askedProperties(product).length > 0;
}

/** Line attributes for a form's fields of properties, or else of the recipient. */
export function fieldAttributes(
  form: Pick<FormData, 'get'>,
): {key: string; value: string}[] {
  const properties = LINE_PROPERTIES.flatMap(({name, key, normalize}) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? [{key, value: normalize(typed)}] : [];
  });
  return properties.length > 0 ? properties : recipientAttributes(form);
}

/** A line's recipient, and the other attributes: as in Shopify's themes, without hidden and empty ones. */
export function shownAttributes(attributes: readonly Attribute[]) {
  const recipient = recipientOf(attributes);
  const shown = attributes.flatMap(({key, value}) =>
    !value || key.startsWith('_') || (recipient && isRecipientAttribute({key}))
      ? []
      : {key, value},
  );
  return {recipient, attributes: shown};
}

/** The properties that a line's product asks for, with their values; empty for a missing one. */
export function propertiesOf(
  product: AskingProduct,
  attributes: readonly Attribute[],
): {name: PropertyName; value: string}[] {
  return askedProperties(product).map(({name, key}) => ({
    name,
    value: attributes.find((each) => each.key === key)?.value ?? '',
  }));
}

/** The problem of the first property whose value does not fit its pattern; `null` for none. */
export function propertyProblem(attributes: readonly Attribute[]) {
  const wrong = LINE_PROPERTIES.find(({key, pattern, normalize}) =>
    attributes.some(
      ({key: given, value}) =>
        given === key &&
        (value !== normalize(value ?? '') ||
          !new RegExp(`^${pattern}$`).test(value)),
    ),
  );
  return wrong?.problem ?? null;
}

/** Whether a form for this product has a field for the attribute. */
export function isFieldAttribute(
  attribute: Attribute,
  product: AskingProduct & {isGiftCard: boolean},
): boolean {
  return product.isGiftCard
    ? isRecipientAttribute(attribute)
    : askedProperties(product).some(({key}) => key === attribute.key);
}

export interface GiftRecipient {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly recipientMessage: string;
  /** `YYYY-MM-DD`; empty: at once. */
  readonly recipientSendOn: string;
}

/** Line attributes that Shopify reads. */
const RECIPIENT_ATTRIBUTES: Readonly<Record<keyof GiftRecipient, string>> = {
  recipientName: 'Recipient name',
  recipientEmail: 'Recipient email',
  recipientMessage: 'Message',
  recipientSendOn: 'Send on',
};

/** Tells Shopify to send the card to the recipient. */
const RECIPIENT_MARK = '__shopify_send_gift_card_to_recipient';

export const RECIPIENT_FIELDS = Object.keys(
  RECIPIENT_ATTRIBUTES,
) as readonly (keyof GiftRecipient)[];

/** Shopify's limits, in characters. */
export const MAX_RECIPIENT_LENGTH = {
  name: 255,
  email: 254,
  message: 200,
} as const;

const DAY = 24 * 60 * 60 * 1000;

/** Line attributes for a form's recipient fields; none when all fields are empty. */
export function recipientAttributes(
  form: Pick<FormData, 'get'>,
): {key: string; value: string}[] {
  const given = RECIPIENT_FIELDS.flatMap((field) => {
    const typed = form.get(field);
    const value =
      typeof typed === 'string' ? typed.replace(/\r\n?/g, '\n').trim() : '';
    return value ? [{key: RECIPIENT_ATTRIBUTES[field], value}] : [];
  });
  return given.length > 0 ? [...given, {key: RECIPIENT_MARK, value: 'on'}] : [];
}

/** The recipient in a line's attributes; `null` for none. */
export function recipientOf(
  attributes: readonly Attribute[],
): GiftRecipient | null {
  if (!attributes.some(({key}) => key === RECIPIENT_MARK)) return null;
  const entries = RECIPIENT_FIELDS.map((field) => [
    field,
    attributes.find(({key}) => key === RECIPIENT_ATTRIBUTES[field])?.value ??
      '',
  ]);
  return Object.fromEntries(entries) as Record<keyof GiftRecipient, string>;
}

/** Whether an attribute belongs to the recipient. */
function isRecipientAttribute({key}: {key: string}): boolean {
  return (
    key === RECIPIENT_MARK || Object.values(RECIPIENT_ATTRIBUTES).includes(key)
  );
}

/** First and last day on which a card can be sent, as `YYYY-MM-DD` in UTC. */
export function sendingDays(now: number): {min: string; max: string} {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {min: day(now), max: day(now + MAX_DAYS_AHEAD * DAY)};
}

/** Whether a card can be sent on a day; in some time zones yesterday (UTC) is still today. */
export function isSendable(day: string, now: number): boolean {
  const days = (Date.parse(day) - now) / DAY;
  return days > -2 && days <= MAX_DAYS_AHEAD;
}
