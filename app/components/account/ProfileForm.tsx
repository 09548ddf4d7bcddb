import {useTranslations} from 'use-intl/react';
import type {FormResult} from '~/lib/account/account-action.server';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';

interface Props {
  result: FormResult | undefined;
  values: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
  };
  /** The provider's page for e-mail address and phone number; `null`: they are changed here. */
  profileUrl: string | null;
  shownTo: string;
}

export function ProfileForm({result, profileUrl, shownTo, values}: Props) {
  const t = useTranslations();
  return (
    <AccountForm
      result={result}
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
      {profileUrl ? (
        <ProviderProfile values={values} profileUrl={profileUrl} />
      ) : (
        <>
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
        </>
      )}
    </AccountForm>
  );
}

function ProviderProfile({
  values: {email, phone},
  profileUrl,
}: Pick<Props, 'values'> & {profileUrl: string}) {
  const t = useTranslations('account.profile');
  return (
    <div className="grid gap-2">
      {[email, phone].filter(Boolean).map((text) => (
        <p key={text} className="wrap-anywhere">
          {text}
        </p>
      ))}
      <p className="text-muted">{t('elsewhere')}</p>
      <p>
        <a href={profileUrl} rel="noreferrer" className="text-link">
          {t('elsewhereLink')}
        </a>
      </p>
    </div>
  );
}
