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
} from '~/graphql/storefront/cart';
import {
  CART_MUTATION_FRAGMENT,
  CART_QUERY_FRAGMENT,
} from '~/graphql/storefront/fragments/cart';

type Options = Pick<
  Parameters<typeof createCartHandler>[0],
  'buyerIdentity' | 'getCartId' | 'setCartId' | 'storefront'
>;

/** As the handler's own methods return it. */
const cartResult = formatAPIResult as (
  ...result: Parameters<typeof formatAPIResult>
) => CartQueryDataReturn;

export type CartHandler = ReturnType<typeof cartHandler>;

/**
 * Hydrogen's cart handler for our cart, with methods that Hydrogen 2025.4 lacks, or whose
 * document the API no longer takes. They need a cart.
 */
export function cartHandler(options: Options) {
  const {storefront} = options;
  const handler = createCartHandler({
    ...options,
    cartQueryFragment: CART_QUERY_FRAGMENT,
    cartMutateFragment: CART_MUTATION_FRAGMENT,
  });
  // Its own, since it knows a cart that it has just made: `customMethods` would not.
  const cartId = () => handler.getCartId() ?? '';
  return {
    ...handler,
    // Hydrogen's own leaves out a line's parent.
    addLines: cartLinesAddDefault({
      storefront,
      getCartId: handler.getCartId,
      cartFragment: CART_MUTATION_FRAGMENT,
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
