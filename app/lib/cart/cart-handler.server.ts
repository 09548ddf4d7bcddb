import {
  cartLinesAddDefault,
  createCartHandler,
  formatAPIResult,
  type CartQueryDataReturn,
} from '@shopify/hydrogen';
import {
  CART_DISCOUNT_CODES_UPDATE_MUTATION,
  CART_GIFT_CARD_CODES_ADD_MUTATION,
  CART_GIFT_CARD_CODES_REMOVE_MUTATION,
  CART_QUERY,
} from '~/graphql/storefront/cart';
import {CART_FRAGMENT} from '~/graphql/storefront/fragments/cart';
import type {ConsentState} from '~/lib/consent/consent-state';

interface HandlerOptions extends Pick<
  Parameters<typeof createCartHandler>[0],
  'buyerIdentity' | 'getCartId' | 'setCartId' | 'storefront'
> {
  /** Passed on to the checkout when a cart is read. */
  readonly consent?: ConsentState;
}

/** A cart as the handler's own methods return it. */
const cartResult = formatAPIResult as (
  ...result: Parameters<typeof formatAPIResult>
) => CartQueryDataReturn;

export type CartHandler = ReturnType<typeof cartHandler>;

/**
 * Hydrogen's cart handler for our cart, with methods that Hydrogen 2025.4 lacks, or whose document
 * the API no longer accepts. These methods need an existing cart.
 */
export function cartHandler({consent, ...options}: HandlerOptions) {
  const {storefront} = options;
  const handler = createCartHandler({
    ...options,
    cartMutateFragment: CART_FRAGMENT,
  });
  // The handler's own function knows a cart that it has just created; `customMethods` would not.
  const cartId = () => handler.getCartId() ?? '';
  return {
    ...handler,
    get: async () => {
      if (!handler.getCartId()) return null;
      const {cart, errors} = await storefront.query(CART_QUERY, {
        variables: {
          cartId: cartId(),
          visitorConsent: consent && visitorConsent(consent),
        },
        cache: storefront.CacheNone(),
      });
      const result = cart || errors ? formatAPIResult(cart, errors) : null;
      return result as Awaited<ReturnType<typeof handler.get>>;
    },
    // Hydrogen's own method leaves out a line's parent.
    addLines: cartLinesAddDefault({
      storefront,
      getCartId: handler.getCartId,
      cartFragment: CART_FRAGMENT,
    }),
    updateDiscountCodes: async (discountCodes: string[]) => {
      const {cartDiscountCodesUpdate, errors} = await storefront.mutate(
        CART_DISCOUNT_CODES_UPDATE_MUTATION,
        {variables: {cartId: cartId(), discountCodes}},
      );
      return cartResult(cartDiscountCodesUpdate, errors);
    },
    addGiftCardCodes: async (giftCardCodes: string[]) => {
      const {cartGiftCardCodesAdd, errors} = await storefront.mutate(
        CART_GIFT_CARD_CODES_ADD_MUTATION,
        {variables: {cartId: cartId(), giftCardCodes}},
      );
      return cartResult(cartGiftCardCodesAdd, errors);
    },
    removeGiftCardCodes: async (appliedGiftCardIds: string[]) => {
      const {cartGiftCardCodesRemove, errors} = await storefront.mutate(
        CART_GIFT_CARD_CODES_REMOVE_MUTATION,
        {variables: {cartId: cartId(), appliedGiftCardIds}},
      );
      return cartResult(cartGiftCardCodesRemove, errors);
    },
  };
}

/** The visitor's decision as `@inContext` takes it; `undefined` before a decision. Marketing is never allowed. */
export function visitorConsent({isDecided, enabled}: ConsentState) {
  return isDecided
    ? {
        analytics: enabled.includes('analytics'),
        marketing: false,
        preferences: false,
        saleOfData: false,
      }
    : undefined;
}
