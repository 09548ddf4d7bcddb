import type {MouseEvent} from 'react';
import {useTranslations} from 'use-intl/react';
import IconCart from '~icons/lucide/shopping-cart';
import {CountBadge} from '~/components/ui/CountBadge';
import {Link} from '~/components/ui/Link';
import {useOverlay} from '~/components/ui/overlay';
import {useCart, useCartStore} from './CartProvider';
import {preloadCartPanel} from './CartPanel';

/** Opens the cart panel; without JavaScript, or in a new tab, it links to the cart page. */
export function CartButton() {
  const t = useTranslations('cart');
  const {open} = useOverlay('cartDrawer');
  const store = useCartStore();
  const {lines, optimisticLines} = useCart();
  const count = lines.length + optimisticLines.length;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    open();
    // The cart may have been paid in another window.
    if (count > 0) void store.refresh();
  };
  return (
    <Link
      to="/cart"
      prefetch="none"
      aria-label={t('button', {count})}
      className="icon-button relative"
      onClick={onClick}
      onPointerEnter={preloadCartPanel}
      onFocus={preloadCartPanel}
    >
      <IconCart />
      <CountBadge count={count} />
    </Link>
  );
}
