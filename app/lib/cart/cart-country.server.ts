import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {offeredCountry} from '~/lib/i18n/load-countries.server';
import {cartProblem} from './cart-problem';
import {
  hasErrors,
  NO_CART,
  readMutation,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';

/**
 * Moves a shopper to a country: first their cart, then the session, so that prices
 * of cart and pages never differ. A country that the shop does not sell to changes
 * nothing.
 *
 * @throws when the provider fails; nothing is changed then.
 */
export async function chooseCountry(
  context: CartContext,
  country: string,
): Promise<ProviderCartResult> {
  const offered = await offeredCountry(context, country);
  if (!offered) {
    return {...NO_CART, problems: [cartProblem('error', 'countryUnknown')]};
  }
  const result = await setCountry(context, offered);
  if (!hasErrors(result)) context.session.set('country', offered);
  return result;
}

/** Sets the country of the cart's buyer, which decides prices and currency. Makes no cart. */
export async function setCountry(
  context: CartContext,
  countryCode: CountryCode,
): Promise<ProviderCartResult> {
  if (!context.cart.getCartId()) return NO_CART;
  return readMutation(
    await context.cart.updateBuyerIdentity({countryCode}),
    'country',
    context,
  );
}
