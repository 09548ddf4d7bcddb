import {Form, useNavigation} from '@remix-run/react';
import type {ComponentProps, ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {
  FormField,
  FormStateProvider,
  useFocusOnProblem,
} from '~/components/ui/FormField';
import {textLink} from '~/components/ui/text-link';
import {useLocale} from '~/components/ui/use-locale';
import {useReturns} from '~/components/ui/use-returns';
import type {FormState} from '~/lib/forms/form-state';
import {localizedPath} from '~/lib/i18n/locale';
import {CONTACT_LIMITS, type ContactField} from '~/lib/mail/contact-fields';
import {
  WITHDRAWAL_LIMITS,
  type WithdrawalField,
} from '~/lib/mail/withdrawal-fields';
import {FormProblems} from './FormProblems';
import {Honeypot} from './Honeypot';

type MessageField<Name> = ComponentProps<typeof FormField> & {
  name: Name;
  label: string;
};

interface StepProps<Name extends string> {
  formToken: string;
  state: FormState<Name> | undefined;
  /** Values known of the visitor before they type. */
  known?: Readonly<Partial<Record<Name, string>>> | null;
}

interface Props<Name extends string> extends StepProps<Name> {
  id: string;
  action?: string;
  /** In the order of the page; the types ask for each. */
  fields: Readonly<Record<Name, MessageField<Name>>>;
  children: ReactNode;
}

function MessageForm<Name extends string>({
  id,
  action,
  formToken,
  state,
  known,
  fields,
  children,
}: Props<Name>) {
  const form = useFocusOnProblem(state);
  const shown = Object.values<MessageField<Name>>(fields).map((field) => ({
    ...field,
    id: `${id}-${field.name}`,
  }));
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="relative grid gap-4"
    >
      <FormProblems problems={state?.problems ?? []} fields={shown} />
      <Honeypot formToken={formToken} />
      <FormStateProvider value={state}>
        {shown.map((field) => (
          <FormField
            {...field}
            key={field.name}
            defaultValue={known?.[field.name]}
          />
        ))}
      </FormStateProvider>
      {children}
    </Form>
  );
}

export function ContactForm(props: StepProps<ContactField>) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const isSending = useNavigation().state === 'submitting';
  const field = (name: ContactField) => ({
    name,
    label: t(name),
    maxLength: CONTACT_LIMITS[name],
    required: true,
  });
  return (
    <MessageForm
      {...props}
      id="contact"
      action={localizedPath('/contact', locale)}
      fields={{
        name: {...field('name'), autoComplete: 'name'},
        email: {...field('email'), type: 'email', autoComplete: 'email'},
        subject: field('subject'),
        message: {...field('message'), isMultiline: true, rows: 8},
      }}
    >
      <p className="text-sm text-muted">
        {t.rich('privacy', {
          link: textLink('/legal/privacy'),
        })}
      </p>
      <div>
        <Button type="submit" size="lg" aria-disabled={isSending}>
          {t('send')}
        </Button>
      </div>
    </MessageForm>
  );
}

/** First step of the withdrawal: identifies the contract. */
export function WithdrawalForm(props: StepProps<WithdrawalField>) {
  const t = useTranslations('withdrawal');
  const footer = useTranslations('layout.footer');
  const {law} = useReturns();
  const field = (name: WithdrawalField) => ({
    name,
    label: t(name, {law}),
    maxLength: WITHDRAWAL_LIMITS[name],
    required: name !== 'lines',
  });
  return (
    <MessageForm
      {...props}
      id="withdrawal"
      fields={{
        name: {...field('name'), autoComplete: 'name'},
        orderNumber: {...field('orderNumber'), hint: t('orderHint')},
        email: {...field('email'), type: 'email', autoComplete: 'email'},
        lines: {
          ...field('lines'),
          isMultiline: true,
          rows: 3,
          hint: t('linesHint', {law}),
        },
      }}
    >
      <div>
        <Button type="submit" name="intent" value="review" size="lg">
          {footer('withdraw', {law})}
        </Button>
      </div>
    </MessageForm>
  );
}
