import type {RequestContext} from '~/lib/context.server';
import type {FormProblem} from '~/lib/forms/form-answer';
import {checkTicket} from '~/lib/forms/form-ticket.server';
import {HONEYPOT, TICKET} from '~/lib/forms/guard-fields';
import {formText, readForm} from '~/lib/forms/read-form.server';
import {requireChallenge} from '~/lib/http/challenge.server';
import {logFailure} from '~/lib/http/log-failure.server';
import {
  buyerOf,
  failureCounter,
  messageLimit,
} from '~/lib/http/rate-limit.server';
import {messageId} from './outgoing-message.server';

/** What sending needs of the request's surroundings. */
export interface Surroundings extends Pick<
  RequestContext,
  'env' | 'locale' | 'report'
> {
  /** Says what was sent already, in any isolate. */
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly now: Date;
}

/** Why a form's message was not sent, and the status to answer with. */
export interface Undelivered {
  readonly problem: FormProblem;
  readonly status: 400 | 429 | 503;
  /** Seconds until the form may be sent again, for 429. */
  readonly retryAfter?: number;
}

/** When a form's message was taken, or why it was not. */
type Delivery = {readonly takenAt: Date} | Undelivered;

/** What sending needs of a request that is carried out now. */
export async function surroundingsOf({
  env,
  locale,
  report,
}: RequestContext): Promise<Surroundings> {
  const cache = await caches.open('messages');
  return {env, locale, report, cache, now: new Date()};
}

/**
 * Lets a form that sends a message through, like `requireChallenge`, and counts it. Steps
 * of the withdrawal that send nothing are left alone, and links that came by mail.
 *
 * @param request may be read afterwards.
 * @throws like `requireChallenge` and `readForm`.
 */
export async function requireMessageChallenge(
  context: Pick<RequestContext, 'env' | 'buyer' | 'report'>,
  request: Request,
  action: 'contact' | 'withdraw' | 'newsletter',
): Promise<void> {
  if (context.env.PUBLIC_TURNSTILE_SITE_KEY === undefined) return;
  const form = await readForm(request.clone());
  if (!form) return;
  if (action === 'withdraw' && form.get('intent') !== 'confirm') return;
  if (action === 'newsletter' && form.has('token')) return;
  await requireChallenge(context, form, action);
  failureCounter.take(context.buyer);
}

/**
 * Sends what a person declares with a form, within the limit of a buyer. That it is a
 * person is told by an invisible field that stays empty, else a program is told that it
 * was heard, and by the form's ticket. Never throws.
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
  const sent = formText(form, TICKET);
  const ticket = await checkTicket(sent, env.SESSION_SECRET, now);
  if (ticket.status !== 'good') return {problem: ticket.status, status: 400};
  return deliver(request, surroundings, event, async () =>
    send(await messageId(ticket.id, content)),
  );
}

/** Sends a message within the limit of a buyer. Never throws. */
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
