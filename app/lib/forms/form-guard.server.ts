import type {StorefrontEnv} from '~/lib/environment/env.server';
import {checkTicket, type TicketCheck} from './form-ticket.server';
import {HONEYPOT, TICKET} from './guard-fields';
import {formText} from './read-form.server';

/**
 * Whether a person sent this form, as far as it can be told without third
 * parties: an invisible field stays empty, and the form was asked for before. How
 * long that is ago tells nothing: browsers fill in forms at once. `bot` should be
 * answered like a success.
 */
export async function checkGuard(
  form: FormData,
  env: Pick<StorefrontEnv, 'SESSION_SECRET'>,
  now: Date,
): Promise<TicketCheck | {readonly status: 'bot'}> {
  if (formText(form, HONEYPOT)) return {status: 'bot'};
  return checkTicket(formText(form, TICKET), env.SESSION_SECRET, now);
}
