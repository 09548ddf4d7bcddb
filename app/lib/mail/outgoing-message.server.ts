import {hex} from '~/lib/http/hex';
import type {StorefrontEnv} from '~/lib/environment/env.server';
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
  /** Remembers what was sent, for other isolates of the worker. */
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly now: Date;
}

/** Milliseconds that the endpoint may take. */
const TIMEOUT = 8000;

/** Seconds for which a message counts as sent: a form is older than a day by then. */
const REMEMBERED = 60 * 60 * 24;

/** The same within this isolate, at once. More than a worker sends in a day. */
const sent = new Map<string, Date>();
const MOST_REMEMBERED = 1000;

/** When each message that is being sent began to be, in milliseconds since 1970. */
const underWay = new Map<string, number>();

/** Milliseconds between two looks at a message that is being sent. */
const LOOK = 50;

/**
 * The number of a message: the same form with the same content is one message, with
 * other content it is another.
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
 * Hands a message to `CONTACT_ENDPOINT` as JSON `{to, subject, text, replyTo}`,
 * once for each `id`: a second submission of the same form sends nothing, unless the
 * first, whose end it waits for, has failed. The endpoint gets the id as
 * `Idempotency-Key`, for the case that two submissions reach different places at the
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
    const elsewhere = await remembered(cache, key);
    if (elsewhere) return elsewhere;
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
    remember(id, now);
  } finally {
    underWay.delete(id);
  }
  await cache.put(
    key,
    new Response(now.toISOString(), {
      headers: {'Cache-Control': `public, max-age=${REMEMBERED}`},
    }),
  );
  return now;
}

/**
 * Waits while another submission is being sent. By looking again and again: a worker
 * must not wait for a promise of another request. One that does not end, since its
 * visitor and with him its request went away, is not waited for any longer than it
 * may take.
 */
async function othersEnd(id: string): Promise<void> {
  for (;;) {
    const begin = underWay.get(id);
    if (begin === undefined || Date.now() - begin > TIMEOUT) return;
    await new Promise((look) => setTimeout(look, LOOK));
  }
}

async function remembered(
  cache: Delivery['cache'],
  key: Request,
): Promise<Date | null> {
  const kept = await cache.match(key);
  return kept ? new Date(await kept.text()) : null;
}

function remember(id: string, now: Date): void {
  const oldest = sent.keys().next().value;
  if (sent.size >= MOST_REMEMBERED && oldest !== undefined) sent.delete(oldest);
  sent.set(id, now);
}
