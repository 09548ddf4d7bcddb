import type {Shop} from '../context';
import type {PageLocale} from '../domain/catalogue';
import {Html, html} from '../pages/html';
import {putMail, type Mail} from './outbox-store';
import {SAMPLE_BRAND} from './sample-brand';

/**
 * A paragraph, whose line breaks stay; a link, the first of them as a button; a code to type or copy;
 * what is ordered; sums, of which the last is the total.
 */
export type MailPart =
  | string
  | {readonly label: string; readonly url: string}
  | {readonly label: string; readonly code: string}
  | GoodsPart
  | {
      readonly sums: readonly {
        readonly label: string;
        readonly value: string;
      }[];
    };

/** What is ordered, sent or wanted. */
export interface GoodsPart {
  readonly title: string;
  readonly price: string | null;
  readonly details: readonly string[];
  readonly picture: {readonly url: string; readonly alt: string} | null;
}

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
  de: {hello: 'Hallo', bye: 'Viele Grüße'},
  en: {hello: 'Hi', bye: 'Best,'},
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
  const {seed} = shop;
  const all = [
    name ? `${hello} ${name},` : `${hello},`,
    ...parts,
    `${bye}\n${seed.name}`,
  ];
  const text = all.map(plainPart).join('\n\n');
  const mail = {kind, to, replyTo: null, subject, text};
  putMail(shop, {...mail, html: mailHtml(seed, locale, subject, all)}, sentAt);
}

function plainPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('url' in part) return `${part.label}:\n${part.url}`;
  if ('code' in part) return `${part.label} ${part.code}`;
  if ('sums' in part) {
    return part.sums.map(({label, value}) => `${label}: ${value}`).join('\n');
  }
  const {title, price, details} = part;
  return [price === null ? title : `${title}: ${price}`, ...details].join('\n');
}

/** Looks in both colour modes; text of our own, so it is not escaped. */
const STYLE = new Html(`
  body { max-width: 36rem; margin: auto; padding: 1.5rem 1rem; background: #f6f3e8; color: #12233d; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
  main { padding: 1.5rem; border-radius: 0.5rem; background: #fffdf7 }
  h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance }
  .logo { margin: 0 0 1rem; font-size: 1.25rem; font-weight: bold }
  .logo span { display: inline-block; width: 1.5rem; margin-right: 0.5rem; padding: 0.2rem 0; border: 2px solid; border-radius: 0.4rem; font-size: 0.6rem; line-height: 0.6rem; text-align: center; vertical-align: middle }
  a { color: #17468c }
  .button { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 0.375rem; background: #17468c; color: #fff; font-weight: bold; text-decoration: none }
  .code { padding: 0.75rem; border-radius: 0.375rem; background: #f0ebdb; font: bold 1.375rem/1.4 ui-monospace, monospace; letter-spacing: 0.08em; text-align: center }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  td { padding: 0.75rem 0; border-top: 1px solid #d9d2bd; vertical-align: top }
  td b { hyphens: auto }
  td + td + td, .sums td + td { padding-left: 1rem; text-align: right; white-space: nowrap }
  .picture { width: 6rem }
  img { display: block; width: 5rem; height: 5rem; border-radius: 0.375rem; object-fit: cover }
  small { display: block; color: #566179; font-size: 0.875rem }
  .sums td { padding: 0.125rem 0; border: 0 }
  .sums tr:last-child td { padding-top: 0.5rem; font-weight: bold }
  @media (prefers-color-scheme: dark) {
    body { background: #0a0f1f; color: #eef2fa }
    .code { background: #0a0f1f }
    td { border-color: #313c5c }
    small { color: #a9b4cc }
    main { background: #131b33 }
    a { color: #f2c46d }
    .button { background: #f2c46d; color: #12182b }
  }
`);

/** The mark of METARmap: four lights. */
const LOGO = new Html(
  [
    ['#1d9a4c', '#1f6fe0'],
    ['#d8262c', '#b0209f'],
  ]
    .map((row) =>
      row.map((color) => `<b style="color:${color}">●</b>`).join(''),
    )
    .join('<br>'),
);

/** A mail's parts as a document. */
function mailHtml(
  {name, brand}: Shop['seed'],
  locale: PageLocale,
  subject: string,
  parts: readonly MailPart[],
): string {
  const button = parts.find(
    (part) => typeof part !== 'string' && 'url' in part,
  );
  return html`<!doctype html>
    <html lang="${locale}">
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
        <p class="logo">
          ${brand === SAMPLE_BRAND && html`<span aria-hidden="true">${LOGO}</span>`}${name}
        </p>
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
  if ('code' in part) {
    return html`<p>${part.label}</p>
      <p class="code">${part.code}</p>`;
  }
  if ('sums' in part) {
    return html`<table class="sums" role="presentation">
      ${part.sums.map(
        ({label, value}) =>
          html`<tr>
            <td>${label}</td>
            <td>${value}</td>
          </tr>`,
      )}
    </table>`;
  }
  const {title, price, details, picture} = part;
  // Mail programs know tables, but not flexible boxes.
  return html`<table role="presentation">
    <tr>
      <td class="picture">
        ${picture && html`<img src="${picture.url}" alt="${picture.alt}" />`}
      </td>
      <td>
        <b>${title}</b>${details.map((line) => html`<small>${line}</small>`)}
      </td>
      ${price !== null && html`<td>${price}</td>`}
    </tr>
  </table>`;
}

function lines(text: string): Html {
  return html`${text.split('\n').map((line) => html`${line}<br />`)}`;
}
