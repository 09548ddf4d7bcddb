import {useTranslations} from 'use-intl/react';
import type {FormAnswer} from '~/lib/account/account-action.server';
import {AuthPage} from './AuthPage';
import {NewPasswordForm} from './NewPasswordForm';

interface Props {
  purpose: 'reset' | 'activate';
  answer: FormAnswer | undefined;
}

/** Where a mail's link leads: to choosing a password. */
export function MailLinkPage({purpose, answer}: Props) {
  const t = useTranslations(`auth.${purpose}`);
  return (
    <AuthPage title={t('title')}>
      <NewPasswordForm answer={answer} submit={t('submit')} />
    </AuthPage>
  );
}
