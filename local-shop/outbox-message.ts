import {z} from 'zod';
import {LOCAL_MAIL_TOKEN} from './credentials';
import {putMail} from './data/outbox-store';
import {isEmailAddress} from './domain/email-address';
import {HttpError, isLoopback, readBody, sendJson, type Exchange} from './http';

/** Longest message that is accepted, in bytes of JSON. */
const MAX_BYTES = 64 * 1024;

const EMAIL_ADDRESS = z.string().refine(isEmailAddress);
const MESSAGE = z.object({
  from: EMAIL_ADDRESS,
  to: EMAIL_ADDRESS,
  reply_to: EMAIL_ADDRESS.nullable().default(null),
  // A line break would start a header of its own in a real mail.
  subject: z
    .string()
    .regex(/\S/)
    .regex(/^\P{Cc}*$/u)
    .max(300),
  text: z.string().regex(/\S/),
  html: z.string().nullable().default(null),
});

/**
 * `POST /outbox`: puts a message of the storefront (contact form, withdrawal, newsletter) into the
 * outbox, as a mail service would send it (`docs/real-store.md`, Mail); only from this machine. 202
 * when accepted, else 400, 401 without the token, 403 or 413.
 */
export async function acceptMessage({
  request,
  response,
  shop,
}: Exchange): Promise<void> {
  if (!isLoopback(request))
    throw new HttpError(403, 'The outbox is for this machine only.');
  if (request.headers.authorization !== `Bearer ${LOCAL_MAIL_TOKEN}`) {
    throw new HttpError(401, 'Wrong token for the outbox.');
  }
  const read = MESSAGE.safeParse(parse(await readBody(request, MAX_BYTES)));
  if (!read.success) throw new HttpError(400, z.prettifyError(read.error));
  const {to, reply_to: replyTo, subject, text, html} = read.data;
  putMail(shop, {kind: 'contact', to, replyTo, subject, text, html});
  sendJson(response, 202, {accepted: true});
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
