import {useTranslations} from 'use-intl/react';
import IconFilter from '~icons/lucide/sliders-horizontal';
import {Button} from '~/components/ui/Button';
import {buttonClass} from '~/components/ui/button-class';
import {Drawer} from '~/components/ui/Drawer';
import {DrawerLink} from '~/components/ui/DrawerLink';
import {useOverlay} from '~/components/ui/overlay';
import type {ProductList} from '~/lib/catalogue/product-list.server';
import {FilterForm} from './FilterForm';

export function FilterDrawer({list}: {list: ProductList}) {
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

interface ButtonProps {
  count: number;
  /** Id of the filters in the page, the link's target without JavaScript. */
  target: string;
}

export function FilterButton({count, target}: ButtonProps) {
  const t = useTranslations('collection');
  return (
    <DrawerLink
      name="filterMenu"
      href={`#${target}`}
      className={buttonClass({variant: 'secondary', className: 'lg:hidden'})}
    >
      <IconFilter />
      {t('filter')}
      {count ? (
        <span className="grid size-6 place-items-center rounded-full bg-accent text-sm text-on-accent">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{t('chosen', {count})}</span>
        </span>
      ) : null}
    </DrawerLink>
  );
}
