import type {Shop} from '../context';
import type {PageLocale} from '../domain/catalogue';
import {html, type Html} from '../pages/html';
import {putMail, type Mail} from './outbox-store';

/** A paragraph, whose line breaks stay, or a link. */
export type MailPart = string | {readonly label: string; readonly url: string};

interface Letter {
  readonly kind: Mail['kind'];
  /** `null` where no address is known: nothing is sent. */
  readonly to: string | null;
  readonly locale: PageLocale;
  /** The reader's first name, if it is known. */
  readonly name: string | null;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

const TEXTS = {
  de: {hello: 'Hallo', bye: 'Viele Grüße\nMETARmap'},
  en: {hello: 'Hello', bye: 'Kind regards\nMETARmap'},
} satisfies Record<PageLocale, object>;

/**
 * Puts a mail into the outbox, as text and as HTML. A mail with a later time is listed
 * only from then on.
 */
export function sendMail(
  shop: Shop,
  {kind, to, locale, name, subject, parts}: Letter,
  sentAt?: Date,
): void {
  if (to === null) return;
  const {hello, bye} = TEXTS[locale];
  const all = [name ? `${hello} ${name},` : `${hello},`, ...parts, bye];
  const text = all
    .map((part) =>
      typeof part === 'string' ? part : `${part.label}:\n${part.url}`,
    )
    .join('\n\n');
  const mail = {kind, to, replyTo: null, subject, text};
  putMail(shop, {...mail, html: mailHtml(locale, subject, all)}, sentAt);
}

/** A mail's parts as a document; without a language where it is not known. */
export function mailHtml(
  locale: PageLocale | null,
  subject: string,
  parts: readonly MailPart[],
): string {
  return html`<!doctype html>
    <html ${locale && html`lang="${locale}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <base target="_blank" />
      </head>
      <body
        style="max-width:38rem;margin:auto;padding:1rem;font:1rem/1.6 sans-serif;overflow-wrap:anywhere"
      >
        <h1>${subject}</h1>
        ${parts.map((part) => html`<p>${renderPart(part)}</p>`)}
      </body>
    </html>`.text;
}

function renderPart(part: MailPart): Html {
  if (typeof part !== 'string') {
    return html`<a href="${part.url}">${part.label}</a>`;
  }
  return html`${part.split('\n').map((line) => html`${line}<br />`)}`;
}
