import {useLocation} from '@remix-run/react';
import {localeOfPath, type Locale} from '~/lib/i18n/locale';

/** The language of the current path. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}
