import type {StorefrontEnv} from './env.server';
import {request} from './request.server';

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

/**
 * Hands a message to `CONTACT_ENDPOINT` as JSON `{to, subject, text, replyTo}`,
 * once for each `id`: a second submission of the same form sends nothing. The
 * endpoint gets the id as `Idempotency-Key`, for the case that two submissions
 * reach different places at the same moment.
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
  const before = sent.get(id) ?? (await remembered(cache, key));
  if (before) return before;
  if (!env.CONTACT_ENDPOINT) throw new Error('CONTACT_ENDPOINT is not set.');
  remember(id, now);
  try {
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
  } catch (error) {
    sent.delete(id);
    throw error;
  }
  await cache.put(
    key,
    new Response(now.toISOString(), {
      headers: {'Cache-Control': `public, max-age=${REMEMBERED}`},
    }),
  );
  return now;
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
