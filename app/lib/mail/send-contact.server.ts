import * as z from 'zod/mini';
import {
  emailRule,
  fieldFaults,
  lineRule,
  required,
  textRule,
} from '~/lib/forms/field-rules.server';
import type {FormRefusal} from '~/lib/forms/form-answer';
import {readForm, typedValues} from '~/lib/forms/read-form.server';
import {translatorFor} from '~/lib/i18n/messages';
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type ContactField,
} from './contact-fields';
import {
  deliverForm,
  type Surroundings,
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
  readonly refusal: FormRefusal<ContactField>;
  readonly status: Undelivered['status'] | 413;
}

/** Validates the contact form and sends it; `null` on success. Never throws. */
export async function sendContact(
  request: Request,
  surroundings: Surroundings,
): Promise<Refused | null> {
  const form = await readForm(request);
  if (!form) {
    const refusal = {values: {}, faults: {}, problem: 'tooLarge'} as const;
    return {refusal, status: 413};
  }
  const values = typedValues(form, CONTACT_FIELDS);
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const faults = fieldFaults<ContactField>(parsed.error);
    return {refusal: {values, faults, problem: null}, status: 400};
  }
  const {name, email, subject, message} = parsed.data;
  const {env, locale} = surroundings;
  const delivery = await deliverForm(
    request,
    form,
    parsed.data,
    surroundings,
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
        surroundings,
      ),
  );
  if ('takenAt' in delivery) return null;
  const {problem, ...rest} = delivery;
  return {refusal: {values, faults: {}, problem}, ...rest};
}
