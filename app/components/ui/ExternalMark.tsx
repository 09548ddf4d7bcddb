import {useTranslations} from 'use-intl/react';
import IconExternal from '~icons/lucide/external-link';

/** Says in a link that it leaves the shop. */
export function ExternalMark() {
  const t = useTranslations('layout');
  return (
    <>
      <IconExternal className="ml-1 inline size-3.5 flex-none" />
      <span className="sr-only">{t('leaves')}</span>
    </>
  );
}
