import {useCart} from '~/components/cart/CartProvider';
import {PopularProducts} from '~/components/catalogue/PopularProducts.client';
import {CartAddOn} from '~/components/product/CartAddOn';

/** What the cart's panel offers: what goes with the cart, or what sells best. */
export function CartOffer() {
  const {lines, optimisticLines} = useCart();
  const isEmpty = lines.length + optimisticLines.length === 0;
  return isEmpty ? <PopularProducts /> : <CartAddOn />;
}
