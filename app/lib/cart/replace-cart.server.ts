import type {CartLinePartsFragment} from 'storefrontapi.generated';
import type {CountryCode} from '../../../schemas/storefront-types';
import {
  type CartContext,
  hasErrors,
  makeCart,
  type NewCart,
  type ShopifyCart,
  readMutation,
  readWholeCart,
} from './shopify-cart.server';
import {cartProblem} from './cart-problem';
import {storeProblems} from './cart-response.server';
import type {AppSession} from '~/lib/session/session.server';
import {keyOf, parentOf} from './cart-line';
import {log, namedReason} from '~/lib/logging/log.server';
import {CART_EVENTS} from '~/lib/logging/log-events';

export interface CartOwner extends CartContext {
  readonly session: Pick<AppSession, 'flash' | 'get' | 'set'>;
  readonly country: CountryCode;
  /** Stores the visitor's cart id; `null` deletes it. */
  readonly replaceCartId: (id: string | null) => void;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

const NO_BUYER = {customerAccessToken: null, email: null, phone: null};

/** Marks a cart whose lines were copied to another one. */
const REPLACED = '_replaced';

/** Whether a cart's lines were copied to another one, which the visitor has now. */
export function isReplaced({
  attributes,
}: Pick<ShopifyCart, 'attributes'>): boolean {
  return attributes.some(({key}) => key === REPLACED);
}

/**
 * Copies the cart to a new one at sign-in and sign-out, so that the old id reveals nothing of
 * the new buyer; then empties and releases the old one. A cart already replaced stays. Gift
 * cards are not copied: Shopify does not reveal their codes. When no new one can be made, the old one
 * stays, without its customer. Never throws.
 * @param customerAccessToken `null` for an anonymous visitor.
 */
export async function replaceCart(
  context: CartOwner,
  customerAccessToken: string | null,
): Promise<void> {
  const oldId = context.cart.getCartId();
  if (!oldId) return;
  let old: ShopifyCart | null = null;
  try {
    old = await readWholeCart(context);
    if (!old || isReplaced(old)) return;
    const {cart: made} = await makeCart(context, {
      ...contentsOf(old),
      buyerIdentity: {
        countryCode: old.buyerIdentity.countryCode ?? context.country,
        customerAccessToken,
      },
    });
    const cart = made && (await withAddOns(context, made, old));
    if (!cart) throw new Error('Shopify made no cart.');
    context.replaceCartId(cart.id);
    if (old.appliedGiftCards.length > 0) {
      storeProblems(context.session, [cartProblem('warning', 'giftCardsLeft')]);
    }
    context.waitUntil(emptyAndRelease(context, oldId, old));
  } catch (error) {
    log(context, 'error', CART_EVENTS.replace, {reason: namedReason(error)});
    // At a sign-in only another customer's cart has one.
    if (customerAccessToken !== null && !old?.buyerIdentity.customer) return;
    // The handler may have the copy's id.
    if (!(await releasedCart(context, oldId).catch(() => null)))
      context.replaceCartId(null);
  }
}

/**
 * Removes the buyer, whom a cart would show to its next visitor; `null` when Shopify refuses.
 * @throws when Shopify fails.
 */
export async function releasedCart(
  context: Pick<CartContext, 'cart' | 'requestLog'>,
  cartId = context.cart.getCartId(),
): Promise<ShopifyCart | null> {
  const released = readMutation(
    await context.cart.updateBuyerIdentity(NO_BUYER, {cartId}),
    'country',
    context,
  );
  return hasErrors(released) ? null : released.cart;
}

const present = (attributes: ShopifyCart['attributes']) =>
  attributes.map(({key, value}) => ({key, value: value ?? ''}));

const isAddOn = (line: CartLinePartsFragment) => parentOf(line) !== null;

/**
 * Everything but add-ons; see `withAddOns`. The last line comes first, because Shopify puts each new line in
 * front of the others.
 */
function contentsOf({
  lines,
  discountCodes,
  note,
  attributes,
}: ShopifyCart): NewCart {
  return {
    lines: lines.nodes
      .filter((line) => !isAddOn(line))
      .map(copyOf)
      .reverse(),
    discountCodes: discountCodes.map(({code}) => code),
    note,
    attributes: present(attributes),
  };
}

function copyOf(line: CartLinePartsFragment) {
  return {
    merchandiseId: line.merchandise.id,
    quantity: line.quantity,
    attributes: present(line.attributes),
    sellingPlanId: line.sellingPlanAllocation?.sellingPlan.id,
  };
}

/**
 * Copies the add-ons below the copies of their lines, which have ids only now: merchandise does not
 * tell two of them apart. An add-on of a line that could not be copied is left out.
 * @returns `null` when Shopify refused.
 */
async function withAddOns(
  context: CartOwner,
  cart: ShopifyCart,
  {lines}: ShopifyCart,
): Promise<ShopifyCart | null> {
  const addOns = lines.nodes.flatMap((line) => {
    const parent = lines.nodes.find(({id}) => id === parentOf(line)?.id);
    const copied =
      parent &&
      cart.lines.nodes.find((other) => keyOf(other) === keyOf(parent));
    return copied ? [{...copyOf(line), parent: {lineId: copied.id}}] : [];
  });
  if (addOns.length === 0) return cart;
  const added = await context.cart.addLines(addOns.reverse(), {
    cartId: cart.id,
  });
  return readMutation(added, 'add', context).cart;
}

/** Releases the cart even if it cannot be emptied. Never throws. */
async function emptyAndRelease(
  {cart, requestLog}: CartOwner,
  cartId: string,
  {lines}: ShopifyCart,
): Promise<void> {
  const logError = (error: unknown) =>
    log({requestLog}, 'error', CART_EVENTS.replace, {
      reason: namedReason(error),
    });
  try {
    const ids = lines.nodes.map(({id}) => id);
    await cart.updateAttributes([{key: REPLACED, value: 'true'}], {cartId});
    await cart.removeLines(ids, {cartId});
  } catch (error) {
    logError(error);
  }
  await cart.updateBuyerIdentity(NO_BUYER, {cartId}).catch(logError);
}
