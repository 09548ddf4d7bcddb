import type {Shop} from '../context';

/** Why a mail was written. */
type MailKind =
  | 'reset'
  | 'activate'
  | 'sign-in'
  | 'consent'
  | 'order'
  | 'shipping'
  | 'recovery'
  | 'back-in-stock'
  | 'gift-card'
  | 'contact';

/** A mail that a real shop would have sent. */
export interface Mail {
  readonly id: number;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The same as HTML; messages to the merchant and mails in older databases have none. */
  readonly html: string | null;
}

const COLUMNS =
  'id, sent_at as sentAt, kind, recipient as "to", reply_to as replyTo, subject, body as text, html';

/** Maximum number of stored mails; the oldest are deleted first. */
const KEPT_MAILS = 500;

/** Puts a mail into the outbox. A mail with a later time is listed only from then on. */
export function putMail(
  shop: Shop,
  mail: Omit<Mail, 'id' | 'sentAt'>,
  sentAt = shop.now(),
): void {
  shop.database.run(
    'insert into outbox (sent_at, kind, recipient, reply_to, subject, body, html) values (?, ?, ?, ?, ?, ?, ?)',
    [
      sentAt.toISOString(),
      mail.kind,
      mail.to,
      mail.replyTo,
      mail.subject,
      mail.text,
      mail.html,
    ],
  );
  shop.database.run(
    'delete from outbox where id <= (select max(id) from outbox) - ?',
    [KEPT_MAILS],
  );
}

/** The mail of a number, if it has been sent by now. */
export function mailById(shop: Shop, id: number): Mail | null {
  return shop.database.get<Mail>(
    `select ${COLUMNS} from outbox where id = ? and sent_at <= ?`,
    [id, shop.now().toISOString()],
  );
}

/** All stored mails that have been sent by now, newest first. */
export function listMails(shop: Shop): readonly Mail[] {
  return shop.database.all<Mail>(
    `select ${COLUMNS} from outbox where sent_at <= ? order by id desc`,
    [shop.now().toISOString()],
  );
}
