import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {PROFILE_NAMES} from '~/lib/account/customer-accounts';
import {isPasswordField, type UnsavedForm} from '~/lib/account/unsaved-form';
import {localizedPath} from '~/lib/i18n/locale';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';
import {AuthPage} from './AuthPage';

/** Fields that are shown; the others are sent as hidden fields. */
const LABELS = new Map([
  ...PROFILE_NAMES.map((name) => [name, `auth.fields.${name}`] as const),
  ...Object.entries({
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
]);

export function UnsavedFormPage({fields, message}: UnsavedForm) {
  const t = useTranslations();
  const locale = useLocale();
  const {pathname, search} = useLocation();
  // The page before may have been scrolled down.
  useEffect(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
  }, []);
  return (
    <AuthPage title={t('form.unsaved.title')}>
      {message === null ? (
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
        result={{
          problem: {message: message ?? t('auth.notices.expired'), field: null},
          values: Object.fromEntries(fields),
        }}
        submit={t('form.unsaved.submit')}
        action={pathname + search}
      >
        {fields.map(([name, text]) => {
          const label = LABELS.get(name);
          return label ? (
            <AccountField
              key={name}
              name={name}
              label={t(label)}
              type={isPasswordField(name) ? 'password' : 'text'}
            />
          ) : (
            <input key={name} type="hidden" name={name} value={text} />
          );
        })}
      </AccountForm>
    </AuthPage>
  );
}
