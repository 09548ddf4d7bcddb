import {MAX_DAYS_AHEAD} from '~/lib/limits/limits';

export interface GiftRecipient {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly recipientMessage: string;
  /** `YYYY-MM-DD`; empty: at once. */
  readonly recipientSendOn: string;
}

/** Line attributes that Shopify reads. */
const ATTRIBUTES: Readonly<Record<keyof GiftRecipient, string>> = {
  recipientName: 'Recipient name',
  recipientEmail: 'Recipient email',
  recipientMessage: 'Message',
  recipientSendOn: 'Send on',
};

/** Tells Shopify to send the card to the recipient. */
const RECIPIENT_MARK = '__shopify_send_gift_card_to_recipient';

export const RECIPIENT_FIELDS = Object.keys(
  ATTRIBUTES,
) as readonly (keyof GiftRecipient)[];

/** Shopify's limits, in characters. */
export const MAX_RECIPIENT_LENGTH = {
  name: 255,
  email: 254,
  message: 200,
} as const;

const DAY = 24 * 60 * 60 * 1000;

/** Line attributes for a form's recipient fields; empty when every field is. */
export function recipientAttributes(
  form: Pick<FormData, 'get'>,
): {key: string; value: string}[] {
  const given = RECIPIENT_FIELDS.flatMap((field) => {
    const typed = form.get(field);
    const value =
      typeof typed === 'string' ? typed.replace(/\r\n?/g, '\n').trim() : '';
    return value ? [{key: ATTRIBUTES[field], value}] : [];
  });
  return given.length > 0 ? [...given, {key: RECIPIENT_MARK, value: 'on'}] : [];
}

/** The recipient in a line's attributes; `null` for none. */
export function recipientOf(
  attributes: readonly {key: string; value?: string | null}[],
): GiftRecipient | null {
  if (!attributes.some(({key}) => key === RECIPIENT_MARK)) return null;
  const entries = RECIPIENT_FIELDS.map((field) => [
    field,
    attributes.find(({key}) => key === ATTRIBUTES[field])?.value ?? '',
  ]);
  return Object.fromEntries(entries) as Record<keyof GiftRecipient, string>;
}

/** Whether an attribute belongs to the recipient. */
export function isRecipientAttribute({key}: {key: string}): boolean {
  return key === RECIPIENT_MARK || Object.values(ATTRIBUTES).includes(key);
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
