import {Suspense} from 'react';
import {useTranslations} from 'use-intl/react';
import {Drawer} from '~/components/ui/Drawer';
import {useOverlay} from '~/components/ui/overlay';
import {lazyPart} from '~/components/ui/lazy-part';

const SearchPanel = lazyPart(
  async () => (await import('./SearchPanel')).SearchPanel,
);

/** The search menu. All but this frame is loaded when it opens. */
export function SearchMenu() {
  const t = useTranslations('search');
  const {close} = useOverlay('searchMenu');
  return (
    <Drawer name="searchMenu" title={t('title')} side="right">
      <Suspense fallback={null}>
        <SearchPanel onChosen={close} />
      </Suspense>
    </Drawer>
  );
}
