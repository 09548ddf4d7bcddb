import {Form, useNavigation} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type ContactField,
} from '~/lib/mail/contact-fields';
import type {FormRefusal} from '~/lib/forms/form-answer';
import {localizedPath} from '~/lib/i18n/locale';
import {FormFaults} from './FormFaults';
import {GuardFields} from './GuardFields';
import {useFirstFault} from './use-first-fault';

interface Props {
  ticket: string;
  refusal: FormRefusal<ContactField> | undefined;
}

/** The contact form; what was typed stays when something is wrong with it. */
export function ContactForm({ticket, refusal}: Props) {
  const t = useTranslations('contact');
  const faultText = useTranslations('form.faults');
  const locale = useLocale();
  const isSending = useNavigation().state === 'submitting';
  const form = useFirstFault(refusal);
  const faultOf = (name: ContactField) => refusal?.faults[name];
  const shared = (name: ContactField) => {
    const fault = faultOf(name);
    return {
      id: `contact-${name}`,
      name,
      label: t(name),
      defaultValue: refusal?.values[name],
      maxLength: CONTACT_LIMITS[name],
      required: true,
      error: fault ? faultText(fault) : undefined,
    };
  };
  return (
    <Form
      ref={form}
      method="post"
      action={localizedPath('/contact', locale)}
      noValidate
      className="relative grid max-w-[65ch] gap-4"
    >
      <FormFaults
        problem={refusal?.problem ?? null}
        faults={CONTACT_FIELDS.flatMap((name) => {
          const fault = faultOf(name);
          return fault ? [{id: `contact-${name}`, label: t(name), fault}] : [];
        })}
      />
      <GuardFields ticket={ticket} />
      <Field {...shared('name')} autoComplete="name" />
      <Field {...shared('email')} type="email" autoComplete="email" />
      <Field {...shared('subject')} />
      <Field {...shared('message')} isMultiline rows={8} />
      <p className="text-sm text-muted">
        {t.rich('privacy', {
          link: (chunks) => (
            <Link to="/legal/privacy" className="text-link">
              {chunks}
            </Link>
          ),
        })}
      </p>
      <div>
        <Button type="submit" size="lg" aria-disabled={isSending}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
