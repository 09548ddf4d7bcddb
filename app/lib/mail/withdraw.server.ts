import * as z from 'zod/mini';
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
import {deliverForm, type Surroundings} from './deliver-form.server';
import {sendOnce} from './outgoing-message.server';
import {
  WITHDRAWAL_FIELDS,
  WITHDRAWAL_LIMITS,
  type WithdrawalDeclaration,
  type WithdrawalField,
  type WithdrawalReceipt,
} from './withdrawal-fields';
import {receiptTime, withdrawalMessages} from './withdrawal-messages';

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
      readonly status: 200 | 400 | 429 | 503;
      /** Seconds until it may be sent again, for 429. */
      readonly retryAfter?: number;
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

/** @returns when the merchant's notice was taken, which is what the receipt says. */
async function sendWithdrawal(
  id: string,
  declaration: WithdrawalDeclaration,
  surroundings: Surroundings,
): Promise<Date> {
  const {env, locale, now} = surroundings;
  const t = translatorFor(locale.code);
  const messagesAt = (date: Date) =>
    withdrawalMessages(declaration, receiptTime(date, locale), {
      t,
      shopEmail: env.SHOP_EMAIL,
    });
  const {toMerchant} = messagesAt(now);
  const arrived = await sendOnce(`${id}-notice`, toMerchant, surroundings);
  const {toConsumer} = messagesAt(arrived);
  await sendOnce(`${id}-receipt`, toConsumer, surroundings);
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
