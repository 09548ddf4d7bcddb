import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {AuthPage} from './AuthPage';

interface Props {
  isSignedIn?: boolean;
}

/** Stands where a password was chosen, for a shop whose customers have none. */
export function NoPassword({isSignedIn = false}: Props) {
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
