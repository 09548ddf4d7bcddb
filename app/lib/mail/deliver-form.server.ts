import type {MerchantBrand} from '~/lib/content/merchant-brand';
import type {RequestContext} from '~/lib/context.server';
import type {FormProblemKey} from '~/lib/forms/field-rules.server';
import {checkFormToken} from '~/lib/forms/form-token.server';
import {FORM_TOKEN, HONEYPOT} from '~/lib/forms/honeypot';
import {formText} from '~/lib/forms/read-form.server';
import {requireChallenge} from '~/lib/forms/challenge.server';
import {deadlineIn, type Deadline} from '~/lib/http/deadline.server';
import {
  failedTries,
  messageLimit,
  TooManyTries,
} from '~/lib/rates/rate-limit.server';
import {messageId} from './outgoing-message.server';
import {errorFields, log} from '~/lib/logging/log.server';
import {DELIVERY_TIMEOUT_MS} from '~/lib/limits/limits';

export interface FormContext extends Pick<
  RequestContext,
  'clientKey' | 'country' | 'env' | 'locale' | 'requestLog' | 'waitUntil'
> {
  /** Stores which messages were sent. */
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly now: Date;
  readonly shopName: string;
  readonly brand: Pick<MerchantBrand, 'logo' | 'icon' | 'colors'>;
}

export interface Undelivered {
  readonly problem: FormProblemKey;
  readonly status: 400 | 429 | 503;
  /** Seconds, for 429. */
  readonly retryAfter?: number;
}

/** The context of a submission whose time runs. */
export type TimedContext = FormContext & {readonly deadline: Deadline};

type Delivery = {readonly takenAt: Date} | Undelivered;

/** The `FormContext` of a request at the current time. */
export async function formContextOf(
  {clientKey, country, env, locale, requestLog, waitUntil}: RequestContext,
  {shopName, brand}: Pick<FormContext, 'shopName' | 'brand'>,
): Promise<FormContext> {
  return {
    ...{clientKey, country, env, locale, requestLog, waitUntil},
    ...{shopName, brand},
    cache: await caches.open('messages'),
    now: new Date(),
  };
}

/** Requires the challenge for forms that send a message. @throws like `requireChallenge`. */
export async function requireMessageChallenge(
  context: Pick<RequestContext, 'env' | 'clientKey' | 'requestLog'>,
  form: FormData | null,
  action: 'contact' | 'withdraw' | 'newsletter',
): Promise<void> {
  if (!form || context.env.PUBLIC_TURNSTILE_SITE_KEY === undefined) return;
  if (action === 'withdraw' && form.get('intent') !== 'confirm') return;
  if (action === 'newsletter' && form.has('token')) return;
  await requireChallenge(context, form, action);
  failedTries.take(context.clientKey);
}

/**
 * Sends a form's message, within the client's limit; bots see success. Never throws.
 * @param content the validated fields, which identify the message.
 * @param event the log's name of an error, without personal data.
 */
export async function deliverForm(
  form: FormData,
  content: Readonly<Record<string, string>>,
  formContext: FormContext,
  event: string,
  send: (id: string, delivery: TimedContext) => Promise<Date>,
): Promise<Delivery> {
  const {env, now} = formContext;
  if (formText(form, HONEYPOT)) return {takenAt: now};
  const sent = formText(form, FORM_TOKEN);
  const formId = await checkFormToken(sent, env.SESSION_SECRET, now);
  if (formId === null) return {problem: 'expired', status: 400};
  return deliver(formContext, event, async (delivery) =>
    send(await messageId(formId, content), delivery),
  );
}

/**
 * Sends messages, within the limits of client and mailbox and `DELIVERY_TIMEOUT_MS` in all. Never throws.
 */
export async function deliver(
  formContext: FormContext,
  event: string,
  send: (delivery: TimedContext) => Promise<Date>,
): Promise<Delivery> {
  const {clientKey, requestLog} = formContext;
  const retryAfter = messageLimit.take(clientKey);
  if (retryAfter !== null) return {problem: 'tooMany', status: 429, retryAfter};
  try {
    const deadline = deadlineIn(DELIVERY_TIMEOUT_MS);
    return {takenAt: await send({...formContext, deadline})};
  } catch (error) {
    if (error instanceof TooManyTries) {
      return {problem: 'tooMany', status: 429, retryAfter: error.seconds};
    }
    log({requestLog}, 'error', event, errorFields(error));
    return {problem: 'unavailable', status: 503};
  }
}
