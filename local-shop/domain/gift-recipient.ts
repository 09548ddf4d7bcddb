import type {CartAttribute} from './cart';
import {isEmailAddress} from './email-address';

/** The person to whom a gift card is mailed, when it is not the buyer. */
interface GiftRecipient {
  readonly email: string;
  /** Empty where the buyer left it out, like what follows. */
  readonly name: string;
  readonly message: string;
  /** `2026-12-24`; empty for at once. */
  readonly sendOn: string;
}

const MARK = '__shopify_send_gift_card_to_recipient';
const MAX_NAME_LENGTH = 255;
const MAX_MESSAGE_LENGTH = 200;
const MAX_DAYS_AHEAD = 90;
const DAY = 24 * 60 * 60 * 1000;

/** The recipient that a line's attributes name, as in Shopify's themes; `null` for none. */
export function giftRecipient(
  attributes: readonly CartAttribute[],
): GiftRecipient | null {
  const valueOf = (name: string) =>
    attributes.find(({key}) => key === name)?.value ?? '';
  if (valueOf(MARK) === '') return null;
  return {
    email: valueOf('Recipient email'),
    name: valueOf('Recipient name'),
    message: valueOf('Message'),
    sendOn: valueOf('Send on'),
  };
}

/** Whether a card can be mailed to this recipient. */
export function isMailable(
  {email, name, message, sendOn}: GiftRecipient,
  now: Date,
): boolean {
  return (
    isEmailAddress(email) &&
    name.length <= MAX_NAME_LENGTH &&
    !/\p{Cc}/u.test(name) &&
    message.length <= MAX_MESSAGE_LENGTH &&
    !/[^\P{Cc}\t\n\r]/u.test(message) &&
    (sendOn === '' || isDayAhead(sendOn, now))
  );
}

/** Yesterday is allowed: it is still today in other time zones. */
function isDayAhead(day: string, now: Date): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  const days = (time - now.getTime()) / DAY;
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    days > -2 &&
    days <= MAX_DAYS_AHEAD &&
    new Date(time).toISOString().startsWith(day)
  );
}
