import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Drawer} from '~/components/ui/Drawer';
import {useOverlay} from '~/components/ui/overlay';
import type {ProductList} from '~/lib/catalogue/product-list';
import {FilterForm} from './FilterForm';

interface Props {
  list: ProductList;
}

/** The filters on small screens; choices apply behind it at once. */
export function FilterDrawer({list}: Props) {
  const t = useTranslations('collection');
  const {close} = useOverlay('filterMenu');
  return (
    <Drawer name="filterMenu" title={t('filters')} side="left">
      <div className="px-4 pb-4">
        <FilterForm list={list} />
      </div>
      <div className="sticky bottom-0 mt-auto border-t border-line bg-surface p-4">
        <Button className="w-full" onClick={close}>
          {t('show')}
        </Button>
      </div>
    </Drawer>
  );
}
