import {useTranslations} from 'use-intl/react';
import type {FormResult} from '~/lib/account/account-action.server';
import {AccountField, NewPasswordField} from './AccountField';
import {AccountForm} from './AccountForm';

interface NewPasswordProps {
  result: FormResult | undefined;
  submit: string;
  withLink?: boolean;
}

export function NewPasswordForm({
  result,
  submit,
  withLink = false,
}: NewPasswordProps) {
  const t = useTranslations('auth.fields');
  return (
    <AccountForm result={result} submit={submit}>
      {withLink ? (
        <AccountField
          name="resetUrl"
          type="url"
          label={t('resetUrl')}
          autoComplete="off"
          required
        />
      ) : null}
      <NewPasswordField />
    </AccountForm>
  );
}

interface Props {
  result: FormResult | undefined;
  email: string;
  shownTo: string;
}

export function PasswordForm({result, email, shownTo}: Props) {
  const t = useTranslations();
  return (
    <AccountForm
      result={result}
      submit={t('auth.reset.submit')}
      shownTo={shownTo}
      cancelTo="/account"
    >
      {/* Tells password managers which entry to update. */}
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
      <NewPasswordField hint={t('account.password.hint')} />
    </AccountForm>
  );
}
