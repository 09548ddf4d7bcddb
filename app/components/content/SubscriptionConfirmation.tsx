import {Form, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import type {FormProblem} from '~/lib/forms/form-problems';
import {localizedPath} from '~/lib/i18n/locale';
import {FormProblems} from './FormProblems';

interface Props {
  token: string;
  problem: FormProblem | null;
  /** Page without locale prefix, and without the token in its URL. */
  path: string;
  /** What is agreed to. */
  children: ReactNode;
}

/** Mail scanners open links, so the subscription needs another click. */
export function SubscriptionConfirmation({
  token,
  problem,
  path,
  children,
}: Props) {
  const t = useTranslations('subscription');
  const locale = useLocale();
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form
      method="post"
      action={localizedPath(path, locale)}
      className="grid max-w-[65ch] gap-4"
    >
      <h2 className="text-xl">{t('confirmTitle')}</h2>
      <FormProblems problem={problem} fieldProblems={[]} />
      <input type="hidden" name="token" value={token} />
      {children}
      <div>
        <Button type="submit" size="lg" aria-disabled={isSending}>
          {t('confirm')}
        </Button>
      </div>
    </Form>
  );
}
