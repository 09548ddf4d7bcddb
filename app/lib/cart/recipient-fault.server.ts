import {emailRule, lineRule, textRule} from '~/lib/forms/field-rules.server';
import type {CartProblem} from './cart-problem';
import {
  LONGEST_RECIPIENT,
  MOST_DAYS_AHEAD,
  recipientOf,
} from './gift-recipient';

const DAY = 24 * 60 * 60 * 1000;

/**
 * What is wrong with the recipient that a line's attributes name, as a message's key;
 * `null` for nothing, and for a line without one. Nothing of it is repeated.
 */
export function recipientFault(
  attributes: Parameters<typeof recipientOf>[0],
  now = Date.now(),
): Extract<
  CartProblem['key'],
  'recipientEmail' | 'recipientText' | 'recipientDate'
> | null {
  const recipient = recipientOf(attributes);
  if (!recipient) return null;
  const {name, email, message, sendOn} = recipient;
  if (!emailRule.safeParse(email).success) return 'recipientEmail';
  if (
    !lineRule(LONGEST_RECIPIENT.name).safeParse(name).success ||
    !textRule(LONGEST_RECIPIENT.message).safeParse(message).success
  ) {
    return 'recipientText';
  }
  return sendOn === '' || isInRange(sendOn, now) ? null : 'recipientDate';
}

/** A real day from today on. The day before counts too: it is still today somewhere. */
function isInRange(day: string, now: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return false;
  // `2026-02-30` would be the second of March.
  if (!new Date(time).toISOString().startsWith(day)) return false;
  const days = (time - now) / DAY;
  return days > -2 && days <= MOST_DAYS_AHEAD;
}
