import {productNumber} from './wishlist';
import type {WishlistAnswer} from './wishlist-answer';
import type {WishlistStore} from './visitor-wishlist.server';

/**
 * Carries out what a form asks: `intent` is `add` or `remove`, `product` the
 * product's number or global id. Anything else changes nothing.
 */
export async function changeWishlist(
  store: WishlistStore,
  form: FormData,
): Promise<WishlistAnswer> {
  const product = productNumber(form.get('product'));
  const intent = form.get('intent');
  if (product !== null && intent === 'add') return store.add(product);
  if (product !== null && intent === 'remove') return store.remove([product]);
  return {products: await store.read(), status: 'badInput'};
}
