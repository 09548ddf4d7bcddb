import type {StorefrontEnv} from '~/lib/environment/env.server';
import {checkTicket, type TicketCheck} from './form-ticket.server';
import {HONEYPOT, TICKET} from './guard-fields';

/**
 * Whether a person sent this form, as far as it can be told without third
 * parties: an invisible field stays empty, and the form was asked for before. How
 * long that is ago tells nothing: browsers fill in forms at once. `bot` should be
 * answered like a success.
 */
export async function checkGuard(
  form: URLSearchParams,
  env: Pick<StorefrontEnv, 'SESSION_SECRET'>,
  now: Date,
): Promise<TicketCheck | {readonly status: 'bot'}> {
  if (form.get(HONEYPOT)) return {status: 'bot'};
  return checkTicket(form.get(TICKET) ?? '', env.SESSION_SECRET, now);
}
