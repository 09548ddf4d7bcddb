import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {
  SIGN_IN_EMAIL,
  SIGN_IN_PASSWORD,
  type SignInAgain,
} from '~/lib/account/sign-in-again';
import {AccountField} from './AccountField';
import {AccountForm} from './AccountForm';
import {AuthPage} from './AuthPage';

/**
 * Asks a customer to sign in whose session had ended when they sent a form. What
 * was typed is in this page alone, and goes with it.
 */
export function SignInAgainPage({fields, email, problem}: SignInAgain) {
  const t = useTranslations('auth');
  const {pathname, search} = useLocation();
  // It takes the place of a form that may be scrolled to its end.
  useEffect(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
  }, []);
  const answer = problem
    ? {problem, values: {[SIGN_IN_EMAIL]: email}}
    : undefined;
  return (
    <AuthPage title={t('login.title')} lead={t('again.lead')}>
      <AccountForm
        answer={answer}
        submit={t('login.submit')}
        action={pathname + search}
      >
        {fields.map(([name, text], index) => (
          <input key={index} type="hidden" name={name} value={text} />
        ))}
        <AccountField
          name={SIGN_IN_EMAIL}
          type="email"
          label={t('fields.email')}
          autoComplete="username"
          required
          {...(problem ? null : FOCUSED)}
        />
        <AccountField
          name={SIGN_IN_PASSWORD}
          type="password"
          label={t('fields.password')}
          autoComplete="current-password"
          required
        />
      </AccountForm>
    </AuthPage>
  );
}

/** The form that had the focus has gone. */
const FOCUSED = {autoFocus: true};
