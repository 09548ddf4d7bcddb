import {useTranslations} from 'use-intl/react';
import IconSearch from '~icons/lucide/search';
import {Drawer} from '~/components/ui/Drawer';
import {DrawerLink} from '~/components/ui/DrawerLink';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';
import {useLazy} from '~/components/ui/use-lazy';
import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';

/** The search menu; its contents load when it opens. */
export function SearchMenu() {
  const t = useTranslations('search');
  const {close} = useOverlay('searchMenu');
  const [SearchPanel, onFailed] = useLazy(
    async () => (await import('./SearchPanel.client')).SearchPanel,
    close,
  );
  return (
    <Drawer name="searchMenu" title={t('title')} side="right">
      <OnDemand onFailed={onFailed}>
        <SearchPanel onChosen={close} />
      </OnDemand>
    </Drawer>
  );
}

/** Opens the search menu; without JavaScript it links to the search page. */
export function SearchButton() {
  const t = useTranslations('layout');
  return (
    <DrawerLink
      name="searchMenu"
      href={localizedPath('/search', useLocale())}
      aria-label={t('search')}
      className="icon-button"
    >
      <IconSearch />
    </DrawerLink>
  );
}
