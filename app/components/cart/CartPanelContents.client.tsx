import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {useCart} from './cart-context';
import {CartDetails} from './CartDetails';
import {CartLines} from './CartLines';
import {EmptyCart, UnavailableCart} from './CartNotice';
import {CartProblems} from './CartProblems';
import {CartSummary, CheckoutLink} from './CartSummary';
import {CodeForms} from './CodeForms';

/** What the cart panel holds. */
export function CartPanelContents() {
  const t = useTranslations('cart');
  const {cart, lines, inMaking, isUnavailable, isUpdating, problems} =
    useCart();
  const isEmpty = lines.length + inMaking.length === 0;
  const general = problems.filter(
    ({lineKey}) => !lines.some(({key}) => key === lineKey),
  );

  return (
    <>
      <div className="flex-1 px-4 pt-4">
        <CartProblems problems={general} />
        {isUnavailable ? <UnavailableCart /> : null}
        {isEmpty && !isUnavailable ? <EmptyCart /> : <CartLines />}
        {cart && !isEmpty ? (
          <CartDetails title={t('codes.title')}>
            <CodeForms cart={cart} />
          </CartDetails>
        ) : null}
      </div>
      {cart && !isEmpty ? (
        <div className="sticky bottom-0 grid gap-3 border-t border-line bg-surface px-4 py-4">
          <CartSummary cart={cart} isUpdating={isUpdating} />
          <CheckoutLink url={cart.checkoutUrl} isUpdating={isUpdating} />
          <Link to="/cart" className="text-link text-center">
            {t('toCart')}
          </Link>
        </div>
      ) : null}
    </>
  );
}
