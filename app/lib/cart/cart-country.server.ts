import type {CountryCode} from 'storefront-api-newest/storefront-api-types';
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
 * Sets the country of the cart, then of the session; rejects one that the shop does not sell to.
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

/** Sets the cart's buyer country, which decides prices and currency; creates no cart. */
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
