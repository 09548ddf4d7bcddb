import {useLocation} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';
import type {KeptForm} from '~/lib/account/sign-in-again';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';
import {AuthPage} from './AuthPage';

/**
 * Shows what was typed into a form of the account that could not be carried out, to be
 * sent again: the form's own page cannot be asked for. What was chosen or was hidden
 * goes along unseen.
 */
export function KeptFormPage({fields, message}: KeptForm) {
  const t = useTranslations();
  const locale = useLocale();
  const {pathname, search} = useLocation();
  const labels: Readonly<Record<string, string | undefined>> = {
    firstName: t('account.addresses.fields.firstName'),
    lastName: t('account.addresses.fields.lastName'),
    company: t('account.addresses.fields.company'),
    address1: t('account.addresses.fields.address1'),
    address2: t('account.addresses.fields.address2'),
    zip: t('account.addresses.fields.zip'),
    city: t('account.addresses.fields.city'),
    phone: t('account.addresses.fields.phone'),
    email: t('auth.fields.email'),
    currentPassword: t('auth.fields.currentPassword'),
    password: t('auth.fields.newPassword'),
  };
  return (
    <AuthPage title={t('auth.kept.title')}>
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
        answer={{
          problem: {message: message ?? t('auth.notices.expired'), field: null},
          values: Object.fromEntries(fields),
        }}
        submit={t('auth.kept.submit')}
        action={pathname + search}
      >
        {fields.map(([name, text]) => {
          const label = labels[name];
          if (!label) {
            return <input key={name} type="hidden" name={name} value={text} />;
          }
          const type = /password/i.test(name) ? 'password' : 'text';
          return <AccountField key={name} {...{name, label, type}} />;
        })}
      </AccountForm>
    </AuthPage>
  );
}
