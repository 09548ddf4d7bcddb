import {useTranslations} from 'use-intl/react';
import {AccountField} from './AccountField';

interface Props {
  /** What password managers do with the password: fill in theirs, or offer one. */
  password: 'current-password' | 'new-password';
}

/** By what a customer signs in: e-mail address and password. */
export function CredentialFields({password}: Props) {
  const t = useTranslations('auth.fields');
  return (
    <>
      <AccountField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        required
      />
      <AccountField
        name="password"
        type="password"
        label={t('password')}
        autoComplete={password}
        hint={password === 'new-password' ? t('passwordHint') : undefined}
        required
      />
    </>
  );
}
