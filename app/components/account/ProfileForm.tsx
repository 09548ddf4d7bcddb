import {useTranslations} from 'use-intl/react';
import type {FormAnswer} from '~/lib/account/account-action.server';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';

interface Props {
  answer: FormAnswer | undefined;
  /** What is there already. */
  values: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
  };
  /** Id of the customer whose data it is. */
  shownTo: string;
}

/** Changes the customer's name, e-mail address and phone number. */
export function ProfileForm({answer, values, shownTo}: Props) {
  const t = useTranslations();
  return (
    <AccountForm
      answer={answer}
      submit={t('account.profile.save')}
      shownTo={shownTo}
      cancelTo="/account"
    >
      <AccountField
        name="firstName"
        label={t('auth.fields.firstName')}
        autoComplete="given-name"
        defaultValue={values.firstName}
      />
      <AccountField
        name="lastName"
        label={t('auth.fields.lastName')}
        autoComplete="family-name"
        defaultValue={values.lastName}
      />
      <AccountField
        name="phone"
        type="tel"
        label={t('account.profile.phone')}
        hint={t('account.phoneHint')}
        autoComplete="tel"
        defaultValue={values.phone}
      />
      <AccountField
        name="email"
        type="email"
        label={t('auth.fields.email')}
        hint={t('account.profile.emailHint')}
        autoComplete="email"
        defaultValue={values.email}
        required
      />
      <AccountField
        name="currentPassword"
        type="password"
        label={t('auth.fields.currentPassword')}
        hint={t('account.profile.passwordHint')}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}
