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
import {readForm, typedValues} from '~/lib/forms/read-form.server';
import type {Locale} from '~/lib/i18n/locale';
import {translatorFor} from '~/lib/i18n/messages';
import {logFailure} from '~/lib/http/log-failure.server';
import {buyerOf, messageLimit} from '~/lib/http/rate-limit.server';
import {messageId, sendOnce} from './outgoing-message.server';
import type {ProviderReport} from '~/lib/storefront/provider-report.server';
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type ContactField,
} from './contact-fields';

const schema = z.object({
  name: required(lineRule(CONTACT_LIMITS.name)),
  email: emailRule,
  subject: required(lineRule(CONTACT_LIMITS.subject)),
  message: required(textRule(CONTACT_LIMITS.message)),
});

/** `null` when the message is on its way, else what is wrong and the status to answer with. */
type ContactResult = {
  refusal: FormRefusal<ContactField>;
  status: 400 | 413 | 429 | 503;
  /** Seconds until the form may be sent again, for 429. */
  retryAfter?: number;
} | null;

/** What sending needs of the request's surroundings. */
interface Surroundings {
  readonly env: StorefrontEnv;
  readonly locale: Locale;
  readonly report: ProviderReport;
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly now: Date;
}

/** Checks a posted contact form and sends it to the merchant. Never throws. */
export async function sendContact(
  request: Request,
  {env, locale, report, cache, now}: Surroundings,
): Promise<ContactResult> {
  const form = await readForm(request);
  if (!form) return refuse({}, {}, 'tooLarge', 413);
  const values = typedValues(form, CONTACT_FIELDS);
  const guard = await checkGuard(form, env, now);
  if (guard.status === 'bot') return null;
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    return refuse(values, fieldFaults<ContactField>(parsed.error), null, 400);
  }
  if (guard.status !== 'good') return refuse(values, {}, guard.status, 400);
  const retryAfter = await messageLimit.take(buyerOf(request));
  if (retryAfter !== null) {
    const refusal = {values, faults: {}, problem: 'tooMany'} as const;
    return {refusal, status: 429, retryAfter};
  }
  const {name, email, subject, message} = parsed.data;
  const t = translatorFor(locale.code);
  try {
    await sendOnce(
      await messageId(guard.id, parsed.data),
      {
        to: env.SHOP_EMAIL,
        replyTo: email,
        subject: t('contact.mailSubject', {subject}),
        text: `${message}\n\n--\n${name}\n${email}`,
      },
      {env, cache, now},
    );
  } catch (error) {
    // The error says nothing about the visitor.
    logFailure('contact message not delivered', error, report);
    return refuse(values, {}, 'unavailable', 503);
  }
  return null;
}

function refuse(
  values: FormRefusal<ContactField>['values'],
  faults: FormRefusal<ContactField>['faults'],
  problem: FormProblem | null,
  status: 400 | 413 | 503,
): ContactResult {
  return {refusal: {values, faults, problem}, status};
}
