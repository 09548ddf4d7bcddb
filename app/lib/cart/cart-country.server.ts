import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {offeredCountry} from '~/lib/i18n/load-countries.server';
import {cartProblem} from './cart-problem';
import {
  NO_CART,
  readMutation,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';

/**
 * Moves a shopper to a country: first his cart, then the session, so that prices
 * of cart and pages never differ. A value that is not a country, or one that the
 * shop does not sell to, changes nothing.
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
  const step = await setCartCountry(context, offered);
  const isRefused =
    !step.isMissing && step.problems.some(({severity}) => severity === 'error');
  if (isRefused) return step;
  context.session.set('country', offered);
  // A cart that is gone has nothing to move, which is no problem.
  return step.isMissing ? {...NO_CART, isMissing: true} : step;
}

/**
 * Sets the country of the cart's buyer, which decides its prices and currency;
 * lines, customer and codes stay. Makes no cart: a new one gets the visitor's
 * country anyway.
 */
export async function setCartCountry(
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
