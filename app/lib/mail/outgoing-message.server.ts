import type {StorefrontEnv} from '~/lib/environment/env.server';
import {hex} from '~/lib/http/hex';
import {setNewest} from '~/lib/http/memo';
import type {Locale} from '~/lib/i18n/locale';
import {request} from '~/lib/http/fetch-with-timeout.server';

/** An e-mail, as `CONTACT_ENDPOINT` expects it. */
export interface OutgoingMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
}

interface Delivery {
  readonly env: Pick<StorefrontEnv, 'CONTACT_ENDPOINT' | 'PUBLIC_SITE_URL'>;
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly now: Date;
}

const TIMEOUT_MS = 8000;

/** Seconds; a form's ticket expires within a day. */
const SENT_AGE_SECONDS = 60 * 60 * 24;

/** When messages were accepted, by id. */
const acceptedMessages = new Map<string, Date>();
const MAX_SENT = 1000;

/** Start of messages being sent, in milliseconds since 1970, by id. */
const sending = new Map<string, number>();

const POLL_MS = 50;

/** Date, time with seconds, and zone, as § 356a (4) BGB requires for a receipt. */
export function receiptTime(date: Date, {tag}: Pick<Locale, 'tag'>): string {
  return new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(date);
}

/** The same form with the same content has the same id. @param form the id of the form's ticket. */
export async function messageId(
  form: string,
  content: Readonly<Record<string, string>>,
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes));
  return `${form}-${digest.slice(0, 16)}`;
}

/**
 * Posts a message to `CONTACT_ENDPOINT`, once per `id`, also when submitted again
 * meanwhile.
 * @returns when it was first accepted.
 * @throws without an endpoint, and like `request`; the message may then be sent again.
 */
export async function sendOnce(
  id: string,
  message: OutgoingMessage,
  {env, cache, now}: Delivery,
): Promise<Date> {
  const key = new Request(new URL(`/_messages/${id}`, env.PUBLIC_SITE_URL));
  await waitForSending(id);
  const acceptedAt = acceptedMessages.get(id);
  if (acceptedAt) return acceptedAt;
  if (!env.CONTACT_ENDPOINT) throw new Error('CONTACT_ENDPOINT is not set.');
  sending.set(id, Date.now());
  try {
    const cached = await cache.match(key);
    if (cached) return new Date(await cached.text());
    await request(
      env.CONTACT_ENDPOINT,
      {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'Idempotency-Key': id},
        body: JSON.stringify(message),
      },
      TIMEOUT_MS,
      async (response) => response.body?.cancel(),
    );
    setNewest(acceptedMessages, id, now, MAX_SENT);
  } finally {
    sending.delete(id);
  }
  const headers = {'Cache-Control': `public, max-age=${SENT_AGE_SECONDS}`};
  await cache.put(key, new Response(now.toISOString(), {headers}));
  return now;
}

/** Polls, since another request's promise may never settle in a worker. */
async function waitForSending(id: string): Promise<void> {
  for (;;) {
    const startedAt = sending.get(id);
    if (startedAt === undefined || Date.now() - startedAt > TIMEOUT_MS) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
