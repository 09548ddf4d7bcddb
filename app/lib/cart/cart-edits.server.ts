import {offeredCountry} from '~/lib/i18n/load-countries.server';
import {cartProblem} from './cart-problem';
import {
  hasErrors,
  NO_CART,
  orCreate,
  setCountry,
  type CartContext,
  type ShopifyCartResult,
} from './shopify-cart.server';

/** Replaces the order's note; creates a missing cart. */
export function setNote(
  context: CartContext,
  note: string,
): Promise<ShopifyCartResult> {
  return orCreate(context, {note}, 'note', () => context.cart.updateNote(note));
}

/**
 * Sets the country of the cart, then of the session; rejects one that the shop does not sell to.
 * @throws when Shopify fails; nothing is changed then.
 */
export async function chooseCountry(
  context: CartContext,
  country: string,
): Promise<ShopifyCartResult> {
  const offered = await offeredCountry(context, country);
  if (!offered) {
    return {...NO_CART, problems: [cartProblem('error', 'countryUnknown')]};
  }
  const result = await setCountry(context, offered);
  if (!hasErrors(result)) context.session.set('country', offered);
  return result;
}
