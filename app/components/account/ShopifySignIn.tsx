import type {ReactNode} from 'react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useTranslations} from 'use-intl/react';
import {textLink} from '~/components/ui/text-link';
import {AccountForm} from './AccountForm';
import {AuthPage} from './AuthPage';

export function PrivacyNote() {
  const t = useTranslations('auth.register');
  return (
    <p className="text-sm text-muted">
      {t.rich('privacy', {
        link: textLink('/legal/privacy'),
      })}
    </p>
  );
}

interface Props {
  purpose: 'login' | 'register';
  children?: ReactNode;
}

/** A form, since prefetching would follow a link. */
export function ShopifySignIn({purpose, children}: Props) {
  const t = useTranslations('auth');
  const isLogin = purpose === 'login';
  return (
    <AuthPage
      title={t(`${purpose}.title`)}
      lead={t(isLogin ? 'shopify.lead' : 'shopify.registerLead')}
    >
      {children}
      <AccountForm state={undefined} submit={t('shopify.submit')}>
        {null}
      </AccountForm>
      {isLogin ? (
        <p className="text-muted">{t('shopify.register')}</p>
      ) : (
        <PrivacyNote />
      )}
    </AuthPage>
  );
}

/** Replaces the password pages for accounts without passwords. */
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
