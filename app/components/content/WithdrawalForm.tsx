import {Form} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import type {FormRefusal} from '~/lib/forms/form-answer';
import {
  WITHDRAWAL_FIELDS,
  WITHDRAWAL_LIMITS,
  type WithdrawalField,
} from '~/lib/mail/withdrawal-fields';
import {FormFaults} from './FormFaults';
import {GuardFields} from './GuardFields';
import {useFirstFault} from './use-first-fault';

interface Props {
  ticket: string;
  refusal: FormRefusal<WithdrawalField> | undefined;
}

/** First step of the withdrawal: which contract it is about. */
export function WithdrawalForm({ticket, refusal}: Props) {
  const t = useTranslations('withdrawal');
  const faultText = useTranslations('form.faults');
  const form = useFirstFault(refusal);
  const faultOf = (name: WithdrawalField) => refusal?.faults[name];
  const shared = (name: WithdrawalField) => {
    const fault = faultOf(name);
    return {
      id: `withdrawal-${name}`,
      name,
      label: t(name),
      defaultValue: refusal?.values[name],
      maxLength: WITHDRAWAL_LIMITS[name],
      error: fault ? faultText(fault) : undefined,
    };
  };
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="relative grid max-w-[65ch] gap-4"
    >
      <FormFaults
        problem={refusal?.problem ?? null}
        faults={WITHDRAWAL_FIELDS.flatMap((name) => {
          const fault = faultOf(name);
          return fault
            ? [{id: `withdrawal-${name}`, label: t(name), fault}]
            : [];
        })}
      />
      <GuardFields ticket={ticket} />
      <Field {...shared('name')} autoComplete="name" required />
      <Field {...shared('orderNumber')} hint={t('orderHint')} required />
      <Field {...shared('email')} type="email" autoComplete="email" required />
      <Field {...shared('lines')} isMultiline rows={3} hint={t('linesHint')} />
      <div>
        <Button type="submit" name="intent" value="review" size="lg">
          {t('continue')}
        </Button>
      </div>
    </Form>
  );
}
