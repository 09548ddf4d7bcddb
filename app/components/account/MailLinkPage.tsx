import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import type {FormAnswer} from '~/lib/account/account-action.server';
import {AuthPage} from './AuthPage';
import {NewPasswordForm} from './NewPasswordForm';

interface Props {
  purpose: 'reset' | 'activate';
  answer: FormAnswer | undefined;
}

/** Where a mail's link leads: to choosing a password. */
export function MailLinkPage({purpose, answer}: Props) {
  const t = useTranslations(`auth.${purpose}`);
  return (
    <AuthPage
      title={t('title')}
      lead={purpose === 'activate' ? t('lead') : undefined}
    >
      <NewPasswordForm answer={answer} submit={t('submit')} />
      <WayOut purpose={purpose} />
    </AuthPage>
  );
}

/** Where to go on when the link is too old. */
function WayOut({purpose}: Pick<Props, 'purpose'>) {
  const t = useTranslations('auth');
  const link = (to: string) => (chunks: ReactNode) => (
    <Link to={to} className="text-link">
      {chunks}
    </Link>
  );
  return (
    <p>
      {purpose === 'reset'
        ? link('/auth/recover')(t('reset.recover'))
        : t.rich('activate.help', {link: link('/contact')})}
    </p>
  );
}
