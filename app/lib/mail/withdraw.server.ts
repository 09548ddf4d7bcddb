import * as z from 'zod/mini';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {
  emailRule,
  fieldFaults,
  lineRule,
  required,
  textRule,
} from '~/lib/forms/field-rules.server';
import type {FormProblem, FormRefusal} from '~/lib/forms/form-answer';
import {checkGuard} from '~/lib/forms/form-guard.server';
import {TICKET} from '~/lib/forms/guard-fields';
import {formText, readForm, typedValues} from '~/lib/forms/read-form.server';
import type {Locale} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {logFailure} from '~/lib/http/log-failure.server';
import {buyerOf, messageLimit} from '~/lib/http/rate-limit.server';
import {messageId, sendOnce} from './outgoing-message.server';
import type {ProviderReport} from '~/lib/storefront/provider-report.server';
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
      readonly status: 200 | 400 | 413 | 503;
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

interface Surroundings {
  readonly env: StorefrontEnv;
  readonly locale: Locale;
  readonly report: ProviderReport;
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly now: Date;
}

/**
 * The electronic withdrawal (§ 356a BGB): `intent` `review` shows what was
 * entered, `edit` goes back, `confirm` declares it. Confirming twice is one
 * withdrawal with the time of the first. Never throws.
 */
export async function withdraw(
  request: Request,
  {env, locale, report, cache, now}: Surroundings,
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
  if (intent !== 'confirm') return review(declaration, null, ticket, 200);
  const guard = await checkGuard(form, env, now);
  if (guard.status === 'bot') {
    const receivedAt = receiptTime(now, locale);
    return {step: 'receipt', receipt: {declaration, receivedAt}, status: 200};
  }
  if (guard.status !== 'good') {
    const kept = guard.status === 'expired' ? null : ticket;
    return review(declaration, guard.status, kept, 400);
  }
  const retryAfter = await messageLimit.take(buyerOf(request));
  if (retryAfter !== null) {
    const problem = 'tooMany';
    return {
      step: 'review',
      declaration,
      problem,
      ticket,
      status: 429,
      retryAfter,
    };
  }
  const t = translatorFor(locale.code);
  const delivery = {env, cache, now};
  const sender = {t, shopEmail: env.SHOP_EMAIL};
  try {
    const id = await messageId(guard.id, declaration);
    const draft = withdrawalMessages(
      declaration,
      receiptTime(now, locale),
      sender,
    );
    const arrived = await sendOnce(`${id}-notice`, draft.toMerchant, delivery);
    const receivedAt = receiptTime(arrived, locale);
    const {toConsumer} = withdrawalMessages(declaration, receivedAt, sender);
    await sendOnce(`${id}-receipt`, toConsumer, delivery);
    return {step: 'receipt', receipt: {declaration, receivedAt}, status: 200};
  } catch (error) {
    // The error says nothing about the visitor.
    logFailure('withdrawal not delivered', error, report);
    return review(declaration, 'unavailable', ticket, 503);
  }
}

function entry(
  values: FormRefusal<WithdrawalField>['values'],
  faults: FormRefusal<WithdrawalField>['faults'],
  problem: FormProblem | null,
  status: 200 | 400 | 413 | 503,
): WithdrawalStep {
  return {step: 'entry', refusal: {values, faults, problem}, status};
}

function review(
  declaration: WithdrawalDeclaration,
  problem: FormProblem | null,
  ticket: string | null,
  status: 200 | 400 | 503,
): WithdrawalStep {
  return {step: 'review', declaration, problem, ticket, status};
}
