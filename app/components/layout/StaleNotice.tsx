import {useMatches} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {getProperty} from '~/lib/http/get-property';

export function StaleNotice() {
  const t = useTranslations('layout');
  const isStale = useMatches().some(
    ({data}) => getProperty(data, 'isStale') === true,
  );
  if (!isStale) return null;
  return (
    <p
      role="status"
      className="border-b border-line-strong bg-raised px-4 py-3 text-center text-ink"
    >
      {t('staleNotice')}
    </p>
  );
}
