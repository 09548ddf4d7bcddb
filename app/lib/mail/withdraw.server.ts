import * as z from 'zod/mini';
import {BRAND} from '~/lib/environment/brand';
import {
  checkForm,
  emailRule,
  lineRule,
  required,
  textRule,
  TOO_LARGE,
} from '~/lib/forms/field-rules.server';
import type {FormProblem, Rejection} from '~/lib/forms/form-problems';
import {TICKET} from '~/lib/forms/guard-fields';
import {formText, typedValues} from '~/lib/forms/read-form.server';
import {lawOf, returnLaw} from '~/lib/i18n/law';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {
  deliverForm,
  type FormContext,
  type TimedContext,
  type Undelivered,
} from './deliver-form.server';
import {
  receiptTime,
  sendOnce,
  type OutgoingMessage,
} from './outgoing-message.server';
import {
  WITHDRAWAL_FIELDS,
  WITHDRAWAL_LIMITS,
  type WithdrawalDeclaration,
  type WithdrawalField,
  type WithdrawalReceipt,
} from './withdrawal-fields';

/** The receipt goes to an unverified address: nothing in it may become a link. */
const withoutLink = z.refine<string>(
  (value) => !/:\/\/|www\./i.test(value),
  'characters',
);

const schema = z.object({
  name: required(lineRule(WITHDRAWAL_LIMITS.name)).check(withoutLink),
  orderNumber: required(lineRule(WITHDRAWAL_LIMITS.orderNumber)).check(
    withoutLink,
  ),
  email: emailRule,
  lines: textRule(WITHDRAWAL_LIMITS.lines).check(withoutLink),
});

type WithdrawalStep =
  | (Pick<Rejection<WithdrawalField>, 'rejected'> & {
      readonly step: 'entry';
      readonly status: 200 | Rejection<WithdrawalField>['status'];
    })
  | {
      readonly step: 'review';
      readonly declaration: WithdrawalDeclaration;
      readonly problem: FormProblem | null;
      /** The first form's, so that a retry is not a second withdrawal. */
      readonly ticket: string | null;
      readonly status: 200 | Undelivered['status'];
      readonly retryAfter?: Undelivered['retryAfter'];
    }
  | {
      readonly step: 'receipt';
      readonly receipt: WithdrawalReceipt;
      readonly status: 200;
    };

/**
 * The electronic withdrawal (§ 356a BGB), declared at most once per form; in words of the country's
 * law, which may call it cancelling or have none. Never throws.
 */
export async function withdraw(
  form: FormData | null,
  formContext: FormContext,
): Promise<WithdrawalStep> {
  if (!form) return {step: 'entry', ...TOO_LARGE};
  const intent = form.get('intent');
  if (intent === 'edit') {
    const values = typedValues(form, WITHDRAWAL_FIELDS);
    const rejected = {values, fieldProblems: {}, problem: null};
    return {step: 'entry', rejected, status: 200};
  }
  const checked = checkForm(form, WITHDRAWAL_FIELDS, schema);
  if ('rejected' in checked) return {step: 'entry', ...checked};
  const declaration = checked.fields;
  const ticket = formText(form, TICKET) || null;
  if (intent !== 'confirm') {
    return {step: 'review', declaration, problem: null, ticket, status: 200};
  }
  const delivery = await deliverForm(
    form,
    declaration,
    formContext,
    'withdrawal not delivered',
    (id, delivery) => sendWithdrawal(id, declaration, delivery),
  );
  if ('takenAt' in delivery) {
    const receivedAt = receiptTime(delivery.takenAt, formContext.locale);
    return {step: 'receipt', receipt: {declaration, receivedAt}, status: 200};
  }
  return {
    step: 'review',
    declaration,
    ticket: delivery.problem === 'expired' ? null : ticket,
    ...delivery,
  };
}

/** Such as `#1001` and `EU-1001`, but nothing that mail programs turn into a link. */
const ORDER_NUMBER = /^#?(?=[^\d]*\d)[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){0,2}$/i;

/**
 * Words that no mail program turns into a link or a number to call. The law wants the content of the
 * declaration confirmed (§ 356a (4) BGB), but the address may be somebody else's.
 */
const isPlain = (text: string) =>
  text.length <= MAX_CONFIRMED_LENGTH &&
  /^[\p{L}\p{M}\d\s,.'’()×*&–-]*$/u.test(text) &&
  !/\S\.\S|\d[\d\s()-]{5,}/u.test(text);

/** Characters: room for a few items, but not for a letter. */
const MAX_CONFIRMED_LENGTH = 200;

/** Resolves to the time at which the merchant's message was accepted, which the receipt names. */
async function sendWithdrawal(
  id: string,
  {name, orderNumber, email, lines}: WithdrawalDeclaration,
  delivery: TimedContext,
): Promise<Date> {
  const {country, env, locale, now} = delivery;
  const law = returnLaw(lawOf(country));
  const t = serverTranslator(locale.code);
  const numberLine = `${t('withdrawal.orderNumber')}: ${orderNumber}`;
  const nameLine = `${t('withdrawal.name')}: ${name}`;
  const goodsLine = `${t('withdrawal.lines', {law})}: ${lines || t('withdrawal.wholeOrder')}`;
  const timeLine = (date: Date) =>
    `${t('withdrawal.receivedAt')}: ${receiptTime(date, locale)}`;
  const notice: OutgoingMessage = {
    to: env.SHOP_EMAIL,
    replyTo: email,
    subject: t('withdrawal.noticeSubject', {law, orderNumber}),
    text: [
      t('withdrawal.declaration', {law}),
      '',
      nameLine,
      numberLine,
      `${t('withdrawal.email')}: ${email}`,
      goodsLine,
      timeLine(now),
    ].join('\n'),
  };
  const acceptedAt = await sendOnce(`${id}-notice`, notice, delivery);
  const receipt: OutgoingMessage = {
    to: email,
    replyTo: env.SHOP_EMAIL,
    subject: t('withdrawal.receiptSubject', {law}),
    text: [
      t('withdrawal.receiptIntro', {law}),
      '',
      t('withdrawal.declaration', {law}),
      '',
      ...(ORDER_NUMBER.test(orderNumber) ? [numberLine] : []),
      ...(isPlain(name) ? [nameLine] : []),
      ...(isPlain(lines) ? [goodsLine] : []),
      timeLine(acceptedAt),
      '',
      ...(isPlain(name) && isPlain(lines)
        ? []
        : [t('withdrawal.receiptRest'), '']),
      BRAND,
    ].join('\n'),
  };
  await sendOnce(`${id}-receipt`, receipt, delivery);
  return acceptedAt;
}
