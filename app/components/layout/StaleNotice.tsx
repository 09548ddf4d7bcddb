import {useMatches} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';

export function StaleNotice() {
  const t = useTranslations('layout');
  const isStale = useMatches().some(
    ({data}) =>
      typeof data === 'object' &&
      data !== null &&
      Reflect.get(data, 'isStale') === true,
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
