import {isCartId} from '../cart/cart-id.server';
import {logCartFailure} from '../cart/cart-log.server';
import {isMissingCart} from '../cart/cart-problem';
import {makeCart} from '../cart/provider-cart.server';
import type {RequestContext} from '../context.server';
import {buyerOf, newCartLimit} from '~/lib/http/rate-limit.server';
import {ProviderError} from '../storefront/provider-error.server';
import type {Call} from './call-arguments';
import type {Variables} from './operation-variables';
import type {CallAnswer} from './server-document';

/** Calls that get a new cart in the place of an unknown one, and how they name it. */
const NAMES: Readonly<Record<string, string>> = {
  cart: 'id',
  cartLinesAdd: 'cartId',
};

/** A call's answer, and the cart that was made for it. */
interface CartActionResult {
  readonly answer: CallAnswer;
  /** The argument that names the new cart; nothing where none was made. */
  readonly cart: Variables;
  /** `Set-Cookie` value that keeps it. */
  readonly cookie: string | null;
}

/**
 * Asks for a cart or adds lines to one; where the provider does not know the cart,
 * a new one in the client's country takes its place, and is asked for once more.
 *
 * It is made for what has the form of a cart's id alone, and 20 times in 10 minutes
 * for a buyer: otherwise the provider's answer stays as it is. The visitor's cookie
 * leads to the new cart, unless it leads to another one than the unknown.
 *
 * @param country the client's, where it names one.
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function inPresentCart(
  {field, arguments: {[NAMES[field] ?? '']: id}, responseKey}: Call,
  ask: (changed?: Variables) => Promise<CallAnswer>,
  country: unknown,
  request: Request,
  context: RequestContext,
): Promise<CartActionResult> {
  const answer = await ask();
  const asItIs = {answer, cart: {}, cookie: null};
  const {result, server} = answer;
  const isGone =
    field === 'cart'
      ? result.data?.[responseKey] === null && !result.errors
      : server.serverErrors?.some((error) =>
          isMissingCart({...error, message: ''}),
        );
  const isWanted = isGone && isCartId(id);
  if (!isWanted) return asItIs;
  if ((await newCartLimit.take(buyerOf(request))) !== null) return asItIs;
  // Making one changes what the handler knows.
  const known = context.cart.getCartId();
  const made = await newCart(country, context);
  if (made === null) return asItIs;
  const cart = {[NAMES[field] ?? '']: made};
  const isKept = known === undefined || known === id;
  return {
    answer: await ask(cart),
    cart,
    cookie: isKept ? context.cart.setCartId(made).get('Set-Cookie') : null,
  };
}

/** @returns its id, or `null` where the provider refuses to make one. */
async function newCart(
  wanted: unknown,
  context: RequestContext,
): Promise<string | null> {
  const isCountry = typeof wanted === 'string' && /^[A-Z]{2}$/.test(wanted);
  const countryCode = isCountry
    ? (wanted as RequestContext['country'])
    : context.country;
  try {
    const {cart} = await makeCart(context, {buyerIdentity: {countryCode}});
    return cart?.id ?? null;
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    logCartFailure(context, 'create', error);
    return null;
  }
}
