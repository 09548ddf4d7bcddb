import {
  makeCart,
  readMutation,
  type CartContext,
  type NewCart,
  type ShopifyCartResult,
  hasErrors,
  NO_CART,
} from './shopify-cart.server';
import type {CountryCode} from '../../../schemas/storefront-types';
import {offeredCountry} from '~/lib/i18n/load-countries.server';
import {cartProblem} from './cart-problem';

/** Replaces the order's note; creates a missing cart. */
export function setNote(
  context: CartContext,
  note: string,
): Promise<ShopifyCartResult> {
  return orCreate(context, {note}, 'note', () => context.cart.updateNote(note));
}

/** Applies the change, or creates a cart with `input` when there is none. */
export async function orCreate(
  context: CartContext,
  input: NewCart,
  attempt: 'discountCodes' | 'giftCard' | 'note',
  change: () => ReturnType<CartContext['cart']['updateNote']>,
): Promise<ShopifyCartResult> {
  const result = context.cart.getCartId()
    ? readMutation(await change(), attempt, context)
    : null;
  return result && !result.isMissing ? result : makeCart(context, input);
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

/** Sets the cart's buyer country, which decides prices and currency; creates no cart. */
export async function setCountry(
  context: CartContext,
  countryCode: CountryCode,
): Promise<ShopifyCartResult> {
  if (!context.cart.getCartId()) return NO_CART;
  return readMutation(
    await context.cart.updateBuyerIdentity({countryCode}),
    'country',
    context,
  );
}
