import type {StorefrontEnv} from '~/lib/environment/env.server';
import {hex} from '~/lib/http/hex';
import type {Locale} from '~/lib/i18n/locale';
import {request} from '~/lib/http/fetch-with-timeout.server';

/** A message to a person, as the configured endpoint takes it. */
export interface OutgoingMessage {
  /** E-mail address. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** E-mail address that an answer goes to. */
  readonly replyTo?: string;
}

interface Delivery {
  readonly env: Pick<StorefrontEnv, 'CONTACT_ENDPOINT' | 'PUBLIC_SITE_URL'>;
  /** Says what was sent already, in any isolate. */
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly now: Date;
}

/** Milliseconds that the endpoint may take. */
const TIMEOUT = 8000;

/** Seconds for which a message counts as sent: a form is older than a day by then. */
const SENT_AGE = 60 * 60 * 24;

/** When messages of this isolate were taken; more than a worker sends in a day. */
const sent = new Map<string, Date>();
const MOST_SENT = 1000;

/** When each message that is being sent began to be, in milliseconds since 1970. */
const underWay = new Map<string, number>();

/** Milliseconds between two looks at a message that is being sent. */
const POLL = 50;

/**
 * Date and time to the second and with its zone, as § 356a (4) BGB wants it in the
 * confirmation of a withdrawal.
 */
export function receiptTime(date: Date, {tag}: Pick<Locale, 'tag'>): string {
  return new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(date);
}

/**
 * The number of a message: the same form with the same content is one message.
 *
 * @param form number of the form's ticket.
 */
export async function messageId(
  form: string,
  content: Readonly<Record<string, string>>,
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes));
  return `${form}-${digest.slice(0, 16)}`;
}

/**
 * Hands a message to `CONTACT_ENDPOINT` as JSON `{to, subject, text, replyTo}`, once for
 * each `id`: a second submission waits for the first, and sends nothing unless that failed.
 * The endpoint gets the id as `Idempotency-Key`, for two that reach different places at the
 * same moment.
 *
 * @returns when the message was taken, the first time.
 * @throws when no endpoint is configured, and what `request` throws; the message
 *   may then be sent again.
 */
export async function sendOnce(
  id: string,
  message: OutgoingMessage,
  {env, cache, now}: Delivery,
): Promise<Date> {
  const key = new Request(new URL(`/_messages/${id}`, env.PUBLIC_SITE_URL));
  await othersEnd(id);
  const before = sent.get(id);
  if (before) return before;
  if (!env.CONTACT_ENDPOINT) throw new Error('CONTACT_ENDPOINT is not set.');
  underWay.set(id, Date.now());
  try {
    const elsewhere = await cache.match(key);
    if (elsewhere) return new Date(await elsewhere.text());
    await request(
      env.CONTACT_ENDPOINT,
      {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'Idempotency-Key': id},
        body: JSON.stringify(message),
      },
      TIMEOUT,
      async (response) => response.body?.cancel(),
    );
    const [oldest] = sent.keys();
    if (sent.size >= MOST_SENT && oldest !== undefined) sent.delete(oldest);
    sent.set(id, now);
  } finally {
    underWay.delete(id);
  }
  const headers = {'Cache-Control': `public, max-age=${SENT_AGE}`};
  await cache.put(key, new Response(now.toISOString(), {headers}));
  return now;
}

/**
 * Waits while another submission is being sent, by looking again and again: a worker must
 * not wait for a promise of another request, which may never end when its visitor left.
 */
async function othersEnd(id: string): Promise<void> {
  for (;;) {
    const begin = underWay.get(id);
    if (begin === undefined || Date.now() - begin > TIMEOUT) return;
    await new Promise((look) => setTimeout(look, POLL));
  }
}
