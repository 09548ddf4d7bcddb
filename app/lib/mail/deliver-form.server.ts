import type {StorefrontEnv} from '~/lib/environment/env.server';
import type {FormProblem} from '~/lib/forms/form-answer';
import {checkTicket} from '~/lib/forms/form-ticket.server';
import {HONEYPOT, TICKET} from '~/lib/forms/guard-fields';
import {formText} from '~/lib/forms/read-form.server';
import {logFailure} from '~/lib/http/log-failure.server';
import {buyerOf, messageLimit} from '~/lib/http/rate-limit.server';
import type {Locale} from '~/lib/i18n/locale';
import type {ProviderReport} from '~/lib/storefront/provider-report.server';
import {messageId} from './outgoing-message.server';

/** What sending needs of the request's surroundings. */
export interface Surroundings {
  readonly env: StorefrontEnv;
  readonly locale: Locale;
  readonly report: ProviderReport;
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly now: Date;
}

/** When a form's message was taken, or why it was not and the status to answer with. */
type Delivery =
  | {readonly takenAt: Date}
  | {
      readonly problem: FormProblem;
      readonly status: 400 | 429 | 503;
      /** Seconds until the form may be sent again, for 429. */
      readonly retryAfter?: number;
    };

/**
 * Sends what a person declares with a form, within the limit of a buyer. Whether it is
 * a person is told without third parties: an invisible field stays empty, else a
 * program is told that it was heard, and the form was asked for before. How long that
 * is ago tells nothing: browsers fill in forms at once. Never throws.
 *
 * @param content the form's fields, checked; the same ones are the same message.
 * @param event how the log calls a failure, which says nothing about the visitor.
 * @param send gets the message's number; returns when it was taken, the first time.
 */
export async function deliverForm(
  request: Request,
  form: FormData,
  content: Readonly<Record<string, string>>,
  surroundings: Surroundings,
  event: string,
  send: (id: string) => Promise<Date>,
): Promise<Delivery> {
  const {env, now} = surroundings;
  if (formText(form, HONEYPOT)) return {takenAt: now};
  const ticket = await checkTicket(
    formText(form, TICKET),
    env.SESSION_SECRET,
    now,
  );
  if (ticket.status !== 'good') return {problem: ticket.status, status: 400};
  return deliver(request, surroundings, event, async () =>
    send(await messageId(ticket.id, content)),
  );
}

/** Sends a message within the limit of a buyer; the rest is as for `deliverForm`. */
export async function deliver(
  request: Request,
  {report}: Surroundings,
  event: string,
  send: () => Promise<Date>,
): Promise<Delivery> {
  const retryAfter = messageLimit.take(buyerOf(request));
  if (retryAfter !== null) return {problem: 'tooMany', status: 429, retryAfter};
  try {
    return {takenAt: await send()};
  } catch (error) {
    logFailure(event, error, report);
    return {problem: 'unavailable', status: 503};
  }
}
