import type {Shop} from '../context';
import type {PageLocale} from '../domain/catalogue';
import {Html, html} from '../pages/html';
import {putMail, type Mail} from './outbox-store';

/** A paragraph, whose line breaks stay; a link, the first of them as a button; a product. */
export type MailPart =
  | string
  | {readonly label: string; readonly url: string}
  | {readonly text: string; readonly picture: string; readonly alt: string};

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
  en: {hello: 'Hi', bye: 'Best,\nMETARmap'},
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
  const text = all.map(plainPart).join('\n\n');
  const mail = {kind, to, replyTo: null, subject, text};
  putMail(shop, {...mail, html: mailHtml(locale, subject, all)}, sentAt);
}

function plainPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  return 'url' in part ? `${part.label}:\n${part.url}` : part.text;
}

/** Looks in both colour modes; text of our own, so it is not escaped. */
const STYLE = new Html(`
  body { max-width: 36rem; margin: auto; padding: 1.5rem 1rem; background: #f6f3e8; color: #12233d; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
  main { padding: 1.5rem; border-radius: 0.5rem; background: #fffdf7 }
  h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25 }
  .logo { margin: 0 0 1rem; font-size: 1.25rem; font-weight: bold }
  .logo span { display: inline-block; margin-right: 0.5rem; padding: 0 0.3rem; border: 2px solid; border-radius: 0.3rem; font-size: 0.6rem; line-height: 1.25rem; vertical-align: 0.1rem }
  a { color: #17468c }
  .button { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 0.375rem; background: #17468c; color: #fff; font-weight: bold; text-decoration: none }
  .product { display: flex; align-items: center; gap: 1rem }
  .product img { flex: none; width: 5rem; height: 5rem; border-radius: 0.375rem; object-fit: cover }
  @media (prefers-color-scheme: dark) {
    body { background: #0a0f1f; color: #eef2fa }
    main { background: #131b33 }
    a { color: #f2c46d }
    .button { background: #f2c46d; color: #12182b }
  }
`);

/** The shop's mark: four lights. */
const LOGO = new Html(
  ['#1d9a4c', '#1f6fe0', '#d8262c', '#b0209f']
    .map((color) => `<b style="color:${color}">●</b>`)
    .join(''),
);

/** A mail's parts as a document; without a language where it is not known. */
export function mailHtml(
  locale: PageLocale | null,
  subject: string,
  parts: readonly MailPart[],
): string {
  const button = parts.find(
    (part) => typeof part !== 'string' && 'url' in part,
  );
  return html`<!doctype html>
    <html ${locale && html`lang="${locale}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <base target="_blank" />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <p class="logo"><span aria-hidden="true">${LOGO}</span>METARmap</p>
        <main>
          <h1>${subject}</h1>
          ${parts.map((part) => renderPart(part, part === button))}
        </main>
      </body>
    </html>`.text;
}

function renderPart(part: MailPart, isButton: boolean): Html {
  if (typeof part === 'string') return html`<p>${lines(part)}</p>`;
  if ('url' in part) {
    return html`<p>
      <a href="${part.url}" ${isButton && html`class="button"`}
        >${part.label}</a
      >
    </p>`;
  }
  return html`<p class="product">
    <img src="${part.picture}" alt="${part.alt}" />
    <span>${lines(part.text)}</span>
  </p>`;
}

function lines(text: string): Html {
  return html`${text.split('\n').map((line) => html`${line}<br />`)}`;
}
