import {useTranslations} from 'use-intl/react';
import {
  WITHDRAWAL_FIELDS,
  type WithdrawalDeclaration,
} from '~/lib/mail/withdrawal-fields';

interface Props {
  declaration: WithdrawalDeclaration;
  /** Shown in the receipt. */
  receivedAt?: string;
}

/** What a withdrawal says, line by line. */
export function DeclarationList({declaration, receivedAt}: Props) {
  const t = useTranslations('withdrawal');
  return (
    <dl className="grid gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-[max-content_1fr]">
      {WITHDRAWAL_FIELDS.map((name) => (
        <div key={name} className="contents">
          <dt className="text-sm text-muted sm:max-w-48">{t(name)}</dt>
          <dd className="whitespace-pre-line">
            {declaration[name] || t('wholeOrder')}
          </dd>
        </div>
      ))}
      {receivedAt ? (
        <div className="contents">
          <dt className="text-sm text-muted sm:max-w-48">{t('receivedAt')}</dt>
          <dd className="font-bold">{receivedAt}</dd>
        </div>
      ) : null}
    </dl>
  );
}
