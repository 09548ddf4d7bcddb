import {useTranslations} from 'use-intl/react';
import IconSearch from '~icons/lucide/search';
import {preloadDrawer} from '~/components/ui/Drawer';
import {Link} from '~/components/ui/Link';
import {useOverlay} from '~/components/ui/overlay';

/** Opens the search menu; without JavaScript it leads to the search page. */
export function SearchButton() {
  const t = useTranslations('layout');
  const {isOpen, open} = useOverlay('searchMenu');
  return (
    <Link
      to="/search"
      prefetch="none"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className="icon-button"
      role="button"
      onPointerEnter={preloadDrawer}
      onFocus={preloadDrawer}
      onClick={(event) => {
        // A new tab or window is the browser's business.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
    >
      <IconSearch />
      <span className="sr-only">{t('search')}</span>
    </Link>
  );
}
