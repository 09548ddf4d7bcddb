/** For whom a gift card is, as the buyer wrote it; only `email` is always there. */
export interface GiftRecipient {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Day on which it is mailed, `2026-12-24`; empty for at once. */
  readonly sendOn: string;
}

interface Attribute {
  readonly key: string;
  readonly value: string;
}

/** Form fields, and the line's attributes that Shopify reads them from. */
const ATTRIBUTES: Readonly<Record<keyof GiftRecipient, string>> = {
  name: 'Recipient name',
  email: 'Recipient email',
  message: 'Message',
  sendOn: 'Send on',
};

/** Tells Shopify that the card goes to somebody else. */
export const RECIPIENT_MARK = '__shopify_send_gift_card_to_recipient';

/** Names of the form's fields, by what they ask for. */
export const RECIPIENT_FIELDS = {
  name: 'recipientName',
  email: 'recipientEmail',
  message: 'recipientMessage',
  sendOn: 'recipientSendOn',
} as const satisfies Record<keyof GiftRecipient, string>;

/** Characters that the provider takes at most. */
export const LONGEST_RECIPIENT = {name: 255, email: 254, message: 200} as const;

/** A card can be sent so many days ahead. */
export const MOST_DAYS_AHEAD = 90;

const NAMES = ['name', 'email', 'message', 'sendOn'] as const;

/**
 * The attributes of a line for what a form says about the recipient.
 *
 * @param read value of the field with this name.
 * @returns none where every field is empty: the card goes to the buyer.
 */
export function recipientAttributes(
  read: (field: string) => unknown,
): Attribute[] {
  const given = NAMES.flatMap((name) => {
    const typed = read(RECIPIENT_FIELDS[name]);
    const value =
      typeof typed === 'string' ? typed.replace(/\r\n?/g, '\n').trim() : '';
    return value ? [{key: ATTRIBUTES[name], value}] : [];
  });
  return given.length > 0 ? [...given, {key: RECIPIENT_MARK, value: 'on'}] : [];
}

/** The recipient that a line's attributes name; `null` for none. */
export function recipientOf(
  attributes: readonly {key: string; value?: string | null}[],
): GiftRecipient | null {
  if (!attributes.some(({key}) => key === RECIPIENT_MARK)) return null;
  const valueOf = (name: keyof GiftRecipient) =>
    attributes.find(({key}) => key === ATTRIBUTES[name])?.value ?? '';
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    message: valueOf('message'),
    sendOn: valueOf('sendOn'),
  };
}

/** Whether an attribute belongs to the recipient. */
export function isOfRecipient({key}: {key: string}): boolean {
  return key === RECIPIENT_MARK || Object.values(ATTRIBUTES).includes(key);
}

/** The fields beside the recipient's own that a form for a gift card has. */
const OTHER_FIELDS = [
  'cartFormInput',
  'quantity',
  'sellingPlanId',
  'redirectTo',
] as const;

/** A form for a gift card that was not carried out, to be shown and sent again. */
export interface UnsentRecipient {
  readonly recipient: GiftRecipient;
  /** The form's other fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What such a form holds; `null` for one without a recipient. */
export function unsentRecipient(
  read: (field: string) => unknown,
): UnsentRecipient | null {
  const recipient = recipientOf(recipientAttributes(read));
  if (!recipient) return null;
  const fields = OTHER_FIELDS.flatMap((name) => {
    const value = read(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return {
    recipient,
    fields: Object.fromEntries(fields) as Record<string, string>,
  };
}

const DAY = 24 * 60 * 60 * 1000;

/** The first and last day on which a card can be sent, as a date field takes them, in UTC. */
export function sendingDays(now: number): {min: string; max: string} {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {min: day(now), max: day(now + MOST_DAYS_AHEAD * DAY)};
}
