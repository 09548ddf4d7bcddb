import * as z from 'zod/mini';
import {
  emailRule,
  fieldProblemsOf,
  lineRule,
  required,
  textRule,
} from '~/lib/forms/field-rules.server';
import type {RejectedForm} from '~/lib/forms/form-problems';
import {readForm, typedValues} from '~/lib/forms/read-form.server';
import {translatorFor} from '~/lib/i18n/messages';
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type ContactField,
} from './contact-fields';
import {
  deliverForm,
  type FormContext,
  type Undelivered,
} from './deliver-form.server';
import {sendOnce} from './outgoing-message.server';

const schema = z.object({
  name: required(lineRule(CONTACT_LIMITS.name)),
  email: emailRule,
  subject: required(lineRule(CONTACT_LIMITS.subject)),
  message: required(textRule(CONTACT_LIMITS.message)),
});

interface Refused extends Pick<Undelivered, 'retryAfter'> {
  readonly rejected: RejectedForm<ContactField>;
  readonly status: Undelivered['status'] | 413;
}

/** Validates the contact form and sends it; `null` on success. Never throws. */
export async function sendContact(
  request: Request,
  formContext: FormContext,
): Promise<Refused | null> {
  const form = await readForm(request);
  if (!form) {
    const rejected = {
      values: {},
      fieldProblems: {},
      problem: 'tooLarge',
    } as const;
    return {rejected, status: 413};
  }
  const values = typedValues(form, CONTACT_FIELDS);
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const fieldProblems = fieldProblemsOf<ContactField>(parsed.error);
    return {rejected: {values, fieldProblems, problem: null}, status: 400};
  }
  const {name, email, subject, message} = parsed.data;
  const {env, locale} = formContext;
  const delivery = await deliverForm(
    request,
    form,
    parsed.data,
    formContext,
    'contact message not delivered',
    (id) =>
      sendOnce(
        id,
        {
          to: env.SHOP_EMAIL,
          replyTo: email,
          subject: translatorFor(locale.code)('contact.mailSubject', {subject}),
          text: `${message}\n\n--\n${name}\n${email}`,
        },
        formContext,
      ),
  );
  if ('takenAt' in delivery) return null;
  const {problem, ...rest} = delivery;
  return {rejected: {values, fieldProblems: {}, problem}, ...rest};
}
