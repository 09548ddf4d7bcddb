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
