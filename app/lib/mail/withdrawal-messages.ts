import {BRAND} from '~/lib/environment/brand';
import type {Locale} from '~/lib/i18n/locale';
import type {Translator} from '~/lib/i18n/messages';
import type {OutgoingMessage} from './outgoing-message.server';
import type {WithdrawalDeclaration} from './withdrawal-fields';

/**
 * Date and time at which a withdrawal arrived, to the second and with its zone:
 * § 356a (4) BGB asks for both in the confirmation.
 */
export function receiptTime(date: Date, {tag}: Pick<Locale, 'tag'>): string {
  return new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(date);
}

/** What shops call their orders: `#1001`, `EU-1001`; nothing that a mail program links. */
const ORDER_NUMBER = /^#?(?=[^\d]*\d)[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){0,2}$/i;

/**
 * The notice for the merchant, with the whole declaration, and the confirmation for
 * the consumer. Anybody can have that one sent to any address, so it repeats of what
 * was typed nothing but the order's number, where it looks like one: the rest is on the
 * page that the confirmation came with.
 */
export function withdrawalMessages(
  declaration: WithdrawalDeclaration,
  receivedAt: string,
  {t, shopEmail}: {t: Translator; shopEmail: string},
): {toConsumer: OutgoingMessage; toMerchant: OutgoingMessage} {
  const {name, orderNumber, email, lines} = declaration;
  const body = [
    t('withdrawal.declaration'),
    '',
    `${t('withdrawal.name')}: ${name}`,
    `${t('withdrawal.orderNumber')}: ${orderNumber}`,
    `${t('withdrawal.email')}: ${email}`,
    `${t('withdrawal.lines')}: ${lines || t('withdrawal.wholeOrder')}`,
    `${t('withdrawal.receivedAt')}: ${receivedAt}`,
  ].join('\n');
  const confirmation = [
    t('withdrawal.receiptIntro'),
    '',
    t('withdrawal.declaration'),
    '',
    ...(ORDER_NUMBER.test(orderNumber)
      ? [`${t('withdrawal.orderNumber')}: ${orderNumber}`]
      : []),
    `${t('withdrawal.receivedAt')}: ${receivedAt}`,
    '',
    t('withdrawal.receiptRest'),
    '',
    BRAND,
  ].join('\n');
  return {
    toConsumer: {
      to: email,
      replyTo: shopEmail,
      subject: t('withdrawal.receiptSubject'),
      text: confirmation,
    },
    toMerchant: {
      to: shopEmail,
      replyTo: email,
      subject: t('withdrawal.noticeSubject', {orderNumber}),
      text: body,
    },
  };
}
