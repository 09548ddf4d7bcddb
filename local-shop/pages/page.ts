import {readFileSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import type {PageLocale} from '../domain/catalogue';
import {sendHtml} from '../http';
import {Html, html} from './html';

/** Looks of all pages; text of our own, so it is not escaped. */
const STYLE = new Html(
  readFileSync(new URL('page.css', import.meta.url), 'utf8'),
);

/** A hosted page. */
export interface Page {
  readonly locale: PageLocale;
  readonly title: string;
  readonly shopName: string;
  /** Where the shop's name at the top leads. */
  readonly homeUrl: string;
  /** Rules of this page only. */
  readonly style?: Html;
  readonly body: Html;
}

/**
 * The pages contain secrets in their URLs and forms: nothing from elsewhere is
 * loaded, no page may frame them, and no URL is passed on. `form-action` is
 * left out on purpose: browsers apply it to the redirect after a payment too.
 */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Ends the response with a whole page. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: Page,
): void {
  for (const [name, value] of Object.entries(HEADERS)) {
    response.setHeader(name, value);
  }
  sendHtml(response, status, renderPage(page).text);
}

/** At the top of every page, so that it is not taken for a real payment. */
const NOTES: Record<PageLocale, string> = {
  de: 'Lokaler Testshop',
  en: 'Local test shop',
};

function renderPage({
  locale,
  title,
  shopName,
  homeUrl,
  style,
  body,
}: Page): Html {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - ${shopName}</title>
        <link
          rel="icon"
          href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230a1020'/%3E%3Ccircle cx='16' cy='16' r='6' fill='%233df08a'/%3E%3C/svg%3E"
        />
        <style>
          ${STYLE}
        </style>
        ${style ?? null}
      </head>
      <body>
        <header>
          <a href="${homeUrl}">${shopName}</a>
          <span class="soft">${NOTES[locale]}</span>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}
