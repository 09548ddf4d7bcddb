import type {StorefrontEnv} from '~/lib/environment/env.server';
import {hex} from '~/lib/text/hex';
import {mailboxLimit, mailboxOf} from '~/lib/rates/rate-limit.server';
import {SingleFlight} from '~/lib/concurrency/single-flight.server';
import type {Locale} from '~/lib/i18n/locale';
import type {Deadline} from '~/lib/http/deadline.server';
import {request} from '~/lib/http/request.server';
import {DELIVERY_TIMEOUT_MS, SENT_MESSAGE_S} from '~/lib/limits/limits';

/** An e-mail that a form sends; `docs/real-store.md`, Mail, describes the request. */
export interface OutgoingMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show HTML. */
  readonly html?: string;
  readonly replyTo?: string;
}

interface Delivery {
  readonly env: Pick<
    StorefrontEnv,
    | 'CONTACT_ENDPOINT'
    | 'CONTACT_SENDER'
    | 'CONTACT_TOKEN'
    | 'PUBLIC_SITE_URL'
    | 'SHOP_EMAIL'
  >;
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly now: Date;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** For waiting and sending, of all messages of a submission together. */
  readonly deadline: Deadline;
}

/** When messages were accepted, by id. */
const acceptedMessages = new SingleFlight<Date>({
  lostAfter: DELIVERY_TIMEOUT_MS,
  age: () => SENT_MESSAGE_S * 1000,
  maxEntries: 1000,
});

/**
 * Date, time with seconds, and zone, as § 356a (4) BGB requires for a receipt. A zone that has no short
 * name in the language is named in full: Americans have no use for "GMT+1".
 */
export function receiptTime(date: Date, {tag}: Pick<Locale, 'tag'>): string {
  const shown = (timeStyle: 'long' | 'full') =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'long',
      timeStyle,
      timeZone: 'Europe/Berlin',
    }).format(date);
  const short = shown('long');
  return short.includes('GMT') ? shown('full') : short;
}

/**
 * Id of a message: equal for two submissions of one form with equal content.
 * @param form the id of the form's token.
 */
export async function messageId(
  form: string,
  content: Readonly<Record<string, string>>,
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes));
  // eslint-disable-next-line texts/whole-characters -- hexadecimal
  return `${form}-${digest.slice(0, 16)}`;
}

/**
 * Posts a message to `CONTACT_ENDPOINT`, once per `id`, also when submitted again
 * meanwhile. Only the merchant gets any number of messages: everyone else's address was typed, perhaps
 * by somebody else.
 * @returns when it was first accepted, within the deadline.
 * @throws {TooManyTries} over the limit of a mailbox, without an endpoint, and like `request`; the
 * message may then be sent again.
 */
export async function sendOnce(
  id: string,
  {replyTo, ...message}: OutgoingMessage,
  {env, cache, now, waitUntil, deadline}: Delivery,
): Promise<Date> {
  const key = new Request(new URL(`/_messages/${id}`, env.PUBLIC_SITE_URL));
  const post = async () => {
    if (!env.CONTACT_ENDPOINT) throw new Error('CONTACT_ENDPOINT is not set.');
    const cached = await cache.match(key);
    if (cached) return new Date(await cached.text());
    const mailbox = mailboxOf(message.to);
    if (message.to !== env.SHOP_EMAIL) mailboxLimit.require(mailbox);
    await request(
      env.CONTACT_ENDPOINT,
      {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${env.CONTACT_TOKEN}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
        },
        body: JSON.stringify({
          from: env.CONTACT_SENDER ?? env.SHOP_EMAIL,
          ...message,
          reply_to: replyTo,
        }),
      },
      deadline.left(),
      async (response) => response.body?.cancel(),
    ).catch((error: unknown) => {
      mailboxLimit.giveBack(mailbox, 1);
      throw error;
    });
    const headers = {'Cache-Control': `public, max-age=${SENT_MESSAGE_S}`};
    waitUntil(cache.put(key, new Response(now.toISOString(), {headers})));
    return now;
  };
  return acceptedMessages.run(id, post, {deadline, waitUntil});
}
