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

/**
 * The confirmation for the consumer and the notice for the merchant, both with
 * the whole declaration and the time of its receipt.
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
  return {
    toConsumer: {
      to: email,
      replyTo: shopEmail,
      subject: t('withdrawal.receiptSubject', {orderNumber}),
      text: `${t('withdrawal.receiptIntro')}\n\n${body}\n\n${BRAND}`,
    },
    toMerchant: {
      to: shopEmail,
      replyTo: email,
      subject: t('withdrawal.noticeSubject', {orderNumber}),
      text: body,
    },
  };
}
