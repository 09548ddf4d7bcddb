import type {MetafieldsSetUserErrorCode} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {saveCart, timestamp} from '../../data/cart-store';
import type {Cart} from '../../domain/cart';
import {cartId} from '../../domain/cart-id';
import {
  checkMetafield,
  setMetafield,
  type MetafieldInput,
} from '../../domain/cart-metafields';
import {checkInputSize} from '../cart-edits/cart-edit';
import {cartMetafieldSource} from '../object/cart-metafield';
import type {MetafieldSource} from '../object/metafield';
import {findCart} from './change-cart';

interface SetInput extends MetafieldInput {
  readonly ownerId: string;
}

interface SetError {
  readonly code: MetafieldsSetUserErrorCode;
  readonly field: readonly string[];
  readonly message: string;
  readonly elementIndex: number;
}

/** `cartMetafieldsSet`: sets all of them or, with any error, none. */
export function cartMetafieldsSet(
  _root: unknown,
  {metafields}: {readonly metafields: readonly SetInput[]},
  context: ShopContext,
): {
  metafields: readonly MetafieldSource[] | null;
  userErrors: readonly SetError[];
} {
  checkInputSize(metafields);
  return context.shop.database.transaction(() => {
    const carts = new Map<string, Cart>();
    const userErrors = metafields.flatMap((input, elementIndex) => {
      const cart = findCart(context, input.ownerId);
      if (cart) carts.set(input.ownerId, cart);
      const problem = cart
        ? checkMetafield(input)
        : ({
            code: 'INVALID_OWNER',
            field: 'ownerId',
            message: 'Owner is invalid',
          } as const);
      if (!problem) return [];
      const field = ['metafields', String(elementIndex), problem.field];
      return [{...problem, field, elementIndex}];
    });
    if (userErrors.length > 0) return {metafields: null, userErrors};
    return {
      metafields: metafields.flatMap((input) => setOne(context, carts, input)),
      userErrors,
    };
  });
}

function setOne(
  {shop}: ShopContext,
  carts: Map<string, Cart>,
  input: SetInput,
): MetafieldSource[] {
  const cart = carts.get(input.ownerId);
  if (!cart) return [];
  const {all, set} = setMetafield(cart.metafields, input, timestamp(shop));
  carts.set(input.ownerId, saveCart(shop, {...cart, metafields: all}));
  return [cartMetafieldSource(cartId(cart), set)];
}
