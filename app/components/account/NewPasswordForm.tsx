import {useTranslations} from 'use-intl/react';
import type {FormAnswer} from '~/lib/account/account-action.server';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';

interface Props {
  answer: FormAnswer | undefined;
  submit: string;
  /** Asks for the mail's link, too. */
  withLink?: boolean;
}

/** Chooses a new password, by a link that a mail brought. */
export function NewPasswordForm({answer, submit, withLink = false}: Props) {
  const t = useTranslations('auth.fields');
  return (
    <AccountForm answer={answer} submit={submit}>
      {withLink ? (
        <AccountField
          name="resetUrl"
          type="url"
          label={t('resetUrl')}
          autoComplete="off"
          required
        />
      ) : null}
      <AccountField
        name="password"
        type="password"
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
      />
    </AccountForm>
  );
}
