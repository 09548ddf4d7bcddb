import {z} from 'zod';
import type {Shop} from './context';
import {mailHtml, type MailPart} from './data/mail';
import {putMail} from './data/outbox-store';
import {isEmailAddress} from './domain/email-address';
import {HttpError, isLoopback, readBody, sendJson, type Exchange} from './http';

/** Longest message that is accepted, in bytes of JSON. */
const MAX_BYTES = 64 * 1024;

const EMAIL_ADDRESS = z.string().refine(isEmailAddress);
const MESSAGE = z.object({
  to: EMAIL_ADDRESS,
  replyTo: EMAIL_ADDRESS.nullable().default(null),
  // A line break would start a header of its own in a real mail.
  subject: z
    .string()
    .regex(/\S/)
    .regex(/^\P{Cc}*$/u)
    .max(300),
  text: z.string().regex(/\S/),
});

/**
 * `POST /outbox`: puts a message of the storefront (contact form, withdrawal, newsletter)
 * into the outbox. JSON `{to, subject, text, replyTo?}`; only from this machine.
 * 202 when taken, else 400, 403 or 413.
 */
export async function acceptMessage({
  request,
  response,
  shop,
}: Exchange): Promise<void> {
  if (!isLoopback(request)) throw new HttpError(403, 'Loopback only.');
  const read = MESSAGE.safeParse(parse(await readBody(request, MAX_BYTES)));
  if (!read.success) throw new HttpError(400, z.prettifyError(read.error));
  const message = read.data;
  const parts = message.text.split('\n\n').map((text) => partOf(shop, text));
  const html = mailHtml(null, message.subject, parts);
  putMail(shop, {...message, html, kind: 'contact'});
  sendJson(response, 202, {accepted: true});
}

/** Only addresses of the storefront become links: whoever fills in a form leads nobody elsewhere. */
function partOf({storefrontOrigin}: Shop, text: string): MailPart {
  if (!text.startsWith(`${storefrontOrigin}/`) || /\s/.test(text)) {
    return text;
  }
  const isEnglish = text.startsWith(`${storefrontOrigin}/en/`);
  return {label: isEnglish ? 'Open page' : 'Seite öffnen', url: text};
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
