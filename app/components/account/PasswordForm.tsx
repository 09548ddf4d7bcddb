import {useTranslations} from 'use-intl/react';
import type {FormAnswer} from '~/lib/account/account-action.server';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';

interface Props {
  answer: FormAnswer | undefined;
  /** Whose password it is. */
  email: string;
  /** Id of the same customer. */
  shownTo: string;
}

/** Replaces the password of the customer who is signed in. */
export function PasswordForm({answer, email, shownTo}: Props) {
  const t = useTranslations();
  return (
    <AccountForm
      answer={answer}
      submit={t('auth.reset.submit')}
      shownTo={shownTo}
      cancelTo="/account"
    >
      {/* Tells password managers which entry to change. */}
      <input
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        hidden
      />
      <AccountField
        name="currentPassword"
        type="password"
        label={t('auth.fields.currentPassword')}
        autoComplete="current-password"
        required
      />
      <AccountField
        name="password"
        type="password"
        label={t('auth.fields.newPassword')}
        hint={t('account.password.hint')}
        autoComplete="new-password"
        required
      />
    </AccountForm>
  );
}
