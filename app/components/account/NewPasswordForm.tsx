import {useTranslations} from 'use-intl/react';
import {FormField} from '~/components/ui/FormField';
import type {FormState} from '~/lib/forms/form-state';
import {NewPasswordField} from './AccountFields';
import {AccountForm} from './AccountForm';

interface NewPasswordProps {
  state: FormState | undefined;
  submit: string;
  withLink?: boolean;
}

export function NewPasswordForm({
  state,
  submit,
  withLink = false,
}: NewPasswordProps) {
  const t = useTranslations('auth.fields');
  return (
    <AccountForm state={state} submit={submit}>
      {withLink ? (
        <FormField
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
