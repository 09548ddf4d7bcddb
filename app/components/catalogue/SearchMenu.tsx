import {lazy} from 'react';
import {useTranslations} from 'use-intl/react';
import {Drawer} from '~/components/ui/Drawer';
import {LaterMessages} from '~/components/ui/LaterMessages';
import {OnDemand} from '~/components/ui/OnDemand';
import {useOverlay} from '~/components/ui/overlay';

const SearchPanel = lazy(async () => ({
  default: (await import('./SearchPanel.client')).SearchPanel,
}));

/** The search menu. All but this frame is loaded when it opens. */
export function SearchMenu() {
  const t = useTranslations('search');
  const {close} = useOverlay('searchMenu');
  return (
    <Drawer name="searchMenu" title={t('title')} side="right">
      <OnDemand>
        <LaterMessages>
          <SearchPanel onChosen={close} />
        </LaterMessages>
      </OnDemand>
    </Drawer>
  );
}
