import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {AccountForm} from './AccountForm';
import {AuthPage} from './AuthPage';

/** Leads to the privacy policy. */
export function PrivacyNote() {
  const t = useTranslations('auth.register');
  return (
    <p className="text-sm text-muted">
      {t.rich('privacy', {
        link: (chunks) => (
          <Link to="/legal/privacy" className="text-link">
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}

interface Props {
  purpose: 'login' | 'register';
  children?: ReactNode;
}

/** A form, since a link would be followed by whatever fetches pages in advance. */
export function ProviderSignIn({purpose, children}: Props) {
  const t = useTranslations('auth');
  const isLogin = purpose === 'login';
  return (
    <AuthPage
      title={t(`${purpose}.title`)}
      lead={t(isLogin ? 'provider.lead' : 'provider.registerLead')}
    >
      {children}
      <AccountForm result={undefined} submit={t('provider.submit')}>
        {null}
      </AccountForm>
      {isLogin ? (
        <p className="text-muted">{t('provider.register')}</p>
      ) : (
        <PrivacyNote />
      )}
    </AuthPage>
  );
}

/** Stands where a password was chosen, for a shop whose customers have none. */
export function NoPassword({isSignedIn = false}: {isSignedIn?: boolean}) {
  const t = useTranslations('auth.noPassword');
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <div>
        <ButtonLink to={isSignedIn ? '/account' : '/auth/login'}>
          {t(isSignedIn ? 'account' : 'login')}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
