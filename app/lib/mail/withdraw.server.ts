import * as z from 'zod/mini';
import {BRAND} from '~/lib/environment/brand';
import {
  emailRule,
  fieldFaults,
  lineRule,
  required,
  textRule,
} from '~/lib/forms/field-rules.server';
import type {FormProblem, FormRefusal} from '~/lib/forms/form-answer';
import {TICKET} from '~/lib/forms/guard-fields';
import {formText, readForm, typedValues} from '~/lib/forms/read-form.server';
import {translatorFor} from '~/lib/i18n/messages';
import {
  deliverForm,
  type Surroundings,
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

/** Mails go to whoever is named here: nothing that a mail program makes a link of. */
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

/** Where the form stands after it was posted. */
type WithdrawalStep =
  | {
      readonly step: 'entry';
      readonly refusal: FormRefusal<WithdrawalField>;
      readonly status: 200 | 400 | 413;
    }
  | {
      readonly step: 'review';
      readonly declaration: WithdrawalDeclaration;
      readonly problem: FormProblem | null;
      /** The first form's, so that a second try is not a second withdrawal. */
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
 * The electronic withdrawal (§ 356a BGB): `intent` `review` shows what was
 * entered, `edit` goes back, `confirm` declares it. Confirming twice is one
 * withdrawal with the time of the first. Never throws.
 */
export async function withdraw(
  request: Request,
  surroundings: Surroundings,
): Promise<WithdrawalStep> {
  const form = await readForm(request);
  if (!form) return entry({}, {}, 'tooLarge', 413);
  const values = typedValues(form, WITHDRAWAL_FIELDS);
  const intent = form.get('intent');
  if (intent === 'edit') return entry(values, {}, null, 200);
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const faults = fieldFaults<WithdrawalField>(parsed.error);
    return entry(values, faults, null, 400);
  }
  const declaration = parsed.data;
  const ticket = formText(form, TICKET) || null;
  if (intent !== 'confirm') {
    return {step: 'review', declaration, problem: null, ticket, status: 200};
  }
  const delivery = await deliverForm(
    request,
    form,
    declaration,
    surroundings,
    'withdrawal not delivered',
    (id) => sendWithdrawal(id, declaration, surroundings),
  );
  if ('takenAt' in delivery) {
    const receivedAt = receiptTime(delivery.takenAt, surroundings.locale);
    return {step: 'receipt', receipt: {declaration, receivedAt}, status: 200};
  }
  return {
    step: 'review',
    declaration,
    ticket: delivery.problem === 'expired' ? null : ticket,
    ...delivery,
  };
}

/** What shops call their orders: `#1001`, `EU-1001`; nothing that a mail program links. */
const ORDER_NUMBER = /^#?(?=[^\d]*\d)[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){0,2}$/i;

/**
 * Sends the merchant the whole declaration, then the consumer a confirmation. Anybody can
 * have that one sent to any address, so it repeats of what was typed nothing but the
 * order's number, where it looks like one.
 *
 * @returns when the merchant's notice was taken, which is what the confirmation says.
 */
async function sendWithdrawal(
  id: string,
  {name, orderNumber, email, lines}: WithdrawalDeclaration,
  surroundings: Surroundings,
): Promise<Date> {
  const {env, locale, now} = surroundings;
  const t = translatorFor(locale.code);
  const numberLine = `${t('withdrawal.orderNumber')}: ${orderNumber}`;
  const timeLine = (date: Date) =>
    `${t('withdrawal.receivedAt')}: ${receiptTime(date, locale)}`;
  const notice: OutgoingMessage = {
    to: env.SHOP_EMAIL,
    replyTo: email,
    subject: t('withdrawal.noticeSubject', {orderNumber}),
    text: [
      t('withdrawal.declaration'),
      '',
      `${t('withdrawal.name')}: ${name}`,
      numberLine,
      `${t('withdrawal.email')}: ${email}`,
      `${t('withdrawal.lines')}: ${lines || t('withdrawal.wholeOrder')}`,
      timeLine(now),
    ].join('\n'),
  };
  const arrived = await sendOnce(`${id}-notice`, notice, surroundings);
  const receipt: OutgoingMessage = {
    to: email,
    replyTo: env.SHOP_EMAIL,
    subject: t('withdrawal.receiptSubject'),
    text: [
      t('withdrawal.receiptIntro'),
      '',
      t('withdrawal.declaration'),
      '',
      ...(ORDER_NUMBER.test(orderNumber) ? [numberLine] : []),
      timeLine(arrived),
      '',
      t('withdrawal.receiptRest'),
      '',
      BRAND,
    ].join('\n'),
  };
  await sendOnce(`${id}-receipt`, receipt, surroundings);
  return arrived;
}

function entry(
  values: FormRefusal<WithdrawalField>['values'],
  faults: FormRefusal<WithdrawalField>['faults'],
  problem: FormProblem | null,
  status: 200 | 400 | 413,
): WithdrawalStep {
  return {step: 'entry', refusal: {values, faults, problem}, status};
}
