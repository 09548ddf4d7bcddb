import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {giftCardCodesOf} from './cart-codes.server';
import {logCartFailure} from './cart-log.server';
import {
  makeCart,
  readMutation,
  readProviderCart,
  hasErrors,
  type CartContext,
  type NewCart,
  type ProviderCart,
} from './provider-cart.server';

/** What replacing the visitor's cart needs of a request's context. */
export interface CartOwner extends CartContext {
  readonly country: CountryCode;
  /** From now on the visitor's cart has this id; `null`: they have none. */
  readonly replaceCartId: (id: string | null) => void;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

const NOBODY = {customerAccessToken: null, email: null, phone: null};

/** Attribute of a cart whose lines are in another one. */
const REPLACED = '_replaced';

/**
 * Gives the visitor who signs in or out a new cart with the contents of the present one:
 * whoever knew the old id learns nothing of the new buyer. The old cart is emptied and
 * released afterwards. When the new cart cannot be made, the old one stays, so that no
 * line is lost and none is doubled. One that was replaced stays, too: a form that is
 * sent twice would otherwise lose the cart that the first one made.
 *
 * @param customerAccessToken of the new buyer; `null` for a visitor.
 * @returns the cart that is the new buyer's, or `null` when the old one stays. Never
 * throws.
 */
export async function replaceCart(
  context: CartOwner,
  customerAccessToken: string | null,
): Promise<ProviderCart | null> {
  const oldId = context.cart.getCartId();
  if (!oldId) return null;
  try {
    const old = await readProviderCart(context);
    if (!old || old.attributes.some(({key}) => key === REPLACED)) return null;
    const {cart} = await makeCart(context, {
      ...contentsOf(old),
      giftCardCodes: giftCardCodesOf(context, old),
      buyerIdentity: {
        countryCode: old.buyerIdentity.countryCode ?? context.country,
        customerAccessToken,
      },
    });
    if (!cart) throw new Error('The provider made no cart.');
    context.replaceCartId(cart.id);
    context.waitUntil(abandon(context, oldId, old));
    return cart;
  } catch (error) {
    logCartFailure(context, 'replace', error);
    return null;
  }
}

/**
 * Takes the buyer away from the visitor's cart. A cart that could not be released is
 * given up: its checkout would know who the last visitor was. Never throws.
 */
export async function releaseCart(context: CartOwner): Promise<void> {
  if (!context.cart.getCartId()) return;
  try {
    const released = readMutation(
      await context.cart.updateBuyerIdentity(NOBODY),
      'country',
      context,
    );
    if (!released.cart || hasErrors(released)) context.replaceCartId(null);
  } catch (error) {
    logCartFailure(context, 'country', error);
    context.replaceCartId(null);
  }
}

function contentsOf({
  lines,
  discountCodes,
  note,
  attributes,
}: ProviderCart): NewCart {
  const present = (list: ProviderCart['attributes']) =>
    list.map(({key, value}) => ({key, value: value ?? ''}));
  return {
    lines: lines.nodes.map((line) => ({
      merchandiseId: line.merchandise.id,
      quantity: line.quantity,
      attributes: present(line.attributes),
      sellingPlanId: line.sellingPlanAllocation?.sellingPlan.id,
    })),
    discountCodes: discountCodes.map(({code}) => code),
    note,
    attributes: present(attributes),
  };
}

/** Never throws. */
async function abandon(
  {cart, report}: CartOwner,
  cartId: string,
  {lines}: ProviderCart,
): Promise<void> {
  try {
    const ids = lines.nodes.map(({id}) => id);
    await cart.updateAttributes([{key: REPLACED, value: 'true'}], {cartId});
    await cart.removeLines(ids, {cartId});
    await cart.updateBuyerIdentity(NOBODY, {cartId});
  } catch (error) {
    logCartFailure({report}, 'replace', error);
  }
}
