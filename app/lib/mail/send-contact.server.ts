import * as z from 'zod/mini';
import {
  checkForm,
  emailRule,
  lineRule,
  rejection,
  type Rejection,
  required,
  textRule,
  tooLarge,
} from '~/lib/forms/field-rules.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type ContactField,
} from './contact-fields';
import {deliverForm, type FormContext} from './deliver-form.server';
import {sendOnce} from './outgoing-message.server';

const schema = z.object({
  name: required(lineRule(CONTACT_LIMITS.name)),
  email: emailRule,
  subject: required(lineRule(CONTACT_LIMITS.subject)),
  message: required(textRule(CONTACT_LIMITS.message)),
});

/** Validates the contact form and sends it; `null` on success. Never throws. */
export async function sendContact(
  form: FormData | null,
  formContext: FormContext,
): Promise<Rejection<ContactField> | null> {
  const {env, locale} = formContext;
  const t = serverTranslator(locale.code);
  if (!form) return tooLarge(t);
  const checked = checkForm(form, CONTACT_FIELDS, schema, t);
  if ('state' in checked) return checked;
  const {name, email, subject, message} = checked.fields;
  const delivery = await deliverForm(
    form,
    checked.fields,
    formContext,
    'contact message not delivered',
    (id, delivery) =>
      sendOnce(
        id,
        {
          to: env.SHOP_EMAIL,
          replyTo: email,
          subject: t('mail.contact.subject', {subject}),
          text: `${message}\n\n--\n${name}\n${email}`,
        },
        delivery,
      ),
  );
  return 'takenAt' in delivery ? null : rejection(checked.values, delivery, t);
}
