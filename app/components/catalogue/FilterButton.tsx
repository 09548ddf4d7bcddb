import {useTranslations} from 'use-intl/react';
import IconFilter from '~icons/lucide/sliders-horizontal';
import {buttonClass} from '~/components/ui/button-class';
import {preloadDrawer} from '~/components/ui/Drawer';
import {useOverlay} from '~/components/ui/overlay';

interface Props {
  /** Filters in force. */
  count: number;
  /** Id of the filters in the page, shown by this link without JavaScript. */
  target: string;
}

/** Opens the filters on small screens. */
export function FilterButton({count, target}: Props) {
  const t = useTranslations('collection');
  const {isOpen, open} = useOverlay('filterMenu');
  return (
    <a
      href={`#${target}`}
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={buttonClass({variant: 'secondary', className: 'lg:hidden'})}
      onPointerEnter={preloadDrawer}
      onFocus={preloadDrawer}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
    >
      <IconFilter />
      {t('filter')}
      {count ? (
        <span className="grid size-6 place-items-center rounded-full bg-accent text-sm text-on-accent">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{t('chosen', {count})}</span>
        </span>
      ) : null}
    </a>
  );
}
