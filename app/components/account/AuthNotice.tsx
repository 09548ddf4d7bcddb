import {useTranslations} from 'use-intl/react';
import type {AccountNotice} from '~/lib/account/account-notice';
import {Notice} from './Notice';

interface Props {
  notice: AccountNotice | null;
}

/** What an earlier form or an ended session left to say. */
export function AuthNotice({notice}: Props) {
  const t = useTranslations('auth.notices');
  if (!notice) return null;
  return (
    <Notice tone={notice === 'logoutFailed' ? 'danger' : 'neutral'}>
      {t(notice)}
    </Notice>
  );
}
