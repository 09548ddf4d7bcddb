import type {RequestContext} from '../context.server';
import {logAccountFailure} from './account-log.server';

type CartOwner = Pick<RequestContext, 'cart' | 'country' | 'report'>;

/**
 * Joins the visitor's cart to the customer who signs in; its lines stay. Never
 * throws: a cart that could not be joined is no reason to refuse a login.
 */
export function joinCart(
  context: CartOwner,
  customerAccessToken: string,
): Promise<void> {
  return setBuyer(context, customerAccessToken);
}

/** Releases the cart from the customer who signs out. Never throws. */
export function releaseCart(context: CartOwner): Promise<void> {
  return setBuyer(context, null);
}

async function setBuyer(
  context: CartOwner,
  customerAccessToken: string | null,
): Promise<void> {
  const {cart, country} = context;
  if (!cart.getCartId()) return;
  try {
    const {errors, userErrors} = await cart.updateBuyerIdentity({
      customerAccessToken,
      countryCode: country,
    });
    const [first] = userErrors ?? [];
    if (errors || first) {
      logAccountFailure(context, 'cart', first?.code ?? 'GraphQL errors');
    }
  } catch (error) {
    logAccountFailure(context, 'cart', error);
  }
}
