import * as z from 'zod/mini';
import {
  checkForm,
  emailRule,
  fieldProblem,
  formProblem,
  lineRule,
  required,
  textRule,
  tooLarge,
  type Rejection,
} from '~/lib/forms/field-rules.server';
import {formState, type FormProblem} from '~/lib/forms/form-state';
import {FORM_TOKEN} from '~/lib/forms/honeypot';
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
import {mailBody} from './mail-body.server';
import {
  WITHDRAWAL_FIELDS,
  WITHDRAWAL_LIMITS,
  type WithdrawalDeclaration,
  type WithdrawalField,
  type WithdrawalReceipt,
} from './withdrawal-fields';
import {errorFields, log} from '~/lib/logging/log.server';
import {MAX_CONFIRMED_LENGTH, MAX_DIGITS} from '~/lib/limits/limits';

/** The receipt goes to an unverified address: nothing in it may become a link. */
const withoutLink = z.refine<string>(
  (value) => !/:\/\/|www\./i.test(value),
  fieldProblem('characters'),
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
  | (Pick<Rejection<WithdrawalField>, 'state'> & {
      readonly step: 'entry';
      readonly status: 200 | Rejection<WithdrawalField>['status'];
    })
  | {
      readonly step: 'review';
      readonly declaration: WithdrawalDeclaration;
      readonly problems: readonly FormProblem[];
      /** The first form's, so that a retry is not a second withdrawal. */
      readonly formToken: string | null;
      readonly status: 200 | Undelivered['status'];
      readonly retryAfter?: Undelivered['retryAfter'];
    }
  | {
      readonly step: 'receipt';
      readonly receipt: WithdrawalReceipt;
      /** Whether the receipt was mailed as well; the merchant has the withdrawal in any case. */
      readonly isMailed: boolean;
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
  const t = serverTranslator(formContext.locale.code);
  if (!form) return {step: 'entry', ...tooLarge(t)};
  const intent = form.get('intent');
  if (intent === 'edit') {
    const values = typedValues(form, WITHDRAWAL_FIELDS);
    return {step: 'entry', state: formState(values), status: 200};
  }
  const checked = checkForm(form, WITHDRAWAL_FIELDS, schema, t);
  if ('state' in checked) return {step: 'entry', ...checked};
  const declaration = checked.fields;
  const formToken = formText(form, FORM_TOKEN) || null;
  if (intent !== 'confirm') {
    return {step: 'review', declaration, problems: [], formToken, status: 200};
  }
  let isMailed = true;
  const delivery = await deliverForm(
    form,
    declaration,
    formContext,
    'withdrawal not delivered',
    async (id, delivery) => {
      const receivedAt = await sendNotice(id, declaration, delivery);
      isMailed = await mailReceipt(id, declaration, receivedAt, delivery);
      return receivedAt;
    },
  );
  if ('takenAt' in delivery) {
    const receivedAt = receiptTime(delivery.takenAt, formContext.locale);
    const receipt = {declaration, receivedAt};
    return {step: 'receipt', receipt, isMailed, status: 200};
  }
  const {problem, ...rest} = delivery;
  return {
    step: 'review',
    declaration,
    formToken: problem === 'expired' ? null : formToken,
    problems: [formProblem(problem, t)],
    ...rest,
  };
}

/** Whether a text may be an order's number, such as `#1001` and `EU-1001`, but nothing that mail programs turn into a link or a number. */
const isOrderNumber = (text: string) =>
  /^#?(?=[^\d]*\d)[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){0,2}$/i.test(text) &&
  digitsOf(text) <= MAX_DIGITS;

/** Six digits or more, written as people write the numbers of telephones. */
const TELEPHONE = /\d(?:[\s()\p{Pd}]*\d){5,}/u;

/**
 * Words that no mail program turns into a link, and no number to call: only a word, not a single
 * letter or a mark, separates two numbers. The law wants the content of the declaration confirmed
 * (§ 356a (4) BGB), but the address may be somebody else's.
 */
const isPlain = (text: string) =>
  text.length <= MAX_CONFIRMED_LENGTH &&
  /^[\p{L}\p{M}\d\s,.'’()×*&–-]*$/u.test(text) &&
  !/\S\.\S/.test(text) &&
  !TELEPHONE.test(text) &&
  text.split(/\p{L}{2,}/u).every((part) => digitsOf(part) <= MAX_DIGITS);

/** A name has no digits at all. */
const isName = (text: string) => isPlain(text) && digitsOf(text) === 0;

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** The declaration's lines in words of the law and the page's language. */
function declarationLines(
  {name, orderNumber, lines}: WithdrawalDeclaration,
  {country, locale}: FormContext,
) {
  const law = returnLaw(lawOf(country));
  const t = serverTranslator(locale.code);
  return {
    law,
    t,
    numberLine: `${t('withdrawal.orderNumber')}: ${orderNumber}`,
    nameLine: `${t('withdrawal.name')}: ${name}`,
    goodsLine: `${t('withdrawal.lines', {law})}: ${lines || t('withdrawal.wholeOrder')}`,
    timeLine: (date: Date) =>
      `${t('withdrawal.receivedAt')}: ${receiptTime(date, locale)}`,
  };
}

/** Resolves to the time at which the merchant's message was accepted, which the receipt names. */
function sendNotice(
  id: string,
  declaration: WithdrawalDeclaration,
  delivery: TimedContext,
): Promise<Date> {
  const {orderNumber, email} = declaration;
  const {law, t, ...line} = declarationLines(declaration, delivery);
  const notice: OutgoingMessage = {
    to: delivery.env.SHOP_EMAIL,
    replyTo: email,
    subject: t('mail.withdrawal.noticeSubject', {law, orderNumber}),
    text: [
      t('withdrawal.declaration', {law}),
      '',
      line.nameLine,
      line.numberLine,
      `${t('withdrawal.email')}: ${email}`,
      line.goodsLine,
      line.timeLine(delivery.now),
    ].join('\n'),
  };
  return sendOnce(`${id}-notice`, notice, delivery);
}

/**
 * Whether the receipt was mailed. Never throws: the merchant has the withdrawal, and the page is a
 * receipt as well.
 */
async function mailReceipt(
  id: string,
  declaration: WithdrawalDeclaration,
  receivedAt: Date,
  delivery: TimedContext,
): Promise<boolean> {
  const {name, orderNumber, email, lines} = declaration;
  const {law, t, ...line} = declarationLines(declaration, delivery);
  const subject = t('mail.withdrawal.receiptSubject', {law});
  const parts = [
    t('mail.withdrawal.receiptIntro', {law}),
    t('withdrawal.declaration', {law}),
    [
      ...(isOrderNumber(orderNumber) ? [line.numberLine] : []),
      ...(isName(name) ? [line.nameLine] : []),
      ...(isPlain(lines) ? [line.goodsLine] : []),
      line.timeLine(receivedAt),
    ].join('\n'),
    ...(isName(name) && isPlain(lines)
      ? []
      : [t('mail.withdrawal.receiptRest')]),
  ];
  const receipt: OutgoingMessage = {
    to: email,
    replyTo: delivery.env.SHOP_EMAIL,
    subject,
    ...mailBody(subject, parts, delivery),
  };
  try {
    await sendOnce(`${id}-receipt`, receipt, delivery);
    return true;
  } catch (error) {
    log(delivery, 'error', 'withdrawal receipt not mailed', errorFields(error));
    return false;
  }
}
