import {listMails, type Mail} from '../data/outbox-store';
import type {Exchange} from '../http';
import {sendJson} from '../http';
import {html, type Html} from './html';
import {sendPage} from './page';

/** `GET /outbox`: the mails that a real shop would have sent, newest first. */
export function showOutbox({response, shop}: Exchange): void {
  const mails = listMails(shop);
  sendPage(response, 200, {
    locale: 'en',
    title: 'Outbox',
    homeUrl: shop.storefrontOrigin,
    body: html`<h1>Outbox</h1>
      <p class="soft">
        What a real shop would have sent by email. Nothing here has left this
        machine.
      </p>
      <div class="stack">
        ${mails.length === 0 && html`<p class="sheet">No mail yet.</p>`}
        ${mails.map(renderMail)}
      </div>`,
  });
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
    <p class="mail">${linkify(mail.text)}</p>
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
