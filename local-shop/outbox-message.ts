import type {Shop} from './context';
import {button, layOut, paragraph, type MailPart} from './data/mail-layout';
import {putMail} from './data/outbox-store';
import {isEmailAddress} from './domain/email-address';
import {HttpError, isLoopback, readBody, sendJson, type Exchange} from './http';

/** Longest message that is accepted, in bytes of JSON. */
const MAX_BYTES = 64 * 1024;
const MAX_SUBJECT_LENGTH = 300;

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
  const message = readMessage(await readBody(request, MAX_BYTES));
  const {html} = layOut(
    shop,
    null,
    message.subject,
    message.text.split('\n\n').map((text) => partOf(shop, text)),
  );
  putMail(shop, {...message, html, kind: 'contact'});
  sendJson(response, 202, {accepted: true});
}

/**
 * As a mail service puts texts into the looks of the brand. Only addresses of the
 * storefront become buttons: whoever fills in a form leads nobody elsewhere.
 */
function partOf({storefrontOrigin}: Shop, text: string): MailPart {
  if (!text.startsWith(`${storefrontOrigin}/`) || /\s/.test(text)) {
    return paragraph(text);
  }
  const isEnglish = text.startsWith(`${storefrontOrigin}/en/`);
  return button(isEnglish ? 'Open page' : 'Seite öffnen', text);
}

function readMessage(body: string) {
  const value = parse(body);
  const to = textOf(value, 'to');
  const subject = textOf(value, 'subject');
  const text = textOf(value, 'text');
  const replyTo = value.replyTo == null ? null : textOf(value, 'replyTo');
  for (const address of [to, replyTo]) {
    if (address !== null && !isEmailAddress(address)) {
      throw new HttpError(400, '"to" and "replyTo" must be e-mail addresses.');
    }
  }
  // A line break would start a header of its own in a real mail.
  if (/\p{Cc}/u.test(subject) || subject.length > MAX_SUBJECT_LENGTH) {
    throw new HttpError(400, '"subject" must be one line of at most 300.');
  }
  return {to, subject, text, replyTo};
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // answered below like any other text that is no object
  }
  throw new HttpError(400, 'The body must be a JSON object.');
}

function textOf(value: Record<string, unknown>, name: string): string {
  const text = value[name];
  if (typeof text !== 'string' || text.trim() === '') {
    throw new HttpError(400, `"${name}" must be a text.`);
  }
  return text;
}
