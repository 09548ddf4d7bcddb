import {useTranslations} from 'use-intl/react';
import IconSearch from '~icons/lucide/search';
import {DrawerLink} from '~/components/ui/DrawerLink';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';

/** Opens the search menu; without JavaScript it leads to the search page. */
export function SearchButton() {
  const t = useTranslations('layout');
  return (
    <DrawerLink
      name="searchMenu"
      href={localizedPath('/search', useLocale())}
      className="icon-button"
    >
      <IconSearch />
      <span className="sr-only">{t('search')}</span>
    </DrawerLink>
  );
}
