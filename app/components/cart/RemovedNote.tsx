import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {isInCart, type RemovedLine} from '~/lib/cart/cart-line';
import {useCart, useCartStore} from './cart-context';
import {CartActionForm} from './CartActionForm';

interface Props {
  removed: RemovedLine;
  onUndone: () => void;
}

/** Says which line was removed, and adds it again; nothing while the line is in the cart. */
export function RemovedNote({removed, onUndone}: Props) {
  const t = useTranslations('cart');
  const store = useCartStore();
  const {title, lines} = removed;
  if (isInCart(removed, useCart().lines)) return null;
  const undo = () => {
    void store.change({kind: 'add', title, lines});
    onUndone();
  };
  return (
    <CartActionForm
      action="LinesAdd"
      inputs={{lines}}
      redirectTo="/cart"
      onSend={undo}
      className="mb-4 flex items-center justify-between gap-4 rounded-control bg-sunken py-2 pr-2 pl-4 text-sm"
    >
      <p className="min-w-0 wrap-anywhere">{t('announce.removed', {title})}</p>
      <Button type="submit" variant="secondary" size="sm" className="shrink-0">
        {t('undo')}
      </Button>
    </CartActionForm>
  );
}
