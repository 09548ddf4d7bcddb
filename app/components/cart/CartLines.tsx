import {useRef} from 'react';
import {useTranslations} from 'use-intl/react';
import type {ShownLine} from '~/lib/cart/optimistic-cart';
import {useCart, useCartStore} from './cart-context';
import {CartLine} from './CartLine';

/** All lines with their controls, and those that are being made. */
export function CartLines() {
  const t = useTranslations('cart');
  const store = useCartStore();
  const {lines, inMaking, problems} = useCart();
  const list = useRef<HTMLUListElement>(null);

  const setQuantity = ({key, title}: ShownLine, quantity: number) => {
    void store.change({kind: 'set', key, title, quantity});
    // The control that had the focus goes with its line.
    if (quantity <= 0) list.current?.focus();
  };

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('lines')}
      className="outline-none"
    >
      {inMaking.map(({key, title, quantity}) => (
        <li key={key} className="border-b border-line py-4 text-muted">
          <p className="line-clamp-3">{t('inMaking', {title, quantity})}</p>
        </li>
      ))}
      {lines.map((line) => (
        <CartLine
          key={line.key}
          line={line}
          problems={problems.filter(({lineKey}) => lineKey === line.key)}
          onChange={(quantity) => setQuantity(line, quantity)}
        />
      ))}
    </ul>
  );
}
