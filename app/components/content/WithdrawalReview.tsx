import {Form, useNavigation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {Button} from '~/components/ui/Button';
import {useTranslations} from 'use-intl/react';
import {useReturns} from '~/components/ui/use-returns';
import type {FormProblem} from '~/lib/forms/form-state';
import {
  WITHDRAWAL_FIELDS,
  type WithdrawalDeclaration,
} from '~/lib/mail/withdrawal-fields';
import {FormProblems} from './FormProblems';
import {Honeypot} from './Honeypot';

interface Props {
  formToken: string;
  declaration: WithdrawalDeclaration;
  problems: readonly FormProblem[];
}

export function WithdrawalReview({formToken, declaration, problems}: Props) {
  const t = useTranslations('withdrawal');
  const {law} = useReturns();
  const isSending = useNavigation().state === 'submitting';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Form method="post" className="relative grid max-w-[65ch] gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('reviewTitle')}
      </h2>
      <FormProblems problems={problems} />
      <p>{t('declaration', {law})}</p>
      <DeclarationList declaration={declaration} />
      {WITHDRAWAL_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} value={declaration[name]} />
      ))}
      <Honeypot formToken={formToken} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="confirm"
          size="lg"
          aria-disabled={isSending}
        >
          {t('confirm', {law})}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="edit"
          size="lg"
          variant="secondary"
        >
          {t('edit')}
        </Button>
      </div>
    </Form>
  );
}

interface ListProps {
  declaration: WithdrawalDeclaration;
  receivedAt?: string;
}

export function DeclarationList({declaration, receivedAt}: ListProps) {
  const t = useTranslations('withdrawal');
  const {law} = useReturns();
  return (
    <dl className="grid gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-[max-content_1fr] sm:items-baseline">
      {WITHDRAWAL_FIELDS.map((name) => (
        <div key={name} className="sm:contents">
          <dt className="text-sm text-muted sm:max-w-48">{t(name, {law})}</dt>
          <dd className="whitespace-pre-line">
            {declaration[name] || t('wholeOrder')}
          </dd>
        </div>
      ))}
      {receivedAt ? (
        <div className="sm:contents">
          <dt className="text-sm text-muted sm:max-w-48">{t('receivedAt')}</dt>
          <dd className="font-bold">{receivedAt}</dd>
        </div>
      ) : null}
    </dl>
  );
}
