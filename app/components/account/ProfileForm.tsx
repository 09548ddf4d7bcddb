import {useTranslations} from 'use-intl/react';
import type {FormResult} from '~/lib/account/account-action.server';
import {
  PROFILE_FIELDS,
  type CustomerProfile,
} from '~/lib/account/customer-accounts';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';

interface Props {
  result: FormResult | undefined;
  customer: CustomerProfile;
  /** The provider's page for e-mail address and phone number; `null`: they are changed here. */
  profileUrl: string | null;
}

export function ProfileForm({result, profileUrl, customer}: Props) {
  const t = useTranslations();
  const fields = PROFILE_FIELDS.filter(
    ({name}) =>
      name in customer &&
      !(profileUrl && (name === 'email' || name === 'phone')),
  );
  return (
    <AccountForm
      result={result}
      submit={t('account.profile.save')}
      shownTo={customer.id}
      cancelTo="/account"
    >
      {fields.map(({hint, ...field}) => (
        <AccountField
          key={field.name}
          {...field}
          label={t(`auth.fields.${field.name}`)}
          hint={hint && t(hint)}
          defaultValue={customer[field.name] ?? ''}
        />
      ))}
      {profileUrl ? (
        <div className="grid gap-2">
          <dl className="grid gap-2">
            {(['email', 'phone'] as const).map((name) =>
              customer[name] ? (
                <div key={name}>
                  <dt className="text-sm font-bold">
                    {t(`auth.fields.${name}`)}
                  </dt>
                  <dd className="wrap-anywhere">{customer[name]}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <p className="text-muted">{t('account.profile.elsewhere')}</p>
          <p>
            <a href={profileUrl} rel="noreferrer" className="text-link">
              {t('account.profile.elsewhereLink')}
            </a>
          </p>
        </div>
      ) : (
        <AccountField
          name="currentPassword"
          type="password"
          label={t('auth.fields.currentPassword')}
          hint={t('account.profile.passwordHint')}
          autoComplete="current-password"
        />
      )}
    </AccountForm>
  );
}
