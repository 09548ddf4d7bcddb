import {listMails, mailById, type Mail} from '../data/outbox-store';
import {type Exchange, sendHtml, sendJson} from '../http';
import {html, type Html} from './html';
import {sendPage} from './page';

/** `GET /outbox`: the mails that a real shop would have sent, newest first. */
export function showOutbox({response, shop}: Exchange): void {
  const mails = listMails(shop);
  sendPage(response, 200, {
    locale: 'en',
    title: 'Outbox',
    shopName: shop.seed.name,
    homeUrl: shop.storefrontOrigin,
    body: html`<h1>Outbox</h1>
      <p class="soft">
        What a real shop would have sent by email. Nothing here has left this
        machine. Parcels and reminders are
        <a href="/admin">sent by the merchant</a>.
      </p>
      <div class="stack">
        ${mails.length === 0 && html`<p class="sheet">No mail yet.</p>`}
        ${mails.map(renderMail)}
      </div>`,
  });
}

/** Path of a mail's HTML part. */
export const MAIL_PATH = /^\/outbox\/(\d{1,15})$/;

/**
 * `GET`: the mail as its reader sees it. The policy allows pictures and links, nothing
 * else.
 */
export function showMail({response, shop, url}: Exchange): void {
  const mail = mailById(shop, Number(MAIL_PATH.exec(url.pathname)?.[1]));
  if (!mail?.html) return sendJson(response, 404, {errors: 'Not Found'});
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
  response.setHeader('Referrer-Policy', 'no-referrer');
  sendHtml(response, 200, mail.html);
}

/** `GET /outbox.json`: the same for programs, as `{mails: […]}`. */
export function listOutbox({response, shop}: Exchange): void {
  sendJson(response, 200, {mails: listMails(shop)});
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

function renderMail(mail: Mail): Html {
  return html`<article class="sheet" id="mail-${mail.id}">
    <h2>${mail.subject}</h2>
    <p class="soft">
      To ${mail.to}${mail.replyTo !== null && html`, reply to ${mail.replyTo}`},
      <time datetime="${mail.sentAt}"
        >${TIME.format(new Date(mail.sentAt))}</time
      >
    </p>
    ${
      mail.html !== null &&
      html`<iframe
          src="/outbox/${mail.id}"
          title="${mail.subject}"
          loading="lazy"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>
        <p><a href="/outbox/${mail.id}" target="_blank">Open alone</a></p>`
    }
    <details ${mail.html === null && html`open`}>
      <summary>Plain text</summary>
      <p class="mail">${linkify(mail.text)}</p>
    </details>
  </article>`;
}

/** The text with its web addresses as links. */
function linkify(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`,
    );
}
