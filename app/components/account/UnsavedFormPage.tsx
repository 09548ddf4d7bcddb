import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {FormField} from '~/components/ui/FormField';
import {useLocale} from '~/components/ui/use-locale';
import {PROFILE_NAMES} from '~/lib/account/customer-accounts';
import {isSecretField, type FormState} from '~/lib/forms/form-state';
import {localizedPath} from '~/lib/i18n/locale';
import {AccountForm} from './AccountForm';
import {AuthPage} from './AuthPage';

type ProfileName = (typeof PROFILE_NAMES)[number];

/** Fields that are shown; the others are sent as hidden fields. */
const LABELS = new Map(
  Object.entries({
    firstName: 'account.addresses.fields.firstName',
    lastName: 'account.addresses.fields.lastName',
    company: 'account.addresses.fields.company',
    address1: 'account.addresses.fields.address1',
    address2: 'account.addresses.fields.address2',
    zip: 'account.addresses.fields.zip',
    city: 'account.addresses.fields.city',
    phone: 'account.addresses.fields.phone',
    currentPassword: 'auth.fields.currentPassword',
    password: 'auth.fields.newPassword',
  } as const),
);

/** Labels of the profile's fields: an address has other optional fields. */
const PROFILE_LABELS = new Map<string, `auth.fields.${ProfileName}`>(
  PROFILE_NAMES.map((name) => [name, `auth.fields.${name}`] as const),
);

interface Props {
  state: FormState;
  isSignedOut: boolean;
}

export function UnsavedFormPage({state, isSignedOut}: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const {pathname, search} = useLocation();
  const labels = 'address1' in state.values ? LABELS : PROFILE_LABELS;
  // The page before may have been scrolled down.
  useEffect(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
  }, []);
  return (
    <AuthPage title={t('form.unsaved.title')}>
      {isSignedOut ? (
        <p>
          {t.rich('auth.again.outside', {
            link: (chunks) => (
              <a
                href={localizedPath('/auth/login', locale)}
                target="_blank"
                rel="noreferrer"
                className="text-link"
              >
                {chunks}
              </a>
            ),
          })}
        </p>
      ) : null}
      <AccountForm
        state={state}
        submit={t('form.unsaved.submit')}
        action={pathname + search}
      >
        {Object.entries(state.values).map(([name, text]) => {
          const label = labels.get(name) ?? LABELS.get(name);
          return label ? (
            <FormField
              key={name}
              name={name}
              label={t(label)}
              type={isSecretField(name) ? 'password' : 'text'}
            />
          ) : (
            <input key={name} type="hidden" name={name} value={text} />
          );
        })}
      </AccountForm>
    </AuthPage>
  );
}
