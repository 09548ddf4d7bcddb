import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {AccountForm} from './AccountForm';
import {AuthPage} from './AuthPage';

interface Props {
  purpose: 'login' | 'register';
  /** What an earlier form or an ended session left to say. */
  children?: ReactNode;
}

/**
 * The way to the provider's sign-in. A button that sends a form: a link would be followed
 * by whatever fetches pages in advance.
 */
export function ProviderSignIn({purpose, children}: Props) {
  const t = useTranslations('auth');
  const isLogin = purpose === 'login';
  return (
    <AuthPage
      title={t(`${purpose}.title`)}
      lead={t(isLogin ? 'provider.lead' : 'provider.registerLead')}
    >
      {children}
      <AccountForm answer={undefined} submit={t('provider.submit')}>
        {null}
      </AccountForm>
      {isLogin ? (
        <p className="text-muted">{t('provider.register')}</p>
      ) : (
        <p className="text-sm text-muted">
          {t.rich('register.privacy', {
            link: (chunks) => (
              <Link to="/legal/privacy" className="text-link">
                {chunks}
              </Link>
            ),
          })}
        </p>
      )}
    </AuthPage>
  );
}
