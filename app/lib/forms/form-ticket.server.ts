import {hex} from '~/lib/http/hex';

/** A form that was opened longer ago has to be sent again. Milliseconds. */
const MOST_AGE = 1000 * 60 * 60 * 24;

/** Clocks of two machines differ by less. Milliseconds. */
const CLOCK_DIFFERENCE = 1000 * 60;

/** What a ticket says about the form that it came with. */
type TicketCheck =
  {readonly status: 'good'; readonly id: string} | {readonly status: 'expired'};

/**
 * A signed proof of when a form was opened, with a number of its own, for a
 * hidden field. It holds nothing about the visitor.
 *
 * @param secrets the first one signs.
 */
export async function issueTicket(
  secrets: readonly string[],
  now: Date,
): Promise<string> {
  const claim = `${crypto.randomUUID()}.${now.getTime()}`;
  return `${claim}.${await signature(claim, secrets[0] ?? '')}`;
}

/**
 * Checks a ticket. One that is missing, tampered with, from the future or of a
 * foreign secret counts as expired: the form is shown again with a new one.
 *
 * @param secrets all of them verify.
 */
export async function checkTicket(
  ticket: string,
  secrets: readonly string[],
  now: Date,
): Promise<TicketCheck> {
  const [, claim, id, issuedAt, given] =
    /^(([0-9a-f-]{36})\.(\d{1,15}))\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  if (!claim || !id || !given) return {status: 'expired'};
  const expected = await Promise.all(
    secrets.map((secret) => signature(claim, secret)),
  );
  const age = now.getTime() - Number(issuedAt);
  return expected.includes(given) && age >= -CLOCK_DIFFERENCE && age <= MOST_AGE
    ? {status: 'good', id}
    : {status: 'expired'};
}

/** HMAC-SHA-256 in hexadecimal. The prefix keeps it apart from the session's. */
async function signature(claim: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign'],
  );
  const bytes = await crypto.subtle.sign(
    'HMAC',
    key,
    encoder.encode(`form-ticket:${claim}`),
  );
  return hex(bytes);
}
