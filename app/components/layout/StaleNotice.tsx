import {useMatches} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';

/**
 * Says that the page shows a copy of the provider's last good answer. A loader
 * whose data came from one says so with `isStale`.
 */
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
